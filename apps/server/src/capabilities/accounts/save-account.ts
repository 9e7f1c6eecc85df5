import { isUuid } from '@tussock/domain';
import type { AccountItem } from '@tussock/contract';
import type { Caller } from '../../platform/access/caller.ts';
import { changeOutsidePlans } from '../../platform/ledger/change-plan.ts';
import type { Op } from '../../platform/ledger/op.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { notThere, refusingTakenEmail } from '../users/index.ts';
import { holdAccount, updateAccount } from './account-store.ts';
import { appointAdministrator } from './appoint-administrator.ts';
import { readAccount } from './read-account.ts';

/**
 * Changes an account. A new address becomes an administrator’s; who was one before stays one.
 *
 * @throws AppError notFound, badRequest when the new administrator belongs elsewhere
 */
export async function saveAccount(
  services: Services,
  {
    accountId,
    change,
    ...act
  }: { caller: Caller; op: Op; accountId: string; change: { name: string; adminEmail: string } },
): Promise<AccountItem> {
  const { caller } = act;
  if (!isUuid(accountId)) throw notThere(caller);
  const { name } = change;
  const adminEmail = change.adminEmail.toLowerCase();
  return refusingTakenEmail('adminEmail', () =>
    changeOutsidePlans(services, act, async ({ trx, at }) => {
      const before = await holdAccount(trx, accountId);
      if (!before) throw notThere(caller);
      if (before.adminEmail !== adminEmail)
        await appointAdministrator(trx, services, {
          caller,
          account: { id: before.id, name },
          email: adminEmail,
        });
      await updateAccount(trx, before.id, { name, adminEmail });
      await writeAudit(trx, {
        actorId: caller.userId,
        action: 'changeAccount',
        at,
        detail: { accountId: before.id, before, after: { name, adminEmail } },
      });
      return readAccount(trx, caller, accountId);
    }),
  );
}
