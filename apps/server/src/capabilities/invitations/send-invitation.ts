import { INVITATION_DAYS } from '@tussock/domain';
import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { DB } from '../../platform/database/generated/schema.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import type { Letter } from '../../platform/mail/mailer.ts';
import { hashOfSecret } from '../../platform/secrets/secret.ts';
import type { Services } from '../../services.ts';
import { insertInvitation, replaceOpenInvitations } from './invitation-store.ts';
import { newInvitationToken } from './invitation-token.ts';

const DAY_MS = 86_400_000;

/** Creates a new link to a plan for a person, in place of any open one, and sends the letter with it. */
export async function sendInvitation(
  trx: Transaction<DB>,
  { configuration, clock }: Services,
  invitation: {
    planId: string;
    userId: string;
    email: string;
    invitedBy: string;
    letter: (link: string) => Letter;
  },
): Promise<void> {
  const { planId, userId, email, invitedBy } = invitation;
  const at = clock.now();
  const id = uuidv7();
  const token = newInvitationToken(configuration.sessionKey);
  await replaceOpenInvitations(trx, { planId, userId }, at);
  await insertInvitation(trx, {
    id,
    planId,
    userId,
    email,
    tokenHash: hashOfSecret(token),
    invitedBy,
    createdAt: at,
    expiresAt: new Date(at.getTime() + INVITATION_DAYS * DAY_MS),
  });
  const letter = invitation.letter(`${configuration.publicUrl}/invitation/${token}`);
  await addJob(trx, { kind: 'mail', payload: letter, dedupeKey: `invitation:${id}` });
}
