import type { Insertable, Selectable, Transaction } from 'kysely';
import type { DB, LaboratoryColumns } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';

export type ColumnsRow = Selectable<LaboratoryColumns>;

/** More laboratories and layouts than advisers ever have; the oldest goes. */
const MOST_SHAPES = 100;

/** Whose memory a plan uses: that of its account, so that an adviser says it once, or its own. */
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

/** What was said of the same shape before is replaced, and keeps its id. */
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

/** Whether there was anything to forget. */
export async function deleteColumns(trx: Transaction<DB>, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('laboratoryColumns')
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
