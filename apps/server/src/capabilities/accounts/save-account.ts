import { isUuid } from '@tussock/domain';
import type { AccountItem } from '@tussock/contract';
import type { Caller } from '../../platform/access/caller.ts';
import { changeOutsidePlans } from '../../platform/ledger/change-plan.ts';
import type { Op } from '../../platform/ledger/op.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { changedFields, holdAccount, notThere, refusingEmailConflict } from '../users/index.ts';
import { updateAccount } from './account-store.ts';
import { appointAdministrator } from './appoint-administrator.ts';
import { readAccount } from './read-account.ts';

interface AccountChange {
  readonly name: string;
  readonly adminEmail: string;
  /** The values the form started from. */
  readonly seen?:
    | { readonly name?: string | undefined; readonly adminEmail?: string | undefined }
    | undefined;
}

/**
 * Updates the fields of an account that a form changed. The person with a new address becomes an administrator; the former one stays one.
 *
 * @throws AppError notFound, badRequest when the new administrator belongs elsewhere
 */
export async function saveAccount(
  services: Services,
  { accountId, change, ...act }: { caller: Caller; op: Op; accountId: string; change: AccountChange },
): Promise<AccountItem> {
  const { caller } = act;
  if (!isUuid(accountId)) throw notThere(caller);
  const { seen, ...said } = change;
  return refusingEmailConflict('adminEmail', () =>
    changeOutsidePlans(services, act, async ({ trx, at }) => {
      const before = await holdAccount(trx, accountId);
      if (!before) throw notThere(caller);
      const { name, adminEmail } = changedFields(
        { name: before.name, adminEmail: before.adminEmail },
        { ...said, adminEmail: said.adminEmail.toLowerCase() },
        seen,
      );
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
