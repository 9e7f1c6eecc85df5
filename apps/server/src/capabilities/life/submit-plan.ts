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
 * Submits a plan for approval: freezes its record as the next version, which is what the decision is about. Requests the approvals of the owner and
 * the consultant as well; a sender who is one of them has given theirs.
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
