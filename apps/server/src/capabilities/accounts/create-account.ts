import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changeOutsidePlans } from '../../platform/ledger/change-plan.ts';
import type { Op } from '../../platform/ledger/op.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { holdAccount, refusingEmailConflict } from '../users/index.ts';
import { insertAccount } from './account-store.ts';
import { appointAdministrator } from './appoint-administrator.ts';

/**
 * Creates an account with its administrator, and sends the invitation: all of it, or nothing. A repeated request with the same id gets the answer
 * again and creates nothing.
 *
 * @throws AppError badRequest when the administrator belongs elsewhere, alreadyExists when the id is another account’s
 */
export async function createAccount(
  services: Services,
  {
    body,
    ...act
  }: {
    caller: Caller;
    op: Op;
    body: {
      readonly _id?: string | undefined;
      readonly name: string;
      readonly adminEmail: string;
      readonly adminName?: string | undefined;
    };
  },
): Promise<{ _id: string }> {
  const { caller } = act;
  const id = body._id?.toLowerCase() ?? uuidv7();
  const { name } = body;
  const adminEmail = body.adminEmail.toLowerCase();
  return refusingEmailConflict('adminEmail', () =>
    changeOutsidePlans(services, act, async ({ trx, at }) => {
      if (!(await insertAccount(trx, { id, name, adminEmail, createdAt: at }))) {
        const first = await holdAccount(trx, id);
        if (first?.name !== name || first.adminEmail !== adminEmail) throw new AppError('alreadyExists');
        return { _id: id };
      }
      const { adminName } = body;
      await appointAdministrator(trx, services, {
        caller,
        account: { id, name },
        email: adminEmail,
        adminName,
      });
      await writeAudit(trx, {
        actorId: caller.userId,
        action: 'createAccount',
        at,
        detail: { accountId: id, name },
      });
      return { _id: id };
    }),
  );
}
