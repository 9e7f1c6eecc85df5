import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import { invitationLetter, ownerLetter } from '../../platform/mail/invitation-letter.ts';
import type { Services } from '../../services.ts';
import { sendInvitation } from './send-invitation.ts';

/** Invites the owner of a plan: to confirm its details where that is pending, else to open it. */
export const inviteOwner = (
  trx: Transaction<DB>,
  services: Services,
  about: {
    planId: string;
    ownerId: string;
    email: string;
    contactName: string;
    propertyName: string;
    isToConfirm: boolean;
    invitedBy: { userId: string; name: string };
  },
): Promise<void> =>
  sendInvitation(trx, services, {
    planId: about.planId,
    userId: about.ownerId,
    email: about.email,
    invitedBy: about.invitedBy.userId,
    letter: (link) =>
      (about.isToConfirm ? invitationLetter : ownerLetter)({
        to: about.email,
        contactName: about.contactName,
        propertyName: about.propertyName,
        invitedByName: about.invitedBy.name,
        link,
      }),
  });
