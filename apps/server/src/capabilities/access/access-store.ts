import { externalRoles, internalRoles, type ExternalRole, type InternalRole } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import { isFoundInAny } from '../../platform/database/fold-search.ts';
import type { Reader } from '../../platform/database/open-database.ts';

const PROVIDER = ['providerAdmin', 'providerStaff'] as const;
/** Most names offered at once. */
const MOST_CANDIDATES = 20;

/** Loads the plan and locks it until the transaction ends, so that changes of its access are serialized. */
export const holdPlan = (trx: Transaction<DB>, planId: string) =>
  trx
    .selectFrom('plan')
    .select(['propertyName', 'ownerId', 'accountId'])
    .where('id', '=', planId)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const findPropertyName = (db: Reader, planId: string) =>
  db.selectFrom('plan').select('propertyName').where('id', '=', planId).executeTakeFirstOrThrow();

export const findPropertyNameIfAny = (db: Reader, planId: string) =>
  db.selectFrom('plan').select('propertyName').where('id', '=', planId).executeTakeFirst();

/** Lists guests with access by name, including expired access. */
export const findGrants = (db: Reader, planId: string) =>
  db
    .selectFrom('planRole')
    .innerJoin('appUser', 'appUser.id', 'planRole.userId')
    .leftJoin('appUser as granter', 'granter.id', 'planRole.grantedBy')
    .select([
      'planRole.userId',
      'appUser.name',
      'appUser.email',
      'planRole.role',
      'planRole.expiresAt',
      'planRole.grantedAt',
      'granter.name as grantedByName',
    ])
    .where('planRole.planId', '=', planId)
    .where('planRole.role', 'in', externalRoles)
    .where('appUser.deletedAt', 'is', null)
    .orderBy(sql`lower(app_user.name)`)
    .orderBy('planRole.userId')
    .execute();

export const findPerson = (db: Reader, userId: string) =>
  db
    .selectFrom('appUser')
    .select(['name', 'email', 'role'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** Grants a guest access, in place of any earlier grant. */
export async function writeGrant(
  trx: Transaction<DB>,
  grant: {
    planId: string;
    userId: string;
    role: ExternalRole;
    grantedBy: string;
    grantedAt: Date;
    expiresAt: Date | null;
  },
): Promise<void> {
  await deleteGrant(trx, grant);
  await trx.insertInto('planRole').values(grant).execute();
}

/** Ends a person's role as owner; another owner must be set by the end of the transaction. */
export const endOwnership = (trx: Transaction<DB>, { planId, userId }: { planId: string; userId: string }) =>
  trx
    .deleteFrom('planRole')
    .where('planId', '=', planId)
    .where('userId', '=', userId)
    .where('role', '=', 'owner')
    .execute();

export const deleteGrant = (trx: Transaction<DB>, { planId, userId }: { planId: string; userId: string }) =>
  trx
    .deleteFrom('planRole')
    .where('planId', '=', planId)
    .where('userId', '=', userId)
    .where('role', 'in', externalRoles)
    .execute();

/** Lists the provider's people with their role on a plan, by name. */
export const findInternalRoles = (db: Reader, planId: string) =>
  db
    .selectFrom('planRole')
    .innerJoin('appUser', 'appUser.id', 'planRole.userId')
    .select(['planRole.userId', 'appUser.name', 'appUser.email', 'planRole.role'])
    .where('planRole.planId', '=', planId)
    .where('planRole.role', 'in', internalRoles)
    .where('appUser.deletedAt', 'is', null)
    .orderBy(sql`lower(app_user.name)`)
    .orderBy('planRole.userId')
    .execute();

export const findProviderPeople = (db: Reader, userIds: readonly string[]) =>
  db
    .selectFrom('appUser')
    .select(['id', 'name'])
    .where('id', 'in', userIds)
    .where('role', 'in', PROVIDER)
    .where('deletedAt', 'is', null)
    .execute();

/** Sets the internal role of a provider's person on a plan, in place of any other; null removes it. */
export async function writeInternalRole(
  trx: Transaction<DB>,
  entry: {
    planId: string;
    userId: string;
    role: InternalRole | null;
    grantedBy: string;
    grantedAt: Date;
  },
): Promise<void> {
  const { role, ...about } = entry;
  await trx
    .deleteFrom('planRole')
    .where('planId', '=', about.planId)
    .where('userId', '=', about.userId)
    .where('role', 'in', internalRoles)
    .execute();
  if (role)
    await trx
      .insertInto('planRole')
      .values({ ...about, role })
      .execute();
}

/** Finds provider's people without an internal role on a plan, by name. */
export const findInternalCandidates = (db: Reader, planId: string, search: string) =>
  db
    .selectFrom('appUser')
    .select(['id', 'name', 'email'])
    .where('role', 'in', PROVIDER)
    .where('deletedAt', 'is', null)
    .where(isFoundInAny([sql.ref('name')], search))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('planRole')
            .select(sql`1`.as('one'))
            .whereRef('planRole.userId', '=', 'appUser.id')
            .where('planRole.planId', '=', planId)
            .where('planRole.role', 'in', internalRoles),
        ),
      ),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(MOST_CANDIDATES)
    .execute();

/** Finds accounts that are not assigned to a plan, by name. */
export const findAccountCandidates = (db: Reader, planId: string, search: string) =>
  db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('deletedAt', 'is', null)
    .where(isFoundInAny([sql.ref('name')], search))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('plan')
            .select(sql`1`.as('one'))
            .whereRef('plan.accountId', '=', 'account.id')
            .where('plan.id', '=', planId),
        ),
      ),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(MOST_CANDIDATES)
    .execute();

export const findLivingAccount = (db: Reader, accountId: string) =>
  db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('id', '=', accountId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** Finds the administrators of an account. */
export const findAdministratorsOf = (db: Reader, accountId: string) =>
  db
    .selectFrom('appUser')
    .select(['id', 'name', 'email'])
    .where('accountId', '=', accountId)
    .where('role', '=', 'accountAdmin')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();

export const findAccountName = (db: Reader, accountId: string) =>
  db.selectFrom('account').select(['id', 'name']).where('id', '=', accountId).executeTakeFirstOrThrow();

export const writeAccount = (trx: Transaction<DB>, planId: string, accountId: string | null) =>
  trx.updateTable('plan').set({ accountId }).where('id', '=', planId).execute();
