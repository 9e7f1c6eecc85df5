import type { BodyOf, BulkOutcome, changeInBulk } from '@tussock/contract';
import { actionWords, boardWords, isUuid } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../platform/access/caller.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import { changeOutsidePlans, type OutsideAct } from '../../platform/ledger/change-plan.ts';
import { selectVisiblePlans } from '../../platform/things/visible-plan-store.ts';
import type { Services } from '../../services.ts';
import {
  countRows,
  findBulk,
  findPersonName,
  findRefused,
  findRows,
  insertBulk,
  isUndone,
  type BulkChange,
} from './bulk-store.ts';

/** Kind of the job that does a bulk change. */
export const CHANGE_IN_BULK = 'portfolio.changeInBulk';

type OwnAct = OutsideAct & { readonly caller: Caller };

const order = (trx: Transaction<DB>, bulkId: string): Promise<void> =>
  addJob(trx, { kind: CHANGE_IN_BULK, payload: { bulkId }, dedupeKey: `${CHANGE_IN_BULK}:${bulkId}` });

/** The values of an action that a bulk change sets. @throws AppError badRequest for a person who is gone */
async function valuesOf(
  trx: Transaction<DB>,
  { dueOn, responsibleId, state }: BodyOf<typeof changeInBulk>,
): Promise<Values> {
  if (dueOn !== undefined) return { dueOn, dueSeason: null, dueYear: null };
  if (state !== undefined) return { state };
  if (responsibleId === null || responsibleId === undefined)
    return { responsibleId: null, responsibleName: null };
  const responsibleName = await findPersonName(trx, responsibleId);
  if (responsibleName === undefined) throw new AppError('badRequest', { message: [actionWords.noAccess] });
  return { responsibleId, responsibleName };
}

/** Orders one change of many actions. What each may is asked when it is done. */
export const orderBulk = (
  services: Services,
  act: OwnAct,
  body: BodyOf<typeof changeInBulk>,
): Promise<{ _id: string }> =>
  changeOutsidePlans(services, act, async ({ trx, at }) => {
    const id = uuidv7();
    const setValues = await valuesOf(trx, body);
    const bulk = { id, askedBy: act.caller.userId, setValues, undoes: null, createdAt: at };
    const targets = body.actions.map(({ planId, actionId }) => ({
      planId: planId.toLowerCase(),
      actionId: actionId.toLowerCase(),
    }));
    await insertBulk(trx, bulk, targets);
    await order(trx, id);
    return { _id: id };
  });

/** Finds a bulk change of the caller. @throws AppError notFound */
async function findOwn(
  db: Parameters<typeof findBulk>[0],
  caller: Caller,
  bulkId: string,
): Promise<BulkChange> {
  const bulk = isUuid(bulkId) ? await findBulk(db, bulkId.toLowerCase()) : undefined;
  if (bulk?.askedBy !== caller.userId) throw new AppError('notFound');
  return bulk;
}

/** Orders the undoing of a bulk change: of the actions that it changed, and once. @throws AppError notFound, badRequest */
export const orderUndo = (services: Services, act: OwnAct, bulkId: string): Promise<{ _id: string }> =>
  changeOutsidePlans(services, act, async ({ trx, at }) => {
    const { id: undoes, setValues } = await findOwn(trx, act.caller, bulkId);
    if (await isUndone(trx, undoes))
      throw new AppError('badRequest', { message: [boardWords.bulk.alreadyUndone] });
    if ((await countRows(trx, undoes)).waiting > 0)
      throw new AppError('badRequest', { message: [boardWords.bulk.notFinished] });
    const id = uuidv7();
    const rows = await findRows(trx, undoes, 'done');
    const targets = rows.map(({ planId, actionId }) => ({ planId, actionId }));
    await insertBulk(trx, { id, askedBy: act.caller.userId, setValues, undoes, createdAt: at }, targets);
    await order(trx, id);
    return { _id: id };
  });

/** Reads what became of a bulk change. Names are told of plans that the caller may see. @throws AppError notFound */
export async function readOutcome(
  { database: { db }, clock }: Services,
  caller: Caller,
  bulkId: string,
): Promise<BulkOutcome> {
  const { id } = await findOwn(db, caller, bulkId);
  const [counts, refused, undone] = await Promise.all([
    countRows(db, id),
    findRefused(db, id),
    isUndone(db, id),
  ]);
  const planIds = [...new Set(refused.map(({ planId }) => planId))];
  const seen =
    planIds.length === 0
      ? []
      : await selectVisiblePlans(db, caller, clock.now())
          .select('plan.id')
          .where('plan.id', 'in', planIds)
          .execute();
  const visible = new Set(seen.map((plan) => plan.id));
  return {
    _id: id,
    ...counts,
    refused: refused.map(({ planId, actionId, why, propertyName, title }) => ({
      planId,
      actionId,
      propertyName: visible.has(planId) ? (propertyName ?? '') : '',
      title: visible.has(planId) ? (title ?? '') : '',
      why: why ?? '',
    })),
    isUndone: undone,
  };
}
