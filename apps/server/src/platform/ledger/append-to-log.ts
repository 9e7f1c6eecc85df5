import { sql, type Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';
import { inParts } from '../database/in-parts.ts';
import type { Delta } from './delta-of.ts';
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
  /** By the clock of the device, where it was sent later. */
  readonly doneAt: Date | null;
  readonly actorId: string;
  readonly op: Op;
}

const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/**
 * Moves the plan on by one, adds to its log and to the deltas of its record, and tells listeners when it is committed. Gives the revision;
 * where there is nothing to add, the one that the plan has.
 */
export async function appendToLog(
  trx: Transaction<DB>,
  { planId, actorId, op, at, doneAt }: Writing,
  { entries, deltas }: { readonly entries: readonly ChangeEntry[]; readonly deltas: readonly Delta[] },
): Promise<number | null> {
  if (entries.length === 0 && deltas.length === 0) return findRevision(trx, planId);
  const { rev } = await trx
    .updateTable('plan')
    .set((plan) => ({ rev: plan('rev', '+', 1), updatedAt: at }))
    .where('id', '=', planId)
    .returning('rev')
    .executeTakeFirstOrThrow();
  const by = { planId, rev, actorId, opId: op.id, at };
  const changes = entries.map(({ before, after, ...entry }, ord) => ({
    ...entry,
    ...by,
    doneAt,
    ord,
    before: asJson(before),
    after: asJson(after),
  }));
  for (const part of inParts(changes)) await trx.insertInto('change').values(part).execute();
  const rows = deltas.map(({ setValues, setMade, ...delta }, ord) => ({
    ...delta,
    ...by,
    ord,
    setValues: asJson(setValues),
    setMade: asJson(setMade),
  }));
  for (const part of inParts(rows)) await trx.insertInto('planDelta').values(part).execute();
  await sql`select pg_notify(${PLAN_CHANGED}, ${JSON.stringify({ planId, rev })})`.execute(trx);
  return rev;
}

const findRevision = async (trx: Transaction<DB>, planId: string): Promise<number | null> =>
  (await trx.selectFrom('plan').select('rev').where('id', '=', planId).executeTakeFirst())?.rev ?? null;
