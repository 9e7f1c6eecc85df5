import type { Transaction } from 'kysely';
import { announce } from '../database/announce.ts';
import type { DB } from '../database/generated/schema.ts';
import { inParts } from '../database/in-parts.ts';
import { refreshSummaries } from '../things/plan-summary-store.ts';
import type { Delta } from './delta-of.ts';
import type { Op } from './op.ts';

/** The database channel that announces a committed change of a plan; the payload is `{ planId, rev }`. */
export const PLAN_CHANGED = 'plan_changed';

export interface ChangeEntry {
  readonly entity: string;
  readonly entityId: string;
  readonly op: 'create' | 'update' | 'delete';
  readonly before: unknown;
  readonly after: unknown;
}

/** The person and the op id under which a plan is written. */
export interface Writing {
  readonly planId: string;
  readonly at: Date;
  /** Time of the change by the clock of the device, for a write that was sent later. */
  readonly doneAt: Date | null;
  readonly actorId: string;
  readonly op: Op;
}

const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/**
 * Advances the revision of the plan by one, appends to its log and to the deltas of its record, computes its summary again, and announces it for after
 * the commit. Returns the new revision; with nothing to append, the present one.
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
  await refreshSummaries(trx, [planId]);
  await announce(trx, { channel: PLAN_CHANGED, subject: planId, payload: JSON.stringify({ planId, rev }) });
  return rev;
}

const findRevision = async (trx: Transaction<DB>, planId: string): Promise<number | null> =>
  (await trx.selectFrom('plan').select('rev').where('id', '=', planId).executeTakeFirst())?.rev ?? null;
