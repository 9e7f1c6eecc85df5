import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

/** Lists plans by id, those after one; an empty text begins with the first. */
export const findPlansAfter = async (db: Reader, after: string, limit: number): Promise<readonly string[]> =>
  idsOf(
    await db
      .selectFrom('plan')
      .select('id')
      .$if(after !== '', (plans) => plans.where('id', '>', after))
      .orderBy('id')
      .limit(limit)
      .execute(),
  );

/** Lists plans whose summary is missing, or of another revision or other rules. */
export const findStalePlans = async (db: Reader, rules: number, limit: number): Promise<readonly string[]> =>
  idsOf(
    await db
      .selectFrom('plan')
      .leftJoin('planSummary as summary', 'summary.planId', 'plan.id')
      .select('plan.id')
      .where(sql<boolean>`(summary.rev is distinct from plan.rev or summary.rules is distinct from ${rules})`)
      .orderBy('plan.id')
      .limit(limit)
      .execute(),
  );

/** Locks plans as a write does, in the order of their ids. */
export const lockPlans = (trx: Transaction<DB>, planIds: readonly string[]) =>
  trx.selectFrom('plan').select('id').where('id', 'in', planIds).orderBy('id').forNoKeyUpdate().execute();
