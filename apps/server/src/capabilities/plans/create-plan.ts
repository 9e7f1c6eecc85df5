import type { BodyOf, createPlan as createPlanCall } from '@tussock/contract';
import { canStartPlan, refusalOfOwner, editionsForInfo, newestEditions, populationOf } from '@tussock/domain';
import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../platform/access/caller.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import type { Op, WithId } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import { inviteOwner } from '../invitations/index.ts';
import { planEntity } from './plan-entity.ts';
import { findOrCreateUser, findPlan, findProviderStaff, giveRole, insertPlan } from './plan-store.ts';

/**
 * Creates a plan with its owner, and sends the owner the invitation: all of it, or nothing. Without an e-mail it is a draft until the owner is
 * named. A provider's person becomes lead of the plan they create;
 * an account's person creates it for their account, which is assigned with it, and the provider's staff see it.
 *
 * @throws AppError forbidden for an outside person who belongs to no account; badRequest for an e-mail without a name
 */
export async function createPlan(
  services: Services,
  { caller, op, body }: { caller: Caller; op: Op; body: WithId<BodyOf<typeof createPlanCall>> },
): Promise<{ _id: string }> {
  const { _id: planId, ...info } = body;
  if (!canStartPlan(caller)) throw new AppError('forbidden', { logText: 'belongs to no account' });
  const isOfProvider = populationOf[caller.role] === 'provider';
  const email = info.email?.toLowerCase();
  const unnamed = refusalOfOwner(info);
  if (unnamed) throw refuseFields([unnamed]);
  return changePlan(services, { caller, op, plan: { planId } }, async (change) => {
    const { trx, at, wrote } = change;
    const owner =
      email === undefined || info.contactName === undefined
        ? undefined
        : await findOwnerFor(trx, { email, contactName: info.contactName });
    // A plan goes on with what it is begun with until somebody moves it on.
    const stored = {
      ...info,
      ...(email === undefined ? {} : { email }),
      ...editionsForInfo(newestEditions()),
    };
    const isNew = await insertPlan(trx, {
      id: planId,
      // Nobody is to confirm it while its owner is not named.
      status: owner ? 'pendingConfirmation' : 'draft',
      info: stored,
      propertyName: info.propertyName,
      ownerId: owner?.ownerId ?? null,
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
    if (owner) {
      await giveRole(trx, { planId, userId: owner.ownerId, role: 'owner', grantedBy });
      const { propertyName } = info;
      await inviteOwner(trx, services, {
        planId,
        ...owner,
        propertyName,
        isToConfirm: true,
        invitedBy: caller,
      });
    }
    wrote(planEntity, null, await findPlan(trx, planId));
    return { _id: planId };
  });
}

/** The owner as a user, found or created. */
async function findOwnerFor(
  trx: Transaction<DB>,
  { email, contactName }: { readonly email: string; readonly contactName: string },
) {
  const ownerId = await findOrCreateUser(trx, {
    id: uuidv7(),
    email,
    name: contactName,
    role: 'accountUser',
  });
  return { ownerId, email, contactName };
}
