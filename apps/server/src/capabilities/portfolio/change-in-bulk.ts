import { boardWords, idFromName } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import type { Caller } from '../../platform/access/caller.ts';
import { findPlanAccess } from '../../platform/access/find-plan-access.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import type { Logger } from '../../platform/log/logger.ts';
import { actionStore } from '../../platform/things/stored-actions.ts';
import type { Services } from '../../services.ts';
import { actionWriters } from '../actions/index.ts';
import {
  findAsker,
  findBulk,
  findFormer,
  findRows,
  writeOutcome,
  type BulkChange,
  type BulkTarget,
} from './bulk-store.ts';
import { CHANGE_IN_BULK } from './order-bulk.ts';

type Needed = Pick<Services, 'database' | 'clock'> & { readonly log: Pick<Logger, 'error'> };

/** The op of one row: the same however often the job runs. */
const opOf = ({ id }: BulkChange, { planId, actionId }: BulkTarget) => ({
  id: idFromName(id, `${planId} ${actionId}`),
  callId: CHANGE_IN_BULK,
  digest: () => '',
  seenVersion: undefined,
});

/** The values of some keys; null for those that are missing. */
const valuesAt = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));

/** Values that are there: a missing one is as none in what is compared. */
const withoutNulls = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/**
 * Changes one action by the writer of the record, with the rights of the person who asked. What it became is committed with the change itself.
 *
 * @throws AppError what the same change by hand would be refused with
 */
async function changeOne(
  { database, clock }: Needed,
  {
    bulk,
    caller,
    target,
  }: { readonly bulk: BulkChange; readonly caller: Caller; readonly target: BulkTarget },
): Promise<void> {
  const { planId, actionId } = target;
  const at = clock.now();
  const access = { caller, planId, ability: 'editActions', at, isWrite: true, seeAs: undefined } as const;
  const plan = await findPlanAccess(database.db, access);
  await changePlan({ database, clock }, { caller, plan, op: opOf(bulk, target) }, async (change) => {
    const { trx } = change;
    const row = await actionStore.find(trx, planId, actionId);
    if (!row) throw new AppError('notFound', { message: [boardWords.bulk.notSeen] });
    const keys = Object.keys(bulk.setValues);
    const former = bulk.undoes === null ? null : await findFormer(trx, bulk.undoes, target);
    const part = {
      entity: 'action',
      entityId: actionId,
      op: 'update',
      set: former ?? bulk.setValues,
      // An undoing takes back what the change set, and nothing that somebody has set since.
      base: former ? withoutNulls(bulk.setValues) : {},
      baseVersion: former ? 0 : row.version,
    } as const;
    await actionWriters.action?.(change, part, plan);
    await writeOutcome(trx, bulk.id, target, { state: 'done', former: valuesAt(row.content, keys) });
  });
}

const sentenceOf = (error: AppError): string => {
  const { message } = error.toBody('');
  const { fields = [] } = error.details;
  const [first] = fields.length > 0 ? fields.map((field) => field.message) : [message].flat();
  return first ?? boardWords.bulk.unexpected;
};

/** Why a row was refused, for the person who asked. */
function whyOf(error: unknown): string {
  if (!(error instanceof AppError)) return boardWords.bulk.unexpected;
  return error.code === 'forbidden' && error.details.message === undefined
    ? boardWords.bulk.notSeen
    : sentenceOf(error);
}

/** Lowest status that is a server error: it says nothing about the row, and the job is tried again. */
const OWN_FAULT = 500;

/**
 * Does a bulk change, row by row: a refused row stops no other. A job that ended half-way goes on with the rows that wait.
 *
 * @throws what is no refusal, so that the job is tried again
 */
export async function changeInBulk(needed: Needed, bulkId: string, signal: AbortSignal): Promise<void> {
  const { db } = needed.database;
  const bulk = await findBulk(db, bulkId);
  if (!bulk) return;
  const caller = await findAsker(db, bulk.askedBy);
  for (const { planId, actionId } of await findRows(db, bulkId, 'waiting')) {
    if (signal.aborted) return;
    const target = { planId, actionId };
    try {
      if (!caller) throw new AppError('forbidden');
      await changeOne(needed, { bulk, caller, target });
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= OWN_FAULT) throw error;
      await writeOutcome(db, bulkId, target, { state: 'refused', why: whyOf(error) });
    }
  }
}
