import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { foldedText, isFoundInFolded } from '../database/fold-search.ts';
import type { Reader } from '../database/open-database.ts';

/**
 * SQL: the plans a person may see: all for a provider administrator, else those with a role or of their own account; by an access token no more than
 * those it is for.
 */
export function selectVisiblePlans(db: Reader, caller: Caller, at: Date) {
  const named = caller.token?.planIds ?? null;
  const plans = db
    .selectFrom('plan')
    .$if(named !== null, (query) => query.where(sql<boolean>`plan.id = any(${named ?? []}::uuid[])`))
    .leftJoin('appUser as owner', 'owner.id', 'plan.ownerId')
    .leftJoin('account', 'account.id', 'plan.accountId');
  if (caller.role === 'providerAdmin') return plans;
  return plans.where((where) =>
    where.or([
      where.exists(
        where
          .selectFrom('planRole')
          .select(sql`1`.as('one'))
          .whereRef('planRole.planId', '=', 'plan.id')
          .where('planRole.userId', '=', caller.userId)
          .where((role) =>
            role.or([role('planRole.expiresAt', 'is', null), role('planRole.expiresAt', '>', at)]),
          ),
      ),
      ...(caller.accountId === null ? [] : [where('plan.accountId', '=', caller.accountId)]),
    ]),
  );
}

/** SQL: whether a plan, its owner, its adviser or a title of its boundary matches the search; every title number has digits. */
export function isPlanFound(search: string): RawBuilder<boolean> {
  const titleNumber = foldedText(sql`title.properties->>'titleNumber'`);
  const hasTitle = sql`or plan.id in (select title.plan_id from boundary_layer title
    where title.layer = 'cadastral' and ${isFoundInFolded(titleNumber, search)})`;
  return sql<boolean>`(${isFoundInFolded(sql.ref('plan.search_text'), search)}
    or plan.owner_id in (select found.id from app_user found where ${isFoundInFolded(sql.ref('found.search_text'), search)})
    or plan.account_id in (select found.id from account found where ${isFoundInFolded(foldedText(sql.ref('found.name')), search)})
    ${/\d/.test(search) ? hasTitle : sql``})`;
}
