import { BULK_KEPT_DAYS } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { sql, type Transaction } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { inParts } from '../../platform/database/in-parts.ts';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Database, Reader } from '../../platform/database/open-database.ts';

/** An action of a bulk change. */
export interface BulkTarget {
  readonly planId: string;
  readonly actionId: string;
}

/** A bulk change, as it was asked for. */
export interface BulkChange {
  readonly id: string;
  readonly askedBy: string;
  readonly setValues: Values;
  readonly undoes: string | null;
}

/** Inserts a bulk change with its rows, all waiting. */
export async function insertBulk(
  trx: Transaction<DB>,
  { setValues, ...bulk }: BulkChange & { readonly createdAt: Date },
  targets: readonly BulkTarget[],
): Promise<void> {
  await trx
    .insertInto('bulkChange')
    .values({ ...bulk, setValues: JSON.stringify(setValues) })
    .execute();
  const rows = targets.map((target) => ({ bulkId: bulk.id, ...target }));
  for (const part of inParts(rows))
    await trx
      .insertInto('bulkChangeRow')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Finds a bulk change; undefined where there is none, or it is older than it is kept. */
export const findBulk = (db: Reader, id: string): Promise<BulkChange | undefined> =>
  db
    .selectFrom('bulkChange')
    .select(['id', 'askedBy', 'setValues', 'undoes'])
    .where('id', '=', id)
    // Written by `insertBulk` only.
    .executeTakeFirst() as Promise<BulkChange | undefined>;

export const isUndone = async (db: Reader, id: string): Promise<boolean> =>
  (await db.selectFrom('bulkChange').select('id').where('undoes', '=', id).executeTakeFirst()) !== undefined;

/** Lists the rows of a bulk change in one state, plan by plan. */
export const findRows = (db: Reader, bulkId: string, state: 'waiting' | 'done') =>
  db
    .selectFrom('bulkChangeRow')
    .select(['planId', 'actionId', 'former'])
    .where('bulkId', '=', bulkId)
    .where('state', '=', state)
    .orderBy('planId')
    .orderBy('actionId')
    .execute();

/** Stores what a row became. */
export const writeOutcome = (
  db: Reader,
  bulkId: string,
  { planId, actionId }: BulkTarget,
  outcome:
    | { readonly state: 'done'; readonly former: Values }
    | { readonly state: 'refused'; readonly why: string },
) =>
  db
    .updateTable('bulkChangeRow')
    .set(
      outcome.state === 'done' ? { state: 'done', former: JSON.stringify(outcome.former) } : { ...outcome },
    )
    .where('bulkId', '=', bulkId)
    .where('planId', '=', planId)
    .where('actionId', '=', actionId)
    .execute();

/** Values of an undoing's row: those before the change that it undoes. */
export const findFormer = async (
  db: Reader,
  bulkId: string,
  { planId, actionId }: BulkTarget,
): Promise<Values | null> =>
  ((
    await db
      .selectFrom('bulkChangeRow')
      .select('former')
      .where('bulkId', '=', bulkId)
      .where('planId', '=', planId)
      .where('actionId', '=', actionId)
      .executeTakeFirst()
  )?.former ?? null) as Values | null; // written by `writeOutcome` only

/** Counts the rows of a bulk change by state. */
export const countRows = (db: Reader, bulkId: string) =>
  db
    .selectFrom('bulkChangeRow')
    .select([
      sql<number>`(count(*) filter (where state = 'waiting'))::int`.as('waiting'),
      sql<number>`(count(*) filter (where state = 'done'))::int`.as('done'),
    ])
    .where('bulkId', '=', bulkId)
    .executeTakeFirstOrThrow();

/** Lists the refused rows of a bulk change; `visible` names the plans that the person may see, of which alone names are told. */
export const findRefused = (db: Reader, bulkId: string) =>
  db
    .selectFrom('bulkChangeRow as row')
    .leftJoin('plan', 'plan.id', 'row.planId')
    .leftJoin('planAction as action', (join) =>
      join.onRef('action.planId', '=', 'row.planId').onRef('action.id', '=', 'row.actionId'),
    )
    .select(['row.planId', 'row.actionId', 'row.why', 'plan.propertyName', 'action.title'])
    .where('row.bulkId', '=', bulkId)
    .where('row.state', '=', 'refused')
    .orderBy('plan.nameOrder')
    .orderBy('action.title')
    .execute();

/** Finds a person as the caller of a job that they asked for; undefined where they are gone. */
export async function findAsker(db: Reader, userId: string): Promise<Caller | undefined> {
  const person = await db
    .selectFrom('appUser')
    .select(['id as userId', 'name', 'email', 'role', 'accountId'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return person as Caller | undefined; // the column of the role is checked by the database against the same list
}

export const findPersonName = async (db: Reader, userId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('appUser')
      .select('name')
      .where('id', '=', userId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
  )?.name;

/** Deletes the bulk changes that can no longer be undone. */
export const pruneBulk = (db: Database, now: Date) =>
  sql`delete from bulk_change where created_at < ${now}::timestamptz - make_interval(days => ${BULK_KEPT_DAYS})`.execute(
    db,
  );
