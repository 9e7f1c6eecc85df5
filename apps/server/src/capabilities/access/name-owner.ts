import type { BodyOf, nameOwner as nameCall, ReplyOf } from '@tussock/contract';
import { peopleRefusals, populationOf, type GlobalRole, type PlanInfo } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { endInvitations, inviteOwner } from '../invitations/index.ts';
import { findOrCreateUser, giveRole, infoOf, planEntity, writePlanInfo } from '../plans/index.ts';
import { setOwner } from '../users/index.ts';
import { endOwnership, findPerson, holdPlan } from './access-store.ts';
import type { AccessWrite } from './access-write.ts';

/**
 * Sets the owner of a plan that has none, such as one imported from a ZIP, or replaces an owner whose address was mistyped: the person with that
 * address loses access, and their link stops working. An owner who has confirmed the details cannot be replaced.
 *
 * @throws AppError badRequest
 */
export async function nameOwner(
  services: Services,
  { caller, plan, op, body }: AccessWrite & { body: BodyOf<typeof nameCall> },
): Promise<ReplyOf<typeof nameCall>> {
  const email = body.email.toLowerCase();
  return changePlan(services, { caller, plan, op }, async (change) => {
    const { trx, planId, at, target, record } = change;
    const { propertyName, ownerId } = await holdPlan(trx, planId);
    const before = await target(planEntity, planId);
    // A draft waits for its owner to be named, and then for their word.
    const isDraft = before.status === 'draft';
    const isToConfirm = isDraft || before.status === 'pendingConfirmation';
    if (ownerId !== null && !isToConfirm)
      throw new AppError('badRequest', { message: [peopleRefusals.ownerHasConfirmed] });
    const to = await findOrCreateUser(trx, { id: uuidv7(), email, name: body.name, role: 'accountUser' });
    const named = await findPerson(trx, to);
    if (!named) throw new Error('a user that was found or made is there');
    if (to === ownerId) throw refuseFields([{ field: 'email', message: peopleRefusals.isOwnerAlready }]);
    // The column is checked by the database against the same list.
    if (populationOf[named.role as GlobalRole] === 'provider')
      throw refuseFields([{ field: 'email', message: peopleRefusals.ownerIsOfProvider }]);
    const from = ownerId === null ? undefined : await findPerson(trx, ownerId);
    await giveRole(trx, { planId, userId: to, role: 'owner', grantedBy: caller.userId });
    await setOwner(trx, planId, to);
    if (ownerId !== null) {
      await endOwnership(trx, { planId, userId: ownerId });
      await endInvitations(trx, { planId, userId: ownerId }, at);
      record({
        entity: 'externalAccess',
        entityId: ownerId,
        op: 'delete',
        before: { name: from?.name, role: 'owner' },
        after: null,
      });
    }
    record({
      entity: 'externalAccess',
      entityId: to,
      op: 'create',
      before: null,
      after: { name: named.name, role: 'owner' },
    });
    const info = infoOf(before);
    // The mistyped address stands in the details too.
    if (info.email === from?.email) {
      const named = { contactName: body.name, ...info, email } as PlanInfo; // checked when it was written
      await writePlanInfo(change, before, named, isDraft ? 'invite' : undefined);
    }
    await inviteOwner(trx, services, {
      planId,
      ownerId: to,
      email,
      contactName: body.name,
      propertyName,
      isToConfirm,
      invitedBy: caller,
    });
    const detail = { userId: to, from: ownerId };
    await writeAudit(trx, { actorId: caller.userId, action: 'nameOwner', planId, at, detail });
    return { user_id: to, email };
  });
}
