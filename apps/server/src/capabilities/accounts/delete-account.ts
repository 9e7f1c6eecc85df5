import { isUuid } from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import { changeOutsidePlans, type OutsideChange } from '../../platform/ledger/change-plan.ts';
import type { Op } from '../../platform/ledger/op.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { findPlan, planEntity } from '../plans/index.ts';
import { endUsers, holdAccount, holdUsersOfAccount, notThere } from '../users/index.ts';
import { holdPlansOfAccount, markAccountDeleted, unassignPlan } from './account-store.ts';

/** Removes the account from its plans, with a log entry in each. */
async function unassignPlans(
  { trx, onPlan }: OutsideChange,
  account: { readonly id: string; readonly name: string },
): Promise<number> {
  const plans = await holdPlansOfAccount(trx, account.id);
  for (const { id: planId } of plans)
    await onPlan(planId, async ({ record, derived }) => {
      const plan = await findPlan(trx, planId);
      await unassignPlan(trx, planId);
      derived(planEntity, plan, await findPlan(trx, planId));
      record({
        entity: 'accountAccess',
        entityId: account.id,
        op: 'delete',
        before: { name: account.name },
        after: null,
      });
    });
  return plans.length;
}

/**
 * Deletes an account with its users; its plans lose their account.
 *
 * @throws AppError notFound, badRequest when a plan would be left without a lead or an owner
 */
export async function deleteAccount(
  services: Services,
  { accountId, ...act }: { caller: Caller; op: Op; accountId: string },
): Promise<{ _id: string; name: string }> {
  const { caller } = act;
  if (!isUuid(accountId)) throw notThere(caller);
  return changeOutsidePlans(services, act, async (change) => {
    const { trx, at } = change;
    const account = await holdAccount(trx, accountId);
    if (!account) throw notThere(caller);
    const users = await holdUsersOfAccount(trx, account.id);
    await endUsers(change, users, caller);
    const plans = await unassignPlans(change, account);
    await markAccountDeleted(trx, account.id, at);
    await writeAudit(trx, {
      actorId: caller.userId,
      action: 'deleteAccount',
      at,
      detail: { accountId: account.id, name: account.name, users: users.length, plans },
    });
    return { _id: account.id, name: account.name };
  });
}
