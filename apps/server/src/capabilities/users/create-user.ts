import type { UserItem } from '@tussock/contract';
import { peopleRefusals, populationOf, type GlobalRole } from '@tussock/domain';
import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../platform/access/caller.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import { refuseField } from '../../platform/http/refuse-fields.ts';
import { changeOutsidePlans } from '../../platform/ledger/change-plan.ts';
import type { Op } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import { addUser } from './add-user.ts';
import { presentUser } from './present-user.ts';
import { refusingEmailConflict } from './email-conflict.ts';
import { notThere } from './user-scope.ts';
import { findRepeated, findUser, holdAccount } from './user-store.ts';

interface NewUser {
  readonly _id?: string | undefined;
  readonly name: string;
  readonly email: string;
  readonly role: GlobalRole;
}

async function accountFor(trx: Transaction<DB>, caller: Caller, accountId: string) {
  const account = await holdAccount(trx, accountId);
  if (!account) throw notThere(caller);
  return account;
}

/**
 * Creates a user and sends the invitation. A repeated request with the same id gets the answer again and creates nothing.
 *
 * @throws AppError badRequest when the address is taken or the account is missing, notFound or forbidden when there is no such account
 */
export async function createUser(
  services: Services,
  { accountId, user, ...act }: { caller: Caller; op: Op; accountId: string | undefined; user: NewUser },
): Promise<UserItem> {
  if (populationOf[user.role] === 'account' && accountId === undefined)
    throw refuseField('accountId', peopleRefusals.accountMissing);
  const { caller } = act;
  const { name, role } = user;
  const id = user._id?.toLowerCase() ?? uuidv7();
  const email = user.email.toLowerCase();
  return refusingEmailConflict('email', () =>
    changeOutsidePlans(services, act, async ({ trx }) => {
      const account = accountId === undefined ? null : await accountFor(trx, caller, accountId);
      const first = await findRepeated(trx, { id, email, role });
      const belonging = { accountId: account?.id ?? null, accountName: account?.name ?? null };
      if (!first || first.accountId !== belonging.accountId)
        await addUser(trx, services, { id, name, email, role, caller, ...belonging });
      return presentUser(await findUser(trx, id));
    }),
  );
}
