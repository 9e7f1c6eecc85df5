import type { BodyOf, createPlan as createPlanCall } from '@tussock/contract';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import type { Op, WithId } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import { inviteOwner } from '../invitations/index.ts';
import { findOrCreateUser, giveRole, insertPlan } from './plan-store.ts';

/** Creates a plan with its owner and lead, and sends the owner the invitation: all of it, or nothing. */
export async function createPlan(
  services: Services,
  { caller, op, body }: { caller: Caller; op: Op; body: WithId<BodyOf<typeof createPlanCall>> },
): Promise<{ _id: string }> {
  const { _id: planId, ...info } = body;
  const email = info.email.toLowerCase();
  return changePlan(services, { caller, op, plan: { planId } }, async ({ trx, at, record }) => {
    const ownerId = await findOrCreateUser(trx, {
      id: uuidv7(),
      email,
      name: info.contactName,
      role: 'accountUser',
    });
    const stored = { ...info, email };
    const isNew = await insertPlan(trx, {
      id: planId,
      info: stored,
      propertyName: info.propertyName,
      ownerId,
      createdBy: caller.userId,
      at,
    });
    if (!isNew) throw new AppError('alreadyExists');
    await giveRole(trx, { planId, userId: caller.userId, role: 'lead', grantedBy: caller.userId });
    await giveRole(trx, { planId, userId: ownerId, role: 'owner', grantedBy: caller.userId });
    await inviteOwner(trx, services, {
      planId,
      ownerId,
      email,
      contactName: info.contactName,
      propertyName: info.propertyName,
      invitedBy: caller,
    });
    record({
      entity: 'plan',
      entityId: planId,
      op: 'create',
      before: null,
      after: { status: 'pendingConfirmation', info: stored },
    });
    return { _id: planId };
  });
}
