import type { Handlers } from '../../handlers.ts';
import { AppError } from '../../platform/http/app-error.ts';
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
    const { propertyName, email, invitedByName, planId, isOwner } = await openInvitation(
      services,
      services.database.db,
      params.token,
    );
    return { propertyName, email, invitedByName, planId, isOwner };
  },
  'invitation.accept': ({ params, caller }) => acceptInvitation(services, { token: params.token, caller }),
  'invitation.renew': ({ params }) => renewInvitation(services, params.token),
  'plan.resendInvitation': async ({ plan, caller }) => {
    const email = await services.database.db.transaction().execute(async (trx) => {
      const owner = await findOwnerOfPlan(trx, plan.planId);
      if (!owner) throw new AppError('badRequest', { message: ['The plan has no owner to invite.'] });
      if (owner.status !== 'pendingConfirmation')
        throw new AppError('badRequest', { message: ['The owner has confirmed the details already.'] });
      await inviteOwner(trx, services, {
        planId: plan.planId,
        ownerId: owner.ownerId,
        email: owner.email,
        contactName: contactNameOf(owner.info),
        propertyName: owner.propertyName,
        invitedBy: caller,
      });
      return owner.email;
    });
    await writeAudit(services.database.db, {
      actorId: caller.userId,
      action: 'invite',
      planId: plan.planId,
      at: services.clock.now(),
    });
    return { email };
  },
});
