import type { PlanRole } from '@tussock/domain';
import type { Reader } from '../database/open-database.ts';

export interface Answering {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Finds the people responsible for a plan: holders of one of these roles, else the provider's administrators. A plan started by a consultant has no
 * lead until one is named, and its letters must reach somebody all the same.
 */
export async function findResponsiblePeople(
  db: Reader,
  wanted: {
    readonly planId: string;
    readonly roles: readonly PlanRole[];
    readonly at: Date;
    /** The person who caused the letter, and needs none. */
    readonly besides?: string;
  },
): Promise<readonly Answering[]> {
  const { planId, roles, at, besides } = wanted;
  const holders = await db
    .selectFrom('planRole')
    .innerJoin('appUser', 'appUser.id', 'planRole.userId')
    .select(['appUser.id', 'appUser.name', 'appUser.email'])
    .distinct()
    .where('planRole.planId', '=', planId)
    .where('planRole.role', 'in', roles)
    .where((role) => role.or([role('planRole.expiresAt', 'is', null), role('planRole.expiresAt', '>', at)]))
    .where('appUser.deletedAt', 'is', null)
    .orderBy('appUser.id')
    .execute();
  const others = holders.filter(({ id }) => id !== besides);
  return others.length > 0 ? others : findAdministrators(db);
}

const findAdministrators = (db: Reader): Promise<readonly Answering[]> =>
  db
    .selectFrom('appUser')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'providerAdmin')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();

/** Finds the advisers of a plan in its account: the person who started it while they belong to the account, else the account's administrators. */
export async function findAdvisers(db: Reader, planId: string): Promise<readonly Answering[]> {
  const people = await db
    .selectFrom('plan')
    .innerJoin('account', 'account.id', 'plan.accountId')
    .innerJoin('appUser', 'appUser.accountId', 'account.id')
    .select(['appUser.id', 'appUser.name', 'appUser.email', 'appUser.role', 'plan.createdBy'])
    .where('plan.id', '=', planId)
    .where('account.deletedAt', 'is', null)
    .where('appUser.deletedAt', 'is', null)
    .orderBy('appUser.id')
    .execute();
  const starters = people.filter(({ id, createdBy }) => id === createdBy);
  return starters.length > 0 ? starters : people.filter(({ role }) => role === 'accountAdmin');
}
