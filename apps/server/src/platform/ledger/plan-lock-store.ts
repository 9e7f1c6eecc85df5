import { dayInNewZealand, lifeWords, lockOnWrite, type LockedThing, type PlanStatus } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';
import { AppError } from '../http/app-error.ts';
import type { Entity } from './entity.ts';

/** The state of a plan in its life, and its dates. */
export interface LifeStanding {
  readonly status: PlanStatus;
  /** Time when the plan was submitted for the pending decision, else when it reached its state: it may have been archived meanwhile. */
  readonly sentAt: Date;
  readonly createdAt: Date;
}

/** Loads the life state of a plan that the change has locked; undefined before the plan is created. */
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
 * Refuses a write that the state of the plan forbids, as `lockOnWrite` says: a submitted plan keeps part of its content until the decision, an
 * archived one all of it for good. Every write of a plan is checked here.
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
