import { createHash, randomBytes } from 'node:crypto';
import { EMAIL_CHANGE_HOURS } from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { emailChangeLetter } from '../../platform/mail/email-change-letter.ts';
import type { Services } from '../../services.ts';
import {
  findPendingEmail,
  insertEmailChange,
  isEmailTaken,
  renameUser,
  replaceEmailChanges,
  setEmail,
  takeEmailChange,
} from './profile-store.ts';

const HOUR_MS = 3_600_000;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const takenError = (): AppError => {
  const message = 'Somebody else already uses this e-mail address';
  return new AppError('badRequest', { message: [message], fields: [{ field: 'email', message }] });
};

/**
 * Keeps the name at once. An address decides where invitations and letters go, so a new one counts only when whoever
 * reads its letters has opened the link sent there; signing in goes by issuer and subject and does not change.
 *
 * @throws AppError badRequest when the address is somebody else's
 */
export async function updateProfile(
  { database, configuration, clock }: Services,
  caller: Caller,
  { name, email: given }: { name: string; email: string },
): Promise<{ pendingEmail: string | null }> {
  const at = clock.now();
  const email = given.toLowerCase();
  await database.db.transaction().execute(async (trx) => {
    await renameUser(trx, caller.userId, name);
    // Saying the present address again takes a wish for another one back; saying the wish again sends the letter again.
    await replaceEmailChanges(trx, caller.userId, at);
    if (email === caller.email) return;
    if (await isEmailTaken(trx, email, caller.userId)) throw takenError();
    const token = randomBytes(24).toString('base64url');
    await insertEmailChange(trx, {
      tokenHash: hashOf(token),
      userId: caller.userId,
      email,
      createdAt: at,
      expiresAt: new Date(at.getTime() + EMAIL_CHANGE_HOURS * HOUR_MS),
    });
    const link = `${configuration.publicUrl}/auth/confirm-email/${token}`;
    await addJob(trx, { kind: 'mail', payload: emailChangeLetter({ to: email, name, link }) });
  });
  return { pendingEmail: await findPendingEmail(database.db, caller.userId, at) };
}

/** @throws AppError expiredLink (201) when the link is not this person's, was used, or its time is over */
export async function confirmEmail(
  { database, clock }: Services,
  caller: Caller,
  token: string,
): Promise<void> {
  const at = clock.now();
  await database.db.transaction().execute(async (trx) => {
    const change = await takeEmailChange(trx, hashOf(token), caller.userId, at);
    if (!change) throw new AppError('expiredLink');
    if (await isEmailTaken(trx, change.email, caller.userId)) throw takenError();
    await setEmail(trx, caller.userId, change.email);
    const detail = { before: caller.email, after: change.email };
    await writeAudit(trx, { actorId: caller.userId, action: 'changeEmail', at, detail });
  });
}
