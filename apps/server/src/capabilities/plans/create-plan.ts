import type { BodyOf, createPlan as createPlanCall } from '@tussock/contract';
import { canStartPlan, editionsForInfo, newestEditions, populationOf } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import type { Op, WithId } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import { inviteOwner } from '../invitations/index.ts';
import { planEntity } from './plan-entity.ts';
import { findOrCreateUser, findPlan, findProviderStaff, giveRole, insertPlan } from './plan-store.ts';

/**
 * Creates a plan with its owner, and sends the owner the invitation: all of it, or nothing. A provider's person becomes lead of the plan they create;
 * an account's person creates it for their account, which is assigned with it, and the provider's staff see it.
 *
 * @throws AppError forbidden for an outside person who belongs to no account
 */
export async function createPlan(
  services: Services,
  { caller, op, body }: { caller: Caller; op: Op; body: WithId<BodyOf<typeof createPlanCall>> },
): Promise<{ _id: string }> {
  const { _id: planId, ...info } = body;
  if (!canStartPlan(caller)) throw new AppError('forbidden', { logText: 'belongs to no account' });
  const isOfProvider = populationOf[caller.role] === 'provider';
  const email = info.email.toLowerCase();
  return changePlan(services, { caller, op, plan: { planId } }, async ({ trx, at, wrote }) => {
    const ownerId = await findOrCreateUser(trx, {
      id: uuidv7(),
      email,
      name: info.contactName,
      role: 'accountUser',
    });
    // A plan goes on with what it is begun with until somebody moves it on.
    const stored = { ...info, email, ...editionsForInfo(newestEditions()) };
    const isNew = await insertPlan(trx, {
      id: planId,
      info: stored,
      propertyName: info.propertyName,
      ownerId,
      createdBy: caller.userId,
      accountId: isOfProvider ? null : caller.accountId,
      at,
    });
    if (!isNew) throw new AppError('alreadyExists');
    const grantedBy = caller.userId;
    if (isOfProvider) await giveRole(trx, { planId, userId: caller.userId, role: 'lead', grantedBy });
    else
      for (const userId of await findProviderStaff(trx))
        await giveRole(trx, { planId, userId, role: 'viewer', grantedBy });
    await giveRole(trx, { planId, userId: ownerId, role: 'owner', grantedBy });
    await inviteOwner(trx, services, {
      planId,
      ownerId,
      email,
      contactName: info.contactName,
      propertyName: info.propertyName,
      isToConfirm: true,
      invitedBy: caller,
    });
    wrote(planEntity, null, await findPlan(trx, planId));
    return { _id: planId };
  });
}
