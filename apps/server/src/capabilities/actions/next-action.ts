import { idFromName, isDoneState, nextOfAction, type ActionValues } from '@tussock/domain';
import { isSame } from '@tussock/replica';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import type { Thing } from '../../platform/things/thing-store.ts';
import { findNextOf, isSpokenOf } from './action-store.ts';
import { valuesOfAction } from '../../platform/things/stored-actions.ts';
import { actionWrites } from './action-things.ts';
import { contentOfAction } from './action-content.ts';

const isDone = (row: Thing | null): row is Thing => row !== null && isDoneState(valuesOfAction(row).state);

const nextValues = (row: Thing): ActionValues | undefined => {
  const values = valuesOfAction(row);
  return nextOfAction(values, values.doneOn ?? '');
};

/**
 * Makes the next of an action that repeats and was done, once; and takes it away again when it turns out not to be done, unless somebody
 * has laid hands on it since.
 */
export async function keepNextInStep(change: PlanChange, before: Thing | null, after: Thing): Promise<void> {
  if (isDone(after) && !isDone(before)) await makeNext(change, after);
  if (isDone(before) && !isDone(after)) await takeNextBack(change, before);
}

async function makeNext(change: PlanChange, done: Thing): Promise<void> {
  const values = nextValues(done);
  if (!values) return;
  const { trx, planId } = change;
  const next = await findNextOf(trx, planId, done.id);
  if (next && next.deletedAt === null) return;
  const thing = await contentOfAction(change, { before: null, values, followsId: done.id });
  await (next
    ? actionWrites.bringBack(change, next, thing)
    : actionWrites.add(change, idFromName(planId, `next of ${done.id}`), thing));
}

async function takeNextBack(change: PlanChange, before: Thing): Promise<void> {
  const { trx, planId } = change;
  const next = await findNextOf(trx, planId, before.id);
  if (!next || next.deletedAt !== null || !isSame(next.content, nextValues(before))) return;
  if (!(await isSpokenOf(trx, planId, next.id))) await actionWrites.remove(change, next);
}
