import { MOST_NOTICES } from '@tussock/domain';
import { sql } from 'kysely';
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts';
import type { Database, Reader } from '../../platform/database/open-database.ts';

/** Lists a person's notices since a time, newest first. */
export const findNotices = (db: Reader, userId: string, since: Date) =>
  db
    .selectFrom('notice')
    .select(['id', 'title', 'path', 'createdAt', 'readAt'])
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .orderBy('id', 'desc')
    .limit(MOST_NOTICES)
    .execute();

export const markNoticesRead = (db: Reader, userId: string, at: Date) =>
  db
    .updateTable('notice')
    .set({ readAt: at })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .execute();

/** Deletes notices from before a time. Returns their number. */
export const deleteNotices = (db: Database, before: Date): Promise<number> =>
  deleteInBatches(async (rows) => {
    const { numAffectedRows } = await sql`
      delete from notice where id in (select id from notice where created_at < ${before} limit ${rows})`.execute(
      db,
    );
    return numAffectedRows ?? 0n;
  });
