import { peopleRefusals } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { holdAccount, holdAdministrators, setAdminEmail } from './user-store.ts';

/**
 * Refuses to remove the last administrator of the provider or of an account.
 *
 * @throws AppError badRequest, at the named field where there is one
 */
export async function refuseLastAdministrator(
  trx: Transaction<DB>,
  user: { readonly id: string; readonly role: string; readonly accountId: string | null },
  field?: string,
): Promise<void> {
  if (user.role !== 'providerAdmin' && user.role !== 'accountAdmin') return;
  const administrators = await holdAdministrators(trx, user.accountId);
  if (administrators.some(({ id }) => id !== user.id)) return;
  const message =
    user.role === 'providerAdmin' ? peopleRefusals.lastProviderAdmin : peopleRefusals.lastAccountAdmin;
  throw new AppError('badRequest', {
    message: [message],
    ...(field === undefined ? {} : { fields: [{ field, message }] }),
  });
}

/** Updates an account’s address of record, which is always one of its administrators’: the oldest takes over from a removed one. */
export async function updateAdminEmail(
  trx: Transaction<DB>,
  accountId: string,
  renamed?: { readonly from: string; readonly to: string },
): Promise<void> {
  const account = await holdAccount(trx, accountId);
  const administrators = await holdAdministrators(trx, accountId);
  if (!account || administrators.some(({ email }) => email === account.adminEmail)) return;
  const wasRenamed = renamed?.from === account.adminEmail;
  const next = administrators.find(({ email }) => wasRenamed && email === renamed.to) ?? administrators[0];
  if (next) await setAdminEmail(trx, accountId, next.email);
}
