import type { PlanLifeReply } from '@tussock/contract';
import { lifeWords } from '@tussock/domain';
import type { PlanAccess } from '../../platform/access/caller.ts';
import { changePlan, type PlanAct } from '../../platform/ledger/change-plan.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import type { Services } from '../../services.ts';
import { findPlan } from '../plans/index.ts';
import { askForWord, withdrawWaiting } from './ask-for-words.ts';
import { freezeVersion } from './freeze-version.ts';
import { tellDeciders, tellSigners } from './life-letters.ts';
import { movePlan, presentLife } from './move-plan.ts';
import { orderPrint } from './order-prints.ts';
import { findNewestVersion } from './version-store.ts';

/**
 * Sends a plan for approval: its record as it then stands is frozen as the next version, and that version is what is decided. The owner and
 * the consultant are asked for their word as well; whoever of them sends the plan has given it.
 *
 * @throws AppError wrongMove
 */
export function submitPlan(
  services: Services,
  readers: readonly RecordReader[],
  { note, ...act }: PlanAct & { readonly plan: PlanAccess; readonly note: string | undefined },
): Promise<PlanLifeReply> {
  const { plan } = act;
  return changePlan(services, act, async (change) => {
    const { trx, planId } = change;
    await movePlan(change, 'submit');
    await withdrawWaiting(change);
    const { rev, ownerId, accountId } = await findPlan(trx, planId);
    const versionNumber = ((await findNewestVersion(trx, planId))?.number ?? 0) + 1;
    const ask = { versionNumber };
    const givenBy = (role: 'owner' | 'consultant') => (plan.roles.includes(role) ? 'approved' : undefined);
    await askForWord(change, { ...ask, approvalType: 'provider', note });
    if (ownerId !== null)
      await askForWord(change, { ...ask, approvalType: 'owner', given: givenBy('owner') });
    if (accountId !== null)
      await askForWord(change, {
        ...ask,
        approvalType: 'consultant',
        given: givenBy('consultant'),
      });
    // The log moves the plan on by one when this is done.
    await freezeVersion(change, readers, {
      number: versionNumber,
      rev: rev + 1,
      reason: lifeWords.sentReason,
    });
    await orderPrint(trx, { planId, number: versionNumber, askedBy: change.actorId, askedAt: change.at });
    await tellDeciders(change, services, { versionNumber, note });
    await tellSigners(change, services, versionNumber);
    return presentLife(trx, planId);
  });
}
