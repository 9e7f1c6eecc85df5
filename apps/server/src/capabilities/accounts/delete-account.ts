import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../platform/access/caller.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import { isUuid } from '../../platform/http/is-uuid.ts';
import { changePlanWithin } from '../../platform/ledger/change-plan.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { endUsers, holdUsersOfAccount, notThere } from '../users/index.ts';
import { holdAccount, holdPlansOfAccount, markAccountDeleted, unassignPlan } from './account-store.ts';

interface Act {
  readonly caller: Caller;
  readonly callId: string;
  readonly at: Date;
}

/** The plans of an account go on without it; each keeps that in its log. */
async function unassignPlans(
  trx: Transaction<DB>,
  account: { readonly id: string; readonly name: string },
  { caller, callId, at }: Act,
): Promise<number> {
  const plans = await holdPlansOfAccount(trx, account.id);
  for (const { id: planId } of plans) {
    const write = { planId, actorId: caller.userId, opId: uuidv7(), callId, at };
    await changePlanWithin(trx, write, async ({ record }) => {
      await unassignPlan(trx, planId);
      record({
        entity: 'accountAccess',
        entityId: account.id,
        op: 'delete',
        before: { name: account.name },
        after: null,
      });
      return null;
    });
  }
  return plans.length;
}

/**
 * Deletes an account with its users; its plans lose their account.
 *
 * @throws AppError notFound, badRequest when a plan would be left without a lead or an owner
 */
export async function deleteAccount(
  { database, clock }: Services,
  { caller, accountId }: { caller: Caller; accountId: string },
): Promise<{ _id: string; name: string }> {
  if (!isUuid(accountId)) throw notThere(caller);
  const act = { caller, callId: 'account.delete', at: clock.now() };
  return database.db.transaction().execute(async (trx) => {
    const account = await holdAccount(trx, accountId);
    if (!account) throw notThere(caller);
    const users = await holdUsersOfAccount(trx, account.id);
    await endUsers(trx, users, act);
    const plans = await unassignPlans(trx, account, act);
    await markAccountDeleted(trx, account.id, act.at);
    await writeAudit(trx, {
      actorId: caller.userId,
      action: 'deleteAccount',
      at: act.at,
      detail: { accountId: account.id, name: account.name, users: users.length, plans },
    });
    return { _id: account.id, name: account.name };
  });
}
