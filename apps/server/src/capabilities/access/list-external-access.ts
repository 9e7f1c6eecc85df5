import type { ExternalGrant } from '@tussock/contract';
import { dayEndedBy, invitationStateOf, type ExternalRole } from '@tussock/domain';
import type { Services } from '../../services.ts';
import { findNewestInvitations } from '../invitations/index.ts';
import { findGrants } from './access-store.ts';

type Invitations = Awaited<ReturnType<typeof findNewestInvitations>>;

const presentInvitation = (
  invitation: Invitations[number] | undefined,
  at: Date,
): ExternalGrant['invitation'] =>
  invitation
    ? {
        state: invitationStateOf(invitation, at),
        sentAt: invitation.createdAt.toISOString(),
        acceptedAt: invitation.acceptedAt?.toISOString() ?? null,
        expiresAt: invitation.expiresAt.toISOString(),
      }
    : null;

/** The last day of a grant in New Zealand; the stored time is the midnight at its end. */
export const lastDayOf = (expiresAt: Date | null): string | null =>
  expiresAt === null ? null : dayEndedBy(expiresAt);

/** Lists the guests of a plan, with the state of their invitations. */
export async function listExternalAccess({ database, clock }: Services, planId: string) {
  const at = clock.now();
  const [grants, invitations] = await Promise.all([
    findGrants(database.db, planId),
    findNewestInvitations(database.db, planId),
  ]);
  const newest = new Map(invitations.map((invitation) => [invitation.userId, invitation]));
  return {
    externalAccess: grants.map((grant): ExternalGrant => ({
      user_id: grant.userId,
      name: grant.name,
      email: grant.email,
      role: grant.role as ExternalRole, // asked for these only
      mayEdit: grant.role === 'guestEditor',
      expiresOn: lastDayOf(grant.expiresAt),
      isOver: grant.expiresAt !== null && grant.expiresAt <= at,
      grantedAt: grant.grantedAt.toISOString(),
      grantedByName: grant.grantedByName,
      invitation: presentInvitation(newest.get(grant.userId), at),
    })),
  };
}
