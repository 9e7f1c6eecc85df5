import type { UserItem } from '@tussock/contract';
import { peopleRefusals, type GlobalRole, isUuid } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import { refuseField } from '../../platform/http/refuse-fields.ts';
import { changeOutsidePlans } from '../../platform/ledger/change-plan.ts';
import type { Op } from '../../platform/ledger/op.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { endSessionsOf } from '../session/index.ts';
import { inviteUser } from './add-user.ts';
import { changedFields } from './changed-fields.ts';
import { updateAdminEmail, refuseLastAdministrator } from './protect-administrators.ts';
import { hasPlanRole } from './plan-role-store.ts';
import { presentUser } from './present-user.ts';
import { refusingEmailConflict } from './email-conflict.ts';
import { isOfAccount, notThere, type UserScope } from './user-scope.ts';
import { findUser, holdAccount, holdUser, updateUser } from './user-store.ts';

interface UserValues {
  readonly name: string;
  readonly email: string;
  readonly role: GlobalRole;
}
interface UserChange extends UserValues {
  /** The values the form started from. */
  readonly seen?: { readonly [K in keyof UserValues]?: string | undefined } | undefined;
}
type HeldUser = NonNullable<Awaited<ReturnType<typeof holdUser>>>;

/** Changes a role: the new one counts from the next call on, and the person's sessions end so that they sign in again. */
async function changeRole(trx: Transaction<DB>, before: HeldUser, role: GlobalRole, at: Date): Promise<void> {
  if (role === 'accountAdmin' && before.accountId === null)
    throw refuseField('role', peopleRefusals.adminNeedsAccount);
  await refuseLastAdministrator(trx, before, 'role');
  await endSessionsOf(trx, [before.id], at);
}

/**
 * Refuses an account administrator's change of another person's address: farms are given by address, and the administrator proves none. They may
 * correct the address of somebody they invited, and not that of somebody who has signed in or has a plan.
 */
async function refuseForeignAddress(
  trx: Transaction<DB>,
  { before, email, caller }: { before: HeldUser; email: string; caller: Caller },
): Promise<void> {
  if (email === before.email || !isOfAccount(caller)) return;
  if (before.subject === null && !(await hasPlanRole(trx, before.id))) return;
  throw refuseField(
    'email',
    before.subject === null ? peopleRefusals.emailHasPlans : peopleRefusals.emailIsTheirs,
  );
}

/** Sends a new invitation to the changed address of a person who has not signed in yet; the old letter's link no longer works. */
async function inviteAnew(
  trx: Transaction<DB>,
  services: Services,
  { before, after, caller }: { before: HeldUser; after: UserValues; caller: Caller },
): Promise<void> {
  if (before.subject !== null || before.email === after.email) return;
  const account = before.accountId === null ? null : await holdAccount(trx, before.accountId);
  await inviteUser(
    trx,
    services,
    { ...after, id: before.id, accountName: account?.name ?? null },
    caller.name,
  );
}

/**
 * Updates the fields of a user that a form changed: name, address and role.
 *
 * @throws AppError notFound or forbidden when the scope has no such user, badRequest when the address is taken or the caller may not change it, or
 * the last administrator would be removed
 */
export async function saveUser(
  services: Services,
  {
    scope,
    userId,
    change,
    ...act
  }: { caller: Caller; op: Op; scope: UserScope; userId: string; change: UserChange },
): Promise<UserItem> {
  const { caller } = act;
  if (!isUuid(userId)) throw notThere(caller);
  const { seen, ...said } = change;
  return refusingEmailConflict('email', () =>
    changeOutsidePlans(services, act, async ({ trx, at }) => {
      const before = await holdUser(trx, scope, userId);
      if (!before) throw notThere(caller);
      const standing = { name: before.name, email: before.email, role: before.role as GlobalRole }; // as the scope has it
      const { name, email, role } = changedFields(
        standing,
        { ...said, email: said.email.toLowerCase() },
        seen,
      );
      await refuseForeignAddress(trx, { before, email, caller });
      if (before.role !== role) await changeRole(trx, before, role, at);
      await updateUser(trx, before.id, { name, email, role });
      if (before.accountId !== null)
        await updateAdminEmail(trx, before.accountId, { from: before.email, to: email });
      await inviteAnew(trx, services, { before, after: { name, email, role }, caller });
      await writeAudit(trx, {
        actorId: caller.userId,
        action: 'changeUser',
        at,
        detail: {
          userId: before.id,
          before: { role: before.role, email: before.email },
          after: { role, email },
        },
      });
      return presentUser(await findUser(trx, userId));
    }),
  );
}
