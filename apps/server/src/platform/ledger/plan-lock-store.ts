import { dayInNewZealand, lifeWords, lockOnWrite, type LockedThing, type PlanStatus } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';
import { AppError } from '../http/app-error.ts';
import type { Entity } from './entity.ts';

/** Where a plan stands in its life, and since when. */
export interface LifeStanding {
  readonly status: PlanStatus;
  readonly statusSince: Date;
}

/** Where a plan stands that is held by its change; undefined before it is made. */
export async function findStanding(trx: Transaction<DB>, planId: string): Promise<LifeStanding | undefined> {
  const row = await trx
    .selectFrom('plan')
    .select(['status', 'statusSince'])
    .where('id', '=', planId)
    .executeTakeFirst();
  return row && { status: row.status as PlanStatus, statusSince: row.statusSince }; // written from the table of statuses only
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
      message: [lifeWords.isSubmitted(dayInNewZealand(standing.statusSince))],
    });
}
