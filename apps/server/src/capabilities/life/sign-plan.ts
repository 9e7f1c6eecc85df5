import type { PlanLifeReply } from '@tussock/contract';
import { canBeSigned, lifeWords, type ApprovalType } from '@tussock/domain';
import type { PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan, type PlanAct } from '../../platform/ledger/change-plan.ts';
import { approvalStore, valuesOfApproval } from '../../platform/things/stored-approvals.ts';
import type { Services } from '../../services.ts';
import { askForWord, decide } from './ask-for-words.ts';
import { tellOfRefusal } from './life-letters.ts';
import { presentLife } from './move-plan.ts';
import { findNewestVersion } from './version-store.ts';

/** The role in which a person signs. @throws AppError badRequest for anybody but the owner and the consultant */
function signerOf({ roles }: PlanAccess): ApprovalType {
  if (roles.includes('owner')) return 'owner';
  if (roles.includes('consultant')) return 'consultant';
  throw new AppError('badRequest', { message: [lifeWords.signAsWho] });
}

/** A signature, or the reason for declining. */
interface SignersWord {
  readonly versionNumber: number;
  readonly decision: 'approved' | 'declined';
  readonly note?: string | undefined;
}

/**
 * Records the owner's or the consultant's answer on the newest version; a refusal is sent to the sender of the plan.
 *
 * @throws AppError badRequest, staleApproval, wrongMove
 */
export function signPlan(
  services: Services,
  { said, ...act }: PlanAct & { readonly plan: PlanAccess; readonly said: SignersWord },
): Promise<PlanLifeReply> {
  const { versionNumber, decision, note } = said;
  const approvalType = signerOf(act.plan);
  return changePlan(services, act, async (change) => {
    const { trx, planId } = change;
    const newest = (await findNewestVersion(trx, planId))?.number;
    if (newest === undefined) throw new AppError('notFound');
    if (newest !== versionNumber)
      throw new AppError('staleApproval', {
        message: [lifeWords.otherVersion(versionNumber, newest)],
        current: await presentLife(trx, planId),
      });
    const rows = await approvalStore.findAll(trx, planId);
    if (!canBeSigned(rows.map(valuesOfApproval), versionNumber))
      throw new AppError('wrongMove', {
        message: [lifeWords.notAskedAnyMore(versionNumber)],
        current: await presentLife(trx, planId),
      });
    const own = rows.find((row) => {
      const values = valuesOfApproval(row);
      return values.approvalType === approvalType && values.versionNumber === versionNumber;
    });
    if (!own) await askForWord(change, { approvalType, versionNumber, given: decision, note });
    else if (valuesOfApproval(own).decision === undefined) await decide(change, own, { decision, note });
    else throw new AppError('wrongMove', { message: [lifeWords.signedAlready] });
    if (decision === 'declined') await tellOfRefusal(change, services, { rows, versionNumber, note });
    return presentLife(trx, planId);
  });
}
