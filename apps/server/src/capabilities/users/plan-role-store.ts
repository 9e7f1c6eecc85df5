import type { PlanRole } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';

/** Locks every plan on which some users have a role or which they own, in a fixed order, until the transaction ends. */
export const holdPlansOf = (trx: Transaction<DB>, userIds: readonly string[]) =>
  trx
    .selectFrom('plan')
    .select(['id', 'propertyName', 'ownerId'])
    .where((where) =>
      where.or([
        where('ownerId', 'in', userIds),
        where('id', 'in', (roles) =>
          roles.selectFrom('planRole').select('planRole.planId').where('planRole.userId', 'in', userIds),
        ),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

export interface HeldRole {
  readonly planId: string;
  readonly userId: string;
  readonly role: PlanRole;
  /** Whether the role has no end: one with a last day does not count as the plan's lead or owner. */
  readonly isLasting: boolean;
}

/** Finds all roles on some plans, except those of deleted people. */
export async function findRolesOn(
  trx: Transaction<DB>,
  planIds: readonly string[],
): Promise<readonly HeldRole[]> {
  if (planIds.length === 0) return [];
  const rows = await trx
    .selectFrom('planRole')
    .innerJoin('appUser', 'appUser.id', 'planRole.userId')
    .select(['planRole.planId', 'planRole.userId', 'planRole.role'])
    .select(sql<boolean>`plan_role.expires_at is null`.as('isLasting'))
    .where('planRole.planId', 'in', planIds)
    .where('appUser.deletedAt', 'is', null)
    .orderBy('planRole.grantedAt')
    .execute();
  // The column is checked by the database against the same list.
  return rows.map((row) => ({ ...row, role: row.role as PlanRole }));
}

/** Whether a person has any role on a plan, also an expired one. */
export async function hasPlanRole(trx: Transaction<DB>, userId: string): Promise<boolean> {
  const held = await trx
    .selectFrom('planRole')
    .select('planId')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}

export const removeRoles = (trx: Transaction<DB>, planId: string, userIds: readonly string[]) =>
  trx.deleteFrom('planRole').where('planId', '=', planId).where('userId', 'in', userIds).execute();

export const setOwner = (trx: Transaction<DB>, planId: string, ownerId: string) =>
  trx.updateTable('plan').set({ ownerId }).where('id', '=', planId).execute();
