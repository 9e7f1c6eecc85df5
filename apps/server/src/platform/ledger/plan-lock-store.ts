import { dayInNewZealand, lifeWords, lockOnWrite, type LockedThing, type PlanStatus } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';
import { AppError } from '../http/app-error.ts';
import type { Entity } from './entity.ts';

/** Where a plan stands in its life, and since when. */
export interface LifeStanding {
  readonly status: PlanStatus;
  /** When the plan was sent for the decision that it waits for, else since when it stands so: it may have been put away meanwhile. */
  readonly sentAt: Date;
  readonly createdAt: Date;
}

/** Where a plan stands that is held by its change; undefined before it is made. */
export async function findStanding(trx: Transaction<DB>, planId: string): Promise<LifeStanding | undefined> {
  const { rows } = await sql<{ status: string; statusSince: Date; createdAt: Date; askedAt: string | null }>`
    select status, status_since, created_at, (select made -> 'requestedBy' ->> 'at' from plan_approval
      where plan_id = plan.id and approval_type = 'provider' and decision is null and deleted_at is null) as asked_at
    from plan where id = ${planId}`.execute(trx);
  const [row] = rows;
  if (!row) return undefined;
  const { status, statusSince, createdAt, askedAt } = row;
  // Written from the table of statuses only.
  return {
    status: status as PlanStatus,
    sentAt: askedAt === null ? statusSince : new Date(askedAt),
    createdAt,
  };
}

/**
 * Whatever changes a plan comes through here, by whichever call: what a plan holds still while it waits for a decision, or for good once it
 * is archived, is said once in `lockOnWrite`.
 *
 * @throws AppError planSubmitted, planArchived
 */
export function refuseLocked<Row>(
  standing: LifeStanding | undefined,
  { entity, before, after }: { entity: Entity<Row>; before: Row | null; after: Row | null },
): void {
  const { recorded } = entity;
  const row = after ?? before;
  if (!standing || !recorded || !row) return;
  const thing = (one: Row | null): LockedThing | null => one && recorded(one);
  const lock = lockOnWrite(standing.status, {
    entity: entity.nameOf(row),
    before: thing(before),
    after: thing(after),
  });
  if (lock === 'planArchived') throw new AppError('planArchived');
  if (lock === 'planSubmitted')
    throw new AppError('planSubmitted', {
      message: [lifeWords.isSubmitted(dayInNewZealand(standing.sentAt))],
    });
}
