import type { Insertable, Selectable, Transaction } from 'kysely';
import type { DB, LaboratoryColumns } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';

export type ColumnsRow = Selectable<LaboratoryColumns>;

/** Most remembered file layouts, more than advisers ever have; the oldest is deleted. */
const MOST_SHAPES = 100;

/** Finds the owner of the remembered layouts for a plan: its account, so that an adviser describes a layout once, or the plan itself. */
export async function findColumnsOwner(db: Reader, planId: string): Promise<string> {
  const { accountId } = await db
    .selectFrom('plan')
    .select('accountId')
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
  return accountId ?? planId;
}

export const findColumns = (db: Reader, ownerId: string): Promise<ColumnsRow[]> =>
  db
    .selectFrom('laboratoryColumns')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('saidAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Stores a layout; replaces a former one of the same headings under its id. */
export const writeColumns = (trx: Transaction<DB>, row: Insertable<LaboratoryColumns>): Promise<ColumnsRow> =>
  trx
    .insertInto('laboratoryColumns')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['ownerId', 'shape']).doUpdateSet((row) => ({
        said: row.ref('excluded.said'),
        saidBy: row.ref('excluded.saidBy'),
        saidAt: row.ref('excluded.saidAt'),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export const dropOldestColumns = (trx: Transaction<DB>, ownerId: string) =>
  trx
    .deleteFrom('laboratoryColumns')
    .where('ownerId', '=', ownerId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('laboratoryColumns')
        .select('id')
        .where('ownerId', '=', ownerId)
        .orderBy('saidAt', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_SHAPES),
    )
    .execute();

/** Deletes a layout; false where there was none. */
export async function deleteColumns(trx: Transaction<DB>, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('laboratoryColumns')
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
