import {
  channelOfNotice,
  dayAfter,
  daysAfter,
  sixInTheMorningInNewZealand,
  type NoticeKey,
} from '@tussock/domain';
import { addJob } from '../../platform/jobs/job-store.ts';
import { addMorning } from '../../platform/jobs/mornings.ts';
import type { Services } from '../../services.ts';
import { showNotice } from '../../platform/mail/send-notice.ts';
import { digestLetter, noticeOfDue, type Morning } from './digest-letter.ts';
import { findNews, findReaders } from './digest-store.ts';
import { findDue, type DueThing } from './due-store.ts';

/** Kind of the job that writes the letters of one morning. */
export const SEND_DIGESTS = 'sendDigests';

const MONDAY = 1;

/** Services for the morning letters. */
type MorningServices = Pick<Services, 'database' | 'clock'> & {
  readonly configuration: Pick<Services['configuration'], 'publicUrl'>;
};

/** A recipient of a morning letter, with its content and their frequency of news. */
interface Told extends Pick<Morning, 'name' | 'to' | 'frequency' | 'due' | 'news'> {
  /** Due things that are shown in the product, whether or not a letter tells of them. */
  readonly shown: readonly DueThing[];
}

/** The notice that each sort of due thing belongs to. */
const noticeOf = {
  actions: 'actionsDue',
  dates: 'datesDue',
  documents: 'papersDue',
  consents: 'papersDue',
} as const satisfies Readonly<Record<DueThing['sort'], NoticeKey>>;

/** Finds all recipients of a morning, by id. */
async function findTold(
  { database: { db }, clock }: MorningServices,
  { day, to, isMonday }: { readonly day: string; readonly to: Date; readonly isMonday: boolean },
): Promise<ReadonlyMap<string, Told>> {
  const told = new Map<string, Told>();
  for (const thing of await findDue(db, { day, at: clock.now(), isMonday })) {
    const { userId, userName: name, email, emailDigest: frequency } = thing;
    const channel = channelOfNotice(thing.noticeChoices, noticeOf[thing.sort]);
    if (channel === 'never') continue;
    const { due, shown } = told.get(userId) ?? { due: [], shown: [] };
    told.set(userId, {
      name,
      to: email,
      frequency,
      due: channel === 'mail' ? [...due, thing] : due,
      shown: [...shown, thing],
      news: [],
    });
  }
  for (const frequency of ['daily', ...(isMonday ? (['weekly'] as const) : [])] as const) {
    // The letter before was written at six too, which is not always so many hours ago.
    const from = sixInTheMorningInNewZealand(daysAfter(day, frequency === 'weekly' ? -7 : -1));
    for (const reader of await findReaders(db, frequency)) {
      const news = await findNews(db, reader, { from, to });
      const { id, name, email } = reader;
      const { due, shown } = told.get(id) ?? { due: [], shown: [] };
      if (news.length > 0) told.set(id, { name, to: email, frequency, due, shown, news });
    }
  }
  return told;
}

/**
 * Writes the letters and notices of a morning, six o'clock in New Zealand: what is due, the news of a day, on Monday also that of a week. A person
 * without content, or who wants none of it, gets none. A missed morning is made up for with the same letters; one that is started twice writes each once.
 */
export async function sendDigests(services: MorningServices, day: string): Promise<void> {
  const to = sixInTheMorningInNewZealand(day);
  const isMonday = new Date(`${day}T00:00:00Z`).getUTCDay() === MONDAY;
  const told = await findTold(services, { day, to, isMonday });
  const site = services.configuration.publicUrl;
  await services.database.db.transaction().execute(async (trx) => {
    for (const [userId, { shown, ...one }] of told) {
      const dedupeKey = `digest:${userId}:${day}`;
      if (shown[0])
        await showNotice(trx, {
          notice: noticeOf[shown[0].sort],
          userId,
          ...noticeOfDue(shown, site),
          at: services.clock.now(),
          dedupeKey,
        });
      if (one.due.length + one.news.length > 0)
        await addJob(trx, { kind: 'mail', payload: digestLetter({ ...one, day, site }), dedupeKey });
    }
    await addMorning(trx, SEND_DIGESTS, dayAfter(day));
  });
}
