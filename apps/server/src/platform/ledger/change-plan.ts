import { sql, type Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';
import type { Database } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';
import { inParts } from '../database/in-parts.ts';

/** The channel on which a committed change of a plan is told; the payload is `{ planId, rev }`. */
export const PLAN_CHANGED = 'plan_changed';

export interface ChangeEntry {
  readonly entity: string;
  readonly entityId: string;
  readonly op: 'create' | 'update' | 'delete';
  readonly before: unknown;
  readonly after: unknown;
}

export interface PlanChange {
  readonly trx: Transaction<DB>;
  /** Adds to the log of the plan; order is kept. */
  readonly record: (entry: ChangeEntry) => void;
}

export interface PlanWrite {
  readonly planId: string;
  readonly actorId: string;
  readonly opId: string;
  readonly callId: string;
  readonly at: Date;
}

/**
 * The one way a plan is changed: one transaction that keeps the op id, does the work, moves `plan.rev` by one, adds to
 * the log and tells listeners. A repeated op id gets the first answer again and changes nothing.
 *
 * @throws AppError alreadyExists when the op id was used for another call or by another person
 */
export async function changePlan<Reply>(
  db: Database,
  write: PlanWrite,
  work: (change: PlanChange) => Promise<Reply>,
): Promise<Reply> {
  return db.transaction().execute((trx) => changePlanWithin(trx, write, work));
}

/** The same as part of a larger transaction: for what changes several plans at once, or other things with them. */
export async function changePlanWithin<Reply>(
  trx: Transaction<DB>,
  write: PlanWrite,
  work: (change: PlanChange) => Promise<Reply>,
): Promise<Reply> {
  const { planId, actorId, opId, callId, at } = write;
  // A second copy of the same write waits here until the first has committed, then finds the row.
  const isNew = await trx
    .insertInto('operation')
    .values({ planId, opId, actorId, callId, at })
    .onConflict((conflict) => conflict.columns(['planId', 'opId']).doNothing())
    .returning('opId')
    .executeTakeFirst();
  if (!isNew) return repeatedReply<Reply>(trx, write);

  const entries: ChangeEntry[] = [];
  const reply = await work({ trx, record: (entry) => void entries.push(entry) });
  if (entries.length > 0) await appendToLog(trx, write, entries);
  await trx
    .updateTable('operation')
    .set({ reply: JSON.stringify(reply) })
    .where('planId', '=', planId)
    .where('opId', '=', opId)
    .execute();
  return reply;
}

async function repeatedReply<Reply>(
  trx: Transaction<DB>,
  { planId, opId, actorId, callId }: PlanWrite,
): Promise<Reply> {
  const first = await trx
    .selectFrom('operation')
    .select(['actorId', 'callId', 'reply'])
    .where('planId', '=', planId)
    .where('opId', '=', opId)
    .executeTakeFirstOrThrow();
  if (first.actorId !== actorId || first.callId !== callId)
    throw new AppError('alreadyExists', { logText: 'op id used for another write' });
  return first.reply as Reply; // kept by this very call
}

async function appendToLog(
  trx: Transaction<DB>,
  { planId, actorId, opId, at }: PlanWrite,
  entries: readonly ChangeEntry[],
): Promise<void> {
  const { rev } = await trx
    .updateTable('plan')
    .set((plan) => ({ rev: plan('rev', '+', 1), updatedAt: at }))
    .where('id', '=', planId)
    .returning('rev')
    .executeTakeFirstOrThrow();
  const rows = entries.map(({ entity, entityId, op, before, after }, ord) => ({
    planId,
    rev,
    ord,
    entity,
    entityId,
    op,
    before: before === null ? null : JSON.stringify(before),
    after: after === null ? null : JSON.stringify(after),
    actorId,
    opId,
    at,
  }));
  for (const part of inParts(rows)) await trx.insertInto('change').values(part).execute();
  await sql`select pg_notify(${PLAN_CHANGED}, ${JSON.stringify({ planId, rev })})`.execute(trx);
}
