import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { endSessionsOf } from '../session/index.ts';
import { takeOffPlans } from './take-off-plans.ts';
import { markDeleted } from './user-store.ts';

/**
 * Deletes users: their sessions end at once, their roles on plans go, and their row stays for the log to name them by.
 *
 * @throws AppError badRequest when a plan would be left without a lead or an owner
 */
export async function endUsers(
  trx: Transaction<DB>,
  users: readonly { readonly id: string; readonly name: string; readonly role: string }[],
  by: { caller: Caller; callId: string; at: Date },
): Promise<void> {
  if (users.length === 0) return;
  const ids = users.map(({ id }) => id);
  await takeOffPlans(trx, users, by);
  await markDeleted(trx, ids, by.at);
  await endSessionsOf(trx, ids, by.at);
  for (const { id: userId, role } of users)
    await writeAudit(trx, {
      actorId: by.caller.userId,
      action: 'deleteUser',
      at: by.at,
      detail: { userId, role },
    });
}
