import type { Transaction } from 'kysely';
import type { DB } from '../database/generated/schema.ts';

/** Reads how a person wants to be told of each sort of notice, as it is stored. */
export const findNoticeChoices = async (trx: Transaction<DB>, userId: string): Promise<unknown> =>
  (await trx.selectFrom('appUser').select('noticeChoices').where('id', '=', userId).executeTakeFirst())
    ?.noticeChoices;

/** Adds a notice to a person's list; the same key again adds none. */
export const insertNotice = (
  trx: Transaction<DB>,
  notice: {
    readonly id: string;
    readonly userId: string;
    readonly kind: string;
    readonly title: string;
    readonly path: string;
    readonly createdAt: Date;
    readonly dedupeKey: string | null;
  },
) =>
  trx
    .insertInto('notice')
    .values(notice)
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .execute();
