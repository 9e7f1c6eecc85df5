import type { GlobalRole } from '@tussock/domain';
import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../platform/access/caller.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { welcomeLetter } from '../../platform/mail/welcome-letter.ts';
import type { Services } from '../../services.ts';
import { insertUser } from './user-store.ts';

export interface Invited {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: GlobalRole;
  readonly accountName: string | null;
}

/** Writes the invitation letter of a user, with a link to the sign-in. */
export async function inviteUser(
  trx: Transaction<DB>,
  { configuration }: Pick<Services, 'configuration'>,
  { email, name, role, accountName }: Invited,
  invitedByName: string,
): Promise<void> {
  const way = new URLSearchParams({ returnTo: '/dashboard', loginHint: email });
  const link = `${configuration.publicUrl}/api/auth/oidc/login?${way.toString()}`;
  const letter = welcomeLetter({ to: email, name, role, accountName, invitedByName, link });
  await addJob(trx, { kind: 'mail', payload: letter, dedupeKey: `welcome:${uuidv7()}` });
}

/** Creates a user and sends the invitation, as part of a larger transaction. @throws AppError alreadyExists when the id is taken */
export async function addUser(
  trx: Transaction<DB>,
  services: Services,
  { caller, accountId, ...user }: Invited & { caller: Caller; accountId: string | null },
): Promise<void> {
  const at = services.clock.now();
  const { id, name, email, role } = user;
  const isNew = await insertUser(trx, { id, name, email, role, accountId, createdAt: at });
  if (!isNew) throw new AppError('alreadyExists');
  await inviteUser(trx, services, user, caller.name);
  await writeAudit(trx, {
    actorId: caller.userId,
    action: 'createUser',
    at,
    detail: { userId: id, role, accountId },
  });
}
