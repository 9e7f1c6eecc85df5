import { dayEndedBy } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import { guestLetter } from '../../platform/mail/invitation-letter.ts';
import type { Services } from '../../services.ts';
import { findGuest } from './invitation-store.ts';
import { sendInvitation } from './send-invitation.ts';

/** Invites a guest to a plan. Returns the address; undefined, without a letter, when the grant is no longer valid. */
export async function inviteGuest(
  trx: Transaction<DB>,
  services: Services,
  about: { planId: string; userId: string; invitedBy: { userId: string; name: string } },
): Promise<string | undefined> {
  const guest = await findGuest(trx, about, services.clock.now());
  if (!guest) return undefined;
  const { userId, email, name, propertyName, role, expiresAt } = guest;
  await sendInvitation(trx, services, {
    planId: about.planId,
    userId,
    email,
    invitedBy: about.invitedBy.userId,
    letter: (link) =>
      guestLetter({
        to: email,
        name,
        propertyName,
        invitedByName: about.invitedBy.name,
        mayEdit: role === 'guestEditor',
        lastDay: expiresAt === null ? null : dayEndedBy(expiresAt),
        link,
      }),
  });
  return email;
}
