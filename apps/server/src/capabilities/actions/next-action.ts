import { idFromName, isDoneState, nextOfAction, type ActionValues } from '@tussock/domain';
import { isSame } from '@tussock/sync';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import type { Thing } from '../../platform/things/thing-store.ts';
import { findNextOf, isSpokenOf } from './action-store.ts';
import { valuesOfAction } from '../../platform/things/stored-actions.ts';
import { actionWrites } from './action-things.ts';
import { contentOfAction } from './action-content.ts';

/** Values of the next action of a repeating one: undefined while it is not done, or does not repeat. */
function nextValues(row: Thing | null): ActionValues | undefined {
  if (row === null) return undefined;
  const values = valuesOfAction(row);
  return isDoneState(values.state) ? nextOfAction(values, values.doneOn ?? '') : undefined;
}

/**
 * Creates the next action once a repeating one is done. Until somebody edits that next one, it follows corrections of the one before it, and is
 * deleted when it no longer follows: the first was not done after all, or does not repeat.
 */
export async function keepNextInStep(first: PlanChange, before: Thing | null, after: Thing): Promise<void> {
  const change = { ...first, wrote: first.wroteInStep };
  const [was, is] = [nextValues(before), nextValues(after)];
  if (isSame(was, is)) return;
  if (was === undefined) return makeNext(change, after, is);
  const { trx, planId } = change;
  const next = await findNextOf(trx, planId, after.id);
  if (!next || next.deletedAt !== null || !isSame(next.content, was)) return;
  if (is)
    await actionWrites.rewrite(change, next, await contentOfAction(change, { before: next, values: is }));
  else if (!(await isSpokenOf(trx, planId, next.id))) await actionWrites.remove(change, next);
}

async function makeNext(change: PlanChange, done: Thing, values: ActionValues | undefined): Promise<void> {
  if (!values) return;
  const { trx, planId } = change;
  const next = await findNextOf(trx, planId, done.id);
  if (next && next.deletedAt === null) return;
  const thing = await contentOfAction(change, { before: null, values, followsId: done.id });
  await (next
    ? actionWrites.bringBack(change, next, thing)
    : actionWrites.add(change, idFromName(planId, `next of ${done.id}`), thing));
}
