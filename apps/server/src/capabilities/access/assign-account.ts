import { dayInNewZealand } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { AppError } from '../../platform/http/app-error.ts';
import { refuseField } from '../../platform/http/refuse-fields.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { adviserLetter } from '../../platform/mail/adviser-letter.ts';
import { sendNotice } from '../../platform/mail/send-notice.ts';
import type { Services } from '../../services.ts';
import { findPlan, planEntity } from '../plans/index.ts';
import {
  findAccountName,
  findAdministratorsOf,
  findLivingAccount,
  holdPlan,
  writeAccount,
} from './access-store.ts';
import type { AccessWrite } from './access-write.ts';

const unknownAccount = (): AppError => refuseField('accountId', 'There is no such account');

const logged = (account: { readonly id: string; readonly name: string } | null) =>
  account && { name: account.name, accountId: account.id };

/** Sends an account's administrators a letter that they advise on a plan now, except to the person who assigned it; once a day. */
async function tellAdvisers(
  trx: Transaction<DB>,
  { configuration }: Pick<Services, 'configuration'>,
  about: {
    readonly caller: Caller;
    readonly planId: string;
    readonly at: Date;
    readonly account: { readonly id: string; readonly name: string };
    readonly propertyName: string;
  },
): Promise<void> {
  const { caller, planId, at, account, propertyName } = about;
  const link = `${configuration.publicUrl}/plan/${planId}/view/farm`;
  for (const { id, name, email } of await findAdministratorsOf(trx, account.id)) {
    if (id === caller.userId) continue;
    const letter = adviserLetter({
      to: email,
      name,
      accountName: account.name,
      propertyName,
      assignedBy: caller,
      link,
    });
    const dedupeKey = `adviser:${planId}:${account.id}:${id}:${dayInNewZealand(at)}`;
    await sendNotice(trx, { notice: 'adviserChosen', userId: id, letter, link, at, dedupeKey });
  }
}

/**
 * Assigns an account to a plan, or with null removes the assigned one. All users of the account are consultants on the plan from their next call on,
 * or no longer.
 *
 * @throws AppError badRequest when there is no such account
 */
export async function assignAccount(
  services: Services,
  { caller, plan, op, accountId }: AccessWrite & { accountId: string | null },
): Promise<{ ok: true }> {
  return changePlan(services, { caller, plan, op }, async ({ trx, planId, at, record, derived }) => {
    const { accountId: standing, propertyName } = await holdPlan(trx, planId);
    const wanted = accountId === null ? null : await findLivingAccount(trx, accountId);
    if (wanted === undefined) throw unknownAccount();
    if (standing === (wanted?.id ?? null)) return { ok: true as const };
    if (wanted) await tellAdvisers(trx, services, { caller, planId, at, account: wanted, propertyName });
    const before = standing === null ? null : await findAccountName(trx, standing);
    const plan = await findPlan(trx, planId);
    await writeAccount(trx, planId, wanted?.id ?? null);
    derived(planEntity, plan, await findPlan(trx, planId));
    // One of the two is there: what is the same was answered above.
    const told = wanted ?? before;
    record({
      entity: 'accountAccess',
      entityId: told?.id ?? planId,
      op: !before ? 'create' : wanted ? 'update' : 'delete',
      before: logged(before),
      after: logged(wanted),
    });
    await writeAudit(trx, {
      actorId: caller.userId,
      action: wanted ? 'assignAccount' : 'removeAccount',
      planId,
      at,
      detail: { from: standing, to: wanted?.id ?? null, name: told?.name },
    });
    return { ok: true as const };
  });
}
