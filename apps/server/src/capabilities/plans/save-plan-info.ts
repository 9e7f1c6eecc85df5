import type { PlanInfoReply } from '@tussock/contract';
import { canMoveTo, type PlanInfo, type PlanStatus } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan, type PlanChange } from '../../platform/ledger/change-plan.ts';
import type { Op } from '../../platform/ledger/op.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { readOutcomes } from '../outcomes/index.ts';
import { findApprovals, findPlan, insertOwnerApproval, updatePlanInfo } from './plan-store.ts';
import { planEntity, type PlanRow } from './plan-entity.ts';
import { presentPlan } from './present-plan.ts';

/**
 * Saves a plan's info; with `isConfirming` also records the owner's word and makes the plan active. Gives the plan as it then stands.
 *
 * @throws AppError staleVersion with what stands now; badRequest when the plan does not wait for confirmation
 */
export function savePlanInfo(
  services: Services,
  {
    info: given,
    isConfirming,
    ...act
  }: { caller: Caller; plan: PlanAccess; op: Op; info: PlanInfo; isConfirming: boolean },
): Promise<PlanInfoReply> {
  const { caller, plan } = act;
  return changePlan(services, act, async (change) => {
    const { trx, planId, at, target } = change;
    const before = await target(planEntity, planId);
    if (isConfirming && !canMoveTo(before.status as PlanStatus, 'active'))
      throw new AppError('badRequest', {
        message: ['The details of this plan have been confirmed already.'],
      });
    const after = await writePlanInfo(change, before, given, isConfirming ? { status: 'active' } : {});
    if (isConfirming) {
      const by = caller.userId;
      await insertOwnerApproval(trx, { id: uuidv7(), planId, by, at, planVersion: after.version });
      await writeAudit(trx, { actorId: by, action: 'confirmDetails', planId, at });
    }
    // The log moves the plan on by one when this is done.
    const moved = { ...after, rev: after.rev + 1, updatedAt: at };
    const approvals = await findApprovals(trx, planId);
    return presentPlan(moved, { plan, approvals, outcomes: await readOutcomes(trx, planId) });
  });
}

/** Writes a plan's info, as part of a change of the plan. */
export async function writePlanInfo(
  { trx, planId, wrote }: PlanChange,
  before: PlanRow,
  given: PlanInfo,
  status: { readonly status?: 'active' } = {},
): Promise<PlanRow> {
  const info = { ...given, email: given.email.toLowerCase() };
  await updatePlanInfo(trx, { planId, info, propertyName: info.propertyName, ...status });
  const after = await findPlan(trx, planId);
  wrote(planEntity, before, after);
  return after;
}
