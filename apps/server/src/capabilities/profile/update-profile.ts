import { randomBytes } from 'node:crypto';
import type { CurrentUser } from '@tussock/contract';
import { EMAIL_CHANGE_HOURS } from '@tussock/domain';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import { changeOutsidePlans } from '../../platform/ledger/change-plan.ts';
import type { Op } from '../../platform/ledger/op.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import {
  emailChangeLetter,
  emailLeavingLetter,
  emailTakenLetter,
} from '../../platform/mail/email-change-letter.ts';
import { hashOfSecret } from '../../platform/secrets/secret.ts';
import type { Services } from '../../services.ts';
import { checkFreshSignIn, readCurrentUser } from '../session/index.ts';
import { updateAdminEmail, refusingEmailConflict } from '../users/index.ts';
import {
  findPendingEmail,
  insertEmailChange,
  isEmailTaken,
  renameUser,
  replaceEmailChanges,
  setEmail,
  takeEmailChange,
} from './profile-store.ts';

interface NameAndEmail {
  readonly name: string;
  readonly email: string;
}

const HOUR_MS = 3_600_000;

/**
 * Saves the name at once. A new e-mail address, which receives invitations and letters, counts only when the link sent there was opened; the sign-in
 * depends on issuer and subject and does not change.
 *
 * @throws AppError signInAgain when another address is requested long after signing in
 */
export async function updateProfile(
  services: Services,
  { name, email: given, request, ...act }: { caller: Caller; op: Op; request: FastifyRequest } & NameAndEmail,
): Promise<{ user: CurrentUser; pendingEmail: string | null }> {
  const { caller } = act;
  const email = given.toLowerCase();
  if (email !== caller.email) await checkFreshSignIn(services, request);
  return changeOutsidePlans(services, act, async ({ trx, at }) => {
    await renameUser(trx, caller.userId, name);
    // Saying the present address again takes a wish for another one back; saying the wish again sends the letter again.
    await replaceEmailChanges(trx, caller.userId, at);
    if (email !== caller.email) await askForEmail(trx, services, { caller, name, email, at });
    return {
      user: await readCurrentUser(trx, caller.userId),
      pendingEmail: await findPendingEmail(trx, caller.userId, at),
    };
  });
}

/**
 * Sends the confirmation link to the new address, and a notice to the present one. Whether the new address belongs to somebody is told only in the
 * letter to it.
 */
async function askForEmail(
  trx: Transaction<DB>,
  { configuration }: Services,
  { caller, name, email, at }: { caller: Caller; name: string; email: string; at: Date },
): Promise<void> {
  const { publicUrl } = configuration;
  const isTaken = await isEmailTaken(trx, email, caller.userId);
  const token = randomBytes(24).toString('base64url');
  await insertEmailChange(trx, {
    tokenHash: hashOfSecret(token),
    userId: caller.userId,
    email,
    createdAt: at,
    expiresAt: new Date(at.getTime() + EMAIL_CHANGE_HOURS * HOUR_MS),
  });
  const link = `${publicUrl}/auth/confirm-email/${token}`;
  const letters = [
    isTaken ? emailTakenLetter({ to: email, publicUrl }) : emailChangeLetter({ to: email, name, link }),
    emailLeavingLetter({ to: caller.email, name, wished: email, publicUrl }),
  ];
  for (const payload of letters) await addJob(trx, { kind: 'mail', payload });
}

/**
 * Confirms a new e-mail address by its link.
 *
 * @throws AppError expiredLink (201) when the link is not this person's, was used, or its time is over; badRequest when somebody else has the address
 * by now
 */
export function confirmEmail(
  services: Services,
  { token, ...act }: { caller: Caller; op: Op; token: string },
): Promise<CurrentUser> {
  const { caller } = act;
  return refusingEmailConflict('email', () =>
    changeOutsidePlans(services, act, async ({ trx, at }) => {
      const change = await takeEmailChange(trx, hashOfSecret(token), caller.userId, at);
      if (!change) throw new AppError('expiredLink');
      await setEmail(trx, caller.userId, change.email);
      if (caller.accountId !== null)
        await updateAdminEmail(trx, caller.accountId, { from: caller.email, to: change.email });
      const detail = { before: caller.email, after: change.email };
      await writeAudit(trx, { actorId: caller.userId, action: 'changeEmail', at, detail });
      return readCurrentUser(trx, caller.userId);
    }),
  );
}
