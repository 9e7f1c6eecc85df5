import type { Caller } from '../../platform/access/caller.ts';
import type { OutsideChange } from '../../platform/ledger/change-plan.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { endSessionsOf } from '../session/index.ts';
import { removeFromPlans } from './remove-from-plans.ts';
import { markDeleted } from './user-store.ts';

/**
 * Deletes users: their sessions end at once, their roles on plans are removed, and their row stays so that the log can show their name.
 *
 * @throws AppError badRequest when a plan would be left without a lead or an owner
 */
export async function endUsers(
  change: OutsideChange,
  users: readonly { readonly id: string; readonly name: string; readonly role: string }[],
  by: Caller,
): Promise<void> {
  const { trx, at } = change;
  if (users.length === 0) return;
  const ids = users.map(({ id }) => id);
  await removeFromPlans(change, users);
  await markDeleted(trx, ids, at);
  await endSessionsOf(trx, ids, at);
  for (const { id: userId, role } of users)
    await writeAudit(trx, {
      actorId: by.userId,
      action: 'deleteUser',
      at,
      detail: { userId, role },
    });
}
