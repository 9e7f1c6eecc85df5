import type { EmailDigest, NoticeChannel, NoticeKey } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';

export const renameUser = (trx: Transaction<DB>, userId: string, name: string) =>
  trx.updateTable('appUser').set({ name }).where('id', '=', userId).execute();

/** Whether another person has an e-mail address. */
export const isEmailTaken = async (db: Reader, email: string, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('appUser')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

export const setEmail = (trx: Transaction<DB>, userId: string, email: string) =>
  trx.updateTable('appUser').set({ email }).where('id', '=', userId).execute();

/** Replaces earlier requests for another address. */
export const replaceEmailChanges = (trx: Transaction<DB>, userId: string, at: Date) =>
  trx
    .updateTable('emailChange')
    .set({ replacedAt: at })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .execute();

export const insertEmailChange = (
  trx: Transaction<DB>,
  change: { tokenHash: Buffer; userId: string; email: string; createdAt: Date; expiresAt: Date },
) => trx.insertInto('emailChange').values(change).execute();

/** Uses up the link of an address change; undefined when it is not this person's, was used or replaced, or has expired. */
export const takeEmailChange = (trx: Transaction<DB>, tokenHash: Buffer, userId: string, at: Date) =>
  trx
    .updateTable('emailChange')
    .set({ usedAt: at })
    .where('tokenHash', '=', tokenHash)
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .where('expiresAt', '>', at)
    .returning('email')
    .executeTakeFirst();

export const findPendingEmail = async (db: Reader, userId: string, at: Date): Promise<string | null> =>
  (
    await db
      .selectFrom('emailChange')
      .select('email')
      .where('userId', '=', userId)
      .where('usedAt', 'is', null)
      .where('replacedAt', 'is', null)
      .where('expiresAt', '>', at)
      .executeTakeFirst()
  )?.email ?? null;

export const findImageUrl = async (db: Reader, userId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('appUser')
      .select('profileImageUrl')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).profileImageUrl;

export const setImageUrl = (trx: Transaction<DB>, userId: string, url: string | null) =>
  trx.updateTable('appUser').set({ profileImageUrl: url }).where('id', '=', userId).execute();

/** Whether a picture is the present one of somebody. */
export const isImageInUse = async (db: Reader, url: string): Promise<boolean> =>
  (await db
    .selectFrom('appUser')
    .select('id')
    .where('profileImageUrl', '=', url)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

export const findDigest = async (db: Reader, userId: string): Promise<EmailDigest> =>
  // The column is checked by the database against the same list.
  (await db.selectFrom('appUser').select('emailDigest').where('id', '=', userId).executeTakeFirstOrThrow())
    .emailDigest as EmailDigest;

export const findNoticeChoices = async (db: Reader, userId: string): Promise<unknown> =>
  (await db.selectFrom('appUser').select('noticeChoices').where('id', '=', userId).executeTakeFirstOrThrow())
    .noticeChoices;

/** Keeps one choice beside the others. */
export const setNoticeChoice = (
  db: Reader,
  userId: string,
  { notice, channel }: { readonly notice: NoticeKey; readonly channel: NoticeChannel },
) =>
  db
    .updateTable('appUser')
    .set({ noticeChoices: sql`notice_choices || ${JSON.stringify({ [notice]: channel })}::jsonb` })
    .where('id', '=', userId)
    .execute();

export const setDigest = (db: Reader, userId: string, emailDigest: EmailDigest) =>
  db.updateTable('appUser').set({ emailDigest }).where('id', '=', userId).execute();
