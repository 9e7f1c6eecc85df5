import { sql } from 'kysely';
import type { Reader } from '../../platform/database/open-database.ts';
import type { Thing } from '../../platform/things/thing-store.ts';

/** Finds the next action of a repeating one, also if it was deleted. */
export const findNextOf = (db: Reader, planId: string, followsId: string): Promise<Thing | undefined> =>
  db
    .selectFrom('planAction')
    .selectAll()
    .where('planId', '=', planId)
    .where('followsId', '=', followsId)
    .executeTakeFirst() as Promise<Thing | undefined>; // both columns are written as objects

/** Finds those of some actions that are marked done without evidence and without a reason. */
export async function findUnproven(
  db: Reader,
  planId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('planAction')
    .select('id')
    .where('planId', '=', planId)
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .where('state', 'in', ['done', 'verified'])
    .where(sql<boolean>`content ->> 'doneReason' is null`)
    .where((action) =>
      action.not(
        action.exists(
          action
            .selectFrom('planEvidence')
            .select('planEvidence.id')
            .whereRef('planEvidence.planId', '=', 'planAction.planId')
            .whereRef('planEvidence.actionId', '=', 'planAction.id')
            .where('planEvidence.deletedAt', 'is', null),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether an action has any remark or evidence. */
export async function isSpokenOf(db: Reader, planId: string, actionId: string): Promise<boolean> {
  for (const table of ['planEvidence', 'planRemark'] as const) {
    const row = await db
      .selectFrom(table)
      .select('id')
      .where('planId', '=', planId)
      .where('actionId', '=', actionId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** Lists people with a role on a plan or of its assigned account, by name. */
export const findPeopleOfPlan = (db: Reader, planId: string, at: Date) =>
  db
    .selectFrom('appUser')
    .select(['appUser.id', 'appUser.name'])
    .where('appUser.deletedAt', 'is', null)
    .where((person) =>
      person.or([
        person.exists(
          person
            .selectFrom('planRole')
            .select('planRole.userId')
            .whereRef('planRole.userId', '=', 'appUser.id')
            .where('planRole.planId', '=', planId)
            .where((role) =>
              role.or([role('planRole.expiresAt', 'is', null), role('planRole.expiresAt', '>', at)]),
            ),
        ),
        person.exists(
          person
            .selectFrom('plan')
            .innerJoin('account', 'account.id', 'plan.accountId')
            .select('plan.id')
            .where('plan.id', '=', planId)
            .where('account.deletedAt', 'is', null)
            .whereRef('account.id', '=', 'appUser.accountId'),
        ),
      ]),
    )
    .orderBy(sql`lower(app_user.name)`)
    .orderBy('appUser.id')
    .execute();

/** Finds a person who can be assigned an action of a plan: one of its people, or the provider's administrators. */
export async function findPersonForPlan(
  db: Reader,
  { planId, userId, at }: { planId: string; userId: string; at: Date },
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  const people = await findPeopleOfPlan(db, planId, at);
  return (
    people.find(({ id }) => id === userId) ??
    db
      .selectFrom('appUser')
      .select(['id', 'name'])
      .where('id', '=', userId)
      .where('role', '=', 'providerAdmin')
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
  );
}
