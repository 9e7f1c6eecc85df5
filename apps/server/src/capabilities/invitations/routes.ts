import { peopleRefusals } from '@tussock/domain';
import type { Handlers } from '../../handlers.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { findOwnerOfPlan } from './invitation-store.ts';
import { inviteOwner } from './invite-owner.ts';
import { openInvitation } from './open-invitation.ts';
import { contactNameOf, renewInvitation } from './renew-invitation.ts';

type InvitationCall = 'invitation.read' | 'invitation.accept' | 'invitation.renew' | 'plan.resendInvitation';

export const invitationHandlers = (services: Services): Handlers<InvitationCall> => ({
  'invitation.read': async ({ params }) => {
    const { propertyName, email, userId, invitedByName, planId, isOwner, isToConfirm } = await openInvitation(
      services,
      services.database.db,
      params.token,
    );
    return { propertyName, email, userId, invitedByName, planId, isOwner, isToConfirm };
  },
  'invitation.accept': ({ params, caller, op }) =>
    acceptInvitation(services, { token: params.token, caller, op }),
  'invitation.renew': ({ params }) => renewInvitation(services, params.token),
  'plan.resendInvitation': ({ plan, caller, op }) =>
    changePlan(services, { plan, caller, op }, async ({ trx, planId, at }) => {
      const owner = await findOwnerOfPlan(trx, planId);
      if (!owner) throw new AppError('badRequest', { message: ['The plan has no owner to invite.'] });
      if (owner.status !== 'pendingConfirmation')
        throw new AppError('badRequest', { message: [peopleRefusals.ownerHasConfirmed] });
      await inviteOwner(trx, services, {
        planId,
        ownerId: owner.ownerId,
        email: owner.email,
        contactName: contactNameOf(owner.info),
        propertyName: owner.propertyName,
        isToConfirm: true,
        invitedBy: caller,
      });
      await writeAudit(trx, { actorId: caller.userId, action: 'invite', planId, at });
      return { email: owner.email };
    }),
});
