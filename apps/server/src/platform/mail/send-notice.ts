import { channelOfNotice, type NoticeKey } from '@tussock/domain';
import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { DB } from '../database/generated/schema.ts';
import { addJob } from '../jobs/job-store.ts';
import type { Letter } from './mailer.ts';
import { findNoticeChoices, insertNotice } from './notice-sent-store.ts';

/** A notice to one person: what it is shown as in the product, and the letter for those who want one. */
export interface Notice {
  readonly notice: NoticeKey;
  readonly userId: string;
  readonly letter: Letter;
  /** Address of the page it is about, the letter's main link. */
  readonly link: string;
  readonly at: Date;
  /** The same key again tells nobody a second time. */
  readonly dedupeKey?: string;
}

/** Adds a notice to a person's list in the product. */
export async function showNotice(
  trx: Transaction<DB>,
  { notice, userId, title, link, at, dedupeKey }: Omit<Notice, 'letter'> & { readonly title: string },
): Promise<void> {
  const { pathname, search, hash } = new URL(link);
  await insertNotice(trx, {
    id: uuidv7(),
    userId,
    kind: notice,
    title,
    path: `${pathname}${search}${hash}`,
    createdAt: at,
    dedupeKey: dedupeKey ?? null,
  });
}

/** Tells one person of something in the way they chose for it. Letters that nobody can switch off are added as jobs instead. */
export async function sendNotice(trx: Transaction<DB>, told: Notice): Promise<void> {
  const { notice, userId, letter, dedupeKey } = told;
  const channel = channelOfNotice(await findNoticeChoices(trx, userId), notice);
  if (channel === 'never') return;
  await showNotice(trx, { ...told, title: letter.subject });
  if (channel === 'mail')
    await addJob(trx, { kind: 'mail', payload: letter, ...(dedupeKey === undefined ? {} : { dedupeKey }) });
}
