import { peopleRefusals } from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { isUuid } from '../../platform/http/is-uuid.ts';
import type { Services } from '../../services.ts';
import { endUsers } from './end-users.ts';
import { keepAdminEmail, refuseLastAdministrator } from './keep-administrators.ts';
import { notThere, type UserScope } from './user-scope.ts';
import { holdUser } from './user-store.ts';

/**
 * Deletes a user.
 *
 * @throws AppError notFound or forbidden when the scope has no such user, badRequest when it is oneself, the last administrator, or
 *   the only lead or owner of a plan
 */
export async function deleteUser(
  { database, clock }: Services,
  { caller, scope, userId, callId }: { caller: Caller; scope: UserScope; userId: string; callId: string },
): Promise<{ _id: string }> {
  if (!isUuid(userId)) throw notThere(caller);
  return database.db.transaction().execute(async (trx) => {
    const user = await holdUser(trx, scope, userId);
    if (!user) throw notThere(caller);
    if (user.id === caller.userId) throw new AppError('badRequest', { message: [peopleRefusals.oneself] });
    await refuseLastAdministrator(trx, user);
    await endUsers(trx, [user], { caller, callId, at: clock.now() });
    if (user.accountId !== null) await keepAdminEmail(trx, user.accountId);
    return { _id: user.id };
  });
}
