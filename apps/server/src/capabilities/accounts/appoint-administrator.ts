import { peopleRefusals } from '@tussock/domain';
import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../platform/access/caller.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import { refuseField } from '../../platform/http/refuse-fields.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { endSessionsOf } from '../session/index.ts';
import { addUser, holdUserOfEmail, inviteUser, updateUser } from '../users/index.ts';

const ROLE = 'accountAdmin';

/** Initial name of a person without one, until they change it: the part of their e-mail address before the @. */
const nameFrom = (email: string): string => email.split('@')[0] ?? email;

/**
 * Makes the person with an e-mail address an administrator of an account, and writes to them: a new person, one of the account, or a farm owner
 * without an account.
 *
 * @throws AppError badRequest at `adminEmail` when the person belongs to the provider or to another account
 */
export async function appointAdministrator(
  trx: Transaction<DB>,
  services: Services,
  {
    caller,
    account,
    email,
    adminName = nameFrom(email),
  }: {
    readonly caller: Caller;
    readonly account: { readonly id: string; readonly name: string };
    readonly email: string;
    readonly adminName?: string | undefined;
  },
): Promise<void> {
  const accountName = account.name;
  const user = await holdUserOfEmail(trx, email);
  if (!user) {
    const invited = { id: uuidv7(), name: adminName, email, role: ROLE, accountName } as const;
    await addUser(trx, services, { ...invited, caller, accountId: account.id });
    return;
  }
  const isFree = user.accountId === null && user.role === 'accountUser';
  if (user.accountId !== account.id && !isFree)
    throw refuseField('adminEmail', peopleRefusals.adminIsElsewhere);
  if (user.role === ROLE) return;
  const at = services.clock.now();
  await updateUser(trx, user.id, { role: ROLE, accountId: account.id });
  await endSessionsOf(trx, [user.id], at);
  await inviteUser(trx, services, { ...user, role: ROLE, accountName }, caller.name);
  await writeAudit(trx, {
    actorId: caller.userId,
    action: 'changeUser',
    at,
    detail: {
      userId: user.id,
      before: { role: user.role, accountId: user.accountId },
      after: { role: ROLE, accountId: account.id },
    },
  });
}
