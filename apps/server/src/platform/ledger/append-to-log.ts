import { sql, type Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';
import { inParts } from '../database/in-parts.ts';
import type { Op } from './op.ts';

/** The channel on which a committed change of a plan is told; the payload is `{ planId, rev }`. */
export const PLAN_CHANGED = 'plan_changed';

export interface ChangeEntry {
  readonly entity: string;
  readonly entityId: string;
  readonly op: 'create' | 'update' | 'delete';
  readonly before: unknown;
  readonly after: unknown;
}

/** Under whose name, and under which op id, something of a plan is written. */
export interface Writing {
  readonly planId: string;
  readonly at: Date;
  readonly actorId: string;
  readonly op: Op;
}

/** Moves the plan on by one, adds to its log and tells listeners when it is committed. */
export async function appendToLog(
  trx: Transaction<DB>,
  { planId, actorId, op, at }: Writing,
  entries: readonly ChangeEntry[],
): Promise<void> {
  const { rev } = await trx
    .updateTable('plan')
    .set((plan) => ({ rev: plan('rev', '+', 1), updatedAt: at }))
    .where('id', '=', planId)
    .returning('rev')
    .executeTakeFirstOrThrow();
  const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
  const rows = entries.map(({ before, after, ...entry }, ord) => ({
    ...entry,
    planId,
    rev,
    ord,
    before: asJson(before),
    after: asJson(after),
    actorId,
    opId: op.id,
    at,
  }));
  for (const part of inParts(rows)) await trx.insertInto('change').values(part).execute();
  await sql`select pg_notify(${PLAN_CHANGED}, ${JSON.stringify({ planId, rev })})`.execute(trx);
}
