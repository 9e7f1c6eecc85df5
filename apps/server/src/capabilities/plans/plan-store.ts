import type { PlanStatus } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';
import { broughtBack } from '../../platform/ledger/brought-back.ts';
import { newestFirst } from '../../platform/ledger/newest-first.ts';

export const findPlan = (db: Reader, planId: string) =>
  db
    .selectFrom('plan')
    .leftJoin('appUser as creator', 'creator.id', 'plan.createdBy')
    .selectAll('plan')
    .select('creator.name as createdByName')
    .where('plan.id', '=', planId)
    .executeTakeFirstOrThrow();

export const findFirstPendingPlan = (db: Reader, userId: string) =>
  db
    .selectFrom('plan')
    .leftJoin('appUser as creator', 'creator.id', 'plan.createdBy')
    .selectAll('plan')
    .select('creator.name as createdByName')
    .where('plan.ownerId', '=', userId)
    .where('plan.status', '=', 'pendingConfirmation')
    .orderBy('plan.createdAt')
    .executeTakeFirst();

export const findOwner = (db: Reader, planId: string) =>
  db
    .selectFrom('plan')
    .innerJoin('appUser', 'appUser.id', 'plan.ownerId')
    .select(['appUser.id', 'appUser.name', 'appUser.email'])
    .where('plan.id', '=', planId)
    .executeTakeFirst();

export const findAccount = (db: Reader, planId: string) =>
  db
    .selectFrom('plan')
    .innerJoin('account', 'account.id', 'plan.accountId')
    .select(['account.id', 'account.name', 'account.adminEmail'])
    .where('plan.id', '=', planId)
    .executeTakeFirst();

/** Finds the user with an e-mail address, or creates one. */
export async function findOrCreateUser(
  trx: Transaction<DB>,
  user: { id: string; email: string; name: string; role: 'accountUser' },
): Promise<string> {
  const existing = () =>
    trx
      .selectFrom('appUser')
      .select('id')
      .where('email', '=', user.email)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
  const known = await existing();
  if (known) return known.id;
  const made = await trx
    .insertInto('appUser')
    .values(user)
    .onConflict((conflict) => conflict.column('email').where('deletedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return made.id;
  // Somebody made the same person at the same time, and has committed: the database waited for that.
  const other = await existing();
  if (!other) throw new Error('a user whose address is taken is there');
  return other.id;
}

/** Ids of the provider's staff; its administrators need no role to see a plan. */
export async function findProviderStaff(trx: Transaction<DB>): Promise<readonly string[]> {
  const staff = await trx
    .selectFrom('appUser')
    .select('id')
    .where('role', '=', 'providerStaff')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  return staff.map(({ id }) => id);
}

/** Inserts a plan. False when the id exists already. */
export async function insertPlan(
  trx: Transaction<DB>,
  plan: {
    id: string;
    status: PlanStatus;
    info: Readonly<Record<string, unknown>>;
    propertyName: string;
    /** Null for a plan that has no owner yet. */
    ownerId: string | null;
    createdBy: string;
    /** The account that advises from the start, if any. */
    accountId: string | null;
    at: Date;
  },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('plan')
    .values({
      id: plan.id,
      status: plan.status,
      propertyName: plan.propertyName,
      info: JSON.stringify(plan.info),
      ownerId: plan.ownerId,
      createdBy: plan.createdBy,
      accountId: plan.accountId,
      statusSince: plan.at,
      createdAt: plan.at,
      updatedAt: plan.at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const giveRole = (
  trx: Transaction<DB>,
  grant: { planId: string; userId: string; role: 'lead' | 'viewer' | 'owner'; grantedBy: string },
) =>
  trx
    .insertInto('planRole')
    .values(grant)
    .onConflict((conflict) => conflict.columns(['planId', 'userId', 'role']).doNothing())
    .execute();

/** Updates a plan's info, in a transaction that has locked the plan. */
export const updatePlanInfo = (
  trx: Transaction<DB>,
  change: {
    planId: string;
    info: Readonly<Record<string, unknown>>;
    propertyName: string;
    status?: { readonly to: PlanStatus; readonly at: Date };
  },
) =>
  trx
    .updateTable('plan')
    .set((plan) => ({
      info: JSON.stringify(change.info),
      propertyName: change.propertyName,
      version: plan('version', '+', 1),
      ...(change.status ? { status: change.status.to, statusSince: change.status.at } : {}),
    }))
    .where('id', '=', change.planId)
    .returning('version')
    .executeTakeFirstOrThrow();

export async function findHistory(
  db: Reader,
  planId: string,
  { before, entityId, limit }: { before?: number | undefined; entityId?: string | undefined; limit: number },
) {
  const rows = await db
    .selectFrom('change')
    .leftJoin('appUser', 'appUser.id', 'change.actorId')
    .select([
      'change.rev',
      'change.ord',
      'change.at',
      'change.doneAt',
      'change.entity',
      'change.entityId',
      'change.op',
      'change.before',
      'change.after',
      'appUser.name as actorName',
      broughtBack.as('isRestored'),
    ])
    .where('change.planId', '=', planId)
    // A finding is the examiner's own until it is reported.
    .where('change.entity', '<>', 'examinationFinding')
    .$if(before !== undefined, (query) => query.where('change.rev', '<', before ?? 0))
    .$if(entityId !== undefined, (query) => query.where('change.entityId', '=', entityId ?? ''))
    .orderBy('change.rev', 'desc')
    .fetch(limit, 'with ties')
    .execute();
  return newestFirst(rows);
}
