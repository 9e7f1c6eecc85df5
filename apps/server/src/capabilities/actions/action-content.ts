import { dueDayOf, isDoneState, signaturesIn, type ActionState, type ActionValues } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import type { Thing, ThingContent } from '../../platform/things/thing-store.ts';
import { signatureOf } from '../../platform/things/person-name-store.ts';
import { madeOfAction, type ActionMade } from '../../platform/things/stored-actions.ts';

/** Signatures for completion and verification, as far as the action has them. */
async function signatures(
  change: PlanChange,
  before: Thing | null,
  to: ActionState,
): Promise<Pick<ActionMade, 'doneBy' | 'verifiedBy'>> {
  if (!isDoneState(to)) return {};
  return signaturesIn(to, before ? madeOfAction(before) : {}, await signatureOf(change));
}

async function madeOf(
  change: PlanChange,
  {
    before,
    values,
    followsId,
  }: { before: Thing | null; values: ActionValues; followsId?: string | undefined },
): Promise<ActionMade> {
  const standing = before ? madeOfAction(before) : undefined;
  const dueDay = dueDayOf(values);
  const follows = standing?.followsId ?? followsId;
  return {
    createdBy: standing?.createdBy ?? (await signatureOf(change)),
    ...(dueDay === undefined ? {} : { dueDay }),
    ...(follows === undefined ? {} : { followsId: follows }),
    ...(await signatures(change, before, values.state)),
  };
}

/** Creates the stored content of an action from checked values. */
export async function contentOfAction(
  change: PlanChange,
  about: { before: Thing | null; values: ActionValues; followsId?: string },
): Promise<ThingContent> {
  const made = await madeOf(change, about);
  // Plain values by their declarations.
  return { content: about.values as unknown as Values, made: made as unknown as Values };
}
