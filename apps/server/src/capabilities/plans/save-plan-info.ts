import { canMoveTo, type PlanInfo, type PlanStatus } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import { findPlan, insertOwnerApproval, updatePlanInfo } from './plan-store.ts';
import { presentConfirmation } from './present-plan.ts';

/**
 * Saves a plan's info; with `isConfirming` also records the owner's word and makes the plan active.
 *
 * @throws AppError staleVersion with what stands now; badRequest when the plan does not wait for confirmation
 */
export async function savePlanInfo(
  { database, clock }: Services,
  save: {
    caller: Caller;
    plan: PlanAccess;
    opId: string;
    seenVersion: number | undefined;
    info: PlanInfo;
    isConfirming: boolean;
  },
): Promise<void> {
  const { caller, plan, opId, isConfirming } = save;
  const { planId } = plan;
  const at = clock.now();
  const callId = isConfirming ? 'plan.confirm' : 'plan.update';
  await changePlan(
    database.db,
    { planId, actorId: caller.userId, opId, callId, at },
    async ({ trx, record }) => {
      const before = await findPlan(trx, planId);
      if (isConfirming && !canMoveTo(before.status as PlanStatus, 'active'))
        throw new AppError('badRequest', {
          message: ['The details of this plan have been confirmed already.'],
        });
      const info = { ...save.info, email: save.info.email.toLowerCase() };
      const written = await updatePlanInfo(trx, {
        planId,
        seenVersion: save.seenVersion ?? before.version,
        info,
        propertyName: info.propertyName,
        ...(isConfirming ? { status: 'active' } : {}),
      });
      if (!written) throw new AppError('staleVersion', { current: presentConfirmation(before) });
      if (isConfirming)
        await insertOwnerApproval(trx, {
          id: uuidv7(),
          planId,
          by: caller.userId,
          at,
          planVersion: written.version,
        });
      record({
        entity: 'plan',
        entityId: planId,
        op: 'update',
        before: { status: before.status, info: before.info },
        after: { status: isConfirming ? 'active' : before.status, info },
      });
      return null;
    },
  );
}
