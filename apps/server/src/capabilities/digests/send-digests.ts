import { dayAfter, daysAfter, sixInTheMorningInNewZealand } from '@tussock/domain';
import { addJob } from '../../platform/jobs/job-store.ts';
import { addMorning } from '../../platform/jobs/mornings.ts';
import type { Services } from '../../services.ts';
import { digestLetter, type Morning } from './digest-letter.ts';
import { findNews, findReaders } from './digest-store.ts';
import { findDue } from './due-store.ts';

/** Kind of the job that writes the letters of one morning. */
export const SEND_DIGESTS = 'sendDigests';

const MONDAY = 1;

/** Services for the morning letters. */
type MorningServices = Pick<Services, 'database' | 'clock'> & {
  readonly configuration: Pick<Services['configuration'], 'publicUrl'>;
};

/** A recipient of a morning letter, with its content and their frequency of news. */
type Told = Pick<Morning, 'name' | 'to' | 'frequency' | 'due' | 'news'>;

/** Finds all recipients of a morning, by id. */
async function findTold(
  { database: { db }, clock }: MorningServices,
  { day, to, isMonday }: { readonly day: string; readonly to: Date; readonly isMonday: boolean },
): Promise<ReadonlyMap<string, Told>> {
  const told = new Map<string, Told>();
  for (const action of await findDue(db, { day, at: clock.now(), isMonday })) {
    const { userId, userName: name, email, emailDigest: frequency } = action;
    const due = [...(told.get(userId)?.due ?? []), action];
    told.set(userId, { name, to: email, frequency, due, news: [] });
  }
  for (const frequency of ['daily', ...(isMonday ? (['weekly'] as const) : [])] as const) {
    // The letter before was written at six too, which is not always so many hours ago.
    const from = sixInTheMorningInNewZealand(daysAfter(day, frequency === 'weekly' ? -7 : -1));
    for (const reader of await findReaders(db, frequency)) {
      const news = await findNews(db, reader, { from, to });
      const { id, name, email } = reader;
      if (news.length > 0) told.set(id, { name, to: email, frequency, due: told.get(id)?.due ?? [], news });
    }
  }
  return told;
}

/**
 * Writes the letters of a morning, six o'clock in New Zealand: what is due, the news of a day, on Monday also that of a week. A person without
 * content gets no letter. A missed morning is made up for with the same letters; one that is started twice writes each once.
 */
export async function sendDigests(services: MorningServices, day: string): Promise<void> {
  const to = sixInTheMorningInNewZealand(day);
  const isMonday = new Date(`${day}T00:00:00Z`).getUTCDay() === MONDAY;
  const told = await findTold(services, { day, to, isMonday });
  const site = services.configuration.publicUrl;
  await services.database.db.transaction().execute(async (trx) => {
    for (const [userId, one] of told)
      await addJob(trx, {
        kind: 'mail',
        payload: digestLetter({ ...one, day, site }),
        dedupeKey: `digest:${userId}:${day}`,
      });
    await addMorning(trx, SEND_DIGESTS, dayAfter(day));
  });
}
