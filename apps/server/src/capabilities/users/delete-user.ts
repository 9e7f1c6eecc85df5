import { peopleRefusals, isUuid } from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changeOutsidePlans } from '../../platform/ledger/change-plan.ts';
import type { Op } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import { endUsers } from './end-users.ts';
import { updateAdminEmail, refuseLastAdministrator } from './protect-administrators.ts';
import { notThere, type UserScope } from './user-scope.ts';
import { holdUser } from './user-store.ts';

/**
 * Deletes a user.
 *
 * @throws AppError notFound or forbidden when the scope has no such user, badRequest when it is oneself, the last administrator, or
 *   the only lead or owner of a plan
 */
export async function deleteUser(
  services: Services,
  { scope, userId, ...act }: { caller: Caller; op: Op; scope: UserScope; userId: string },
): Promise<{ _id: string }> {
  const { caller } = act;
  if (!isUuid(userId)) throw notThere(caller);
  return changeOutsidePlans(services, act, async (change) => {
    const { trx } = change;
    const user = await holdUser(trx, scope, userId);
    if (!user) throw notThere(caller);
    if (user.id === caller.userId) throw new AppError('badRequest', { message: [peopleRefusals.oneself] });
    await refuseLastAdministrator(trx, user);
    await endUsers(change, [user], caller);
    if (user.accountId !== null) await updateAdminEmail(trx, user.accountId);
    return { _id: user.id };
  });
}
