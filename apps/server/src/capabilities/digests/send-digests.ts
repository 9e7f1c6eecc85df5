import { dayAfter, dayInNewZealand, sixInTheMorningInNewZealand } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import type { Letter } from '../../platform/mail/mailer.ts';
import type { Services } from '../../services.ts';
import { digestLetter } from './digest-letter.ts';
import { findNews, findReaders } from './digest-store.ts';

/** The job that writes the letters of one morning. */
export const SEND_DIGESTS = 'sendDigests';

const DAY_MS = 86_400_000;
const MONDAY = 1;

/** A morning has one job, however often it is asked for. */
const addMorning = (trx: Transaction<DB>, day: string): Promise<void> =>
  addJob(trx, {
    kind: SEND_DIGESTS,
    payload: { day },
    dedupeKey: `${SEND_DIGESTS}:${day}`,
    runAt: sixInTheMorningInNewZealand(day),
  });

/** Sees to it that the next morning has its job; each morning's job then asks for the one after. */
export async function scheduleDigests({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  const today = dayInNewZealand(now);
  const isBeforeSix = now < sixInTheMorningInNewZealand(today);
  await database.db.transaction().execute((trx) => addMorning(trx, isBeforeSix ? today : dayAfter(today)));
}

/**
 * Writes the letters of a morning, six o'clock in New Zealand: the news of a day, on Monday also that of a week. Whoever has no news gets no
 * letter. A morning that was missed is made up for with the same news; one that is begun twice writes each letter once.
 */
export async function sendDigests(services: Services, day: string): Promise<void> {
  const { db } = services.database;
  const to = sixInTheMorningInNewZealand(day);
  const letters: { readonly userId: string; readonly letter: Letter }[] = [];
  const write = async (isWeekly: boolean): Promise<void> => {
    const from = new Date(to.getTime() - (isWeekly ? 7 : 1) * DAY_MS);
    for (const reader of await findReaders(db, isWeekly ? 'weekly' : 'daily')) {
      const news = await findNews(db, reader, { from, to });
      const { id, name, email } = reader;
      const site = services.configuration.publicUrl;
      if (news.length > 0)
        letters.push({ userId: id, letter: digestLetter({ to: email, name, isWeekly, news, site }) });
    }
  };
  await write(false);
  if (new Date(`${day}T00:00:00Z`).getUTCDay() === MONDAY) await write(true);
  await db.transaction().execute(async (trx) => {
    for (const { userId, letter } of letters)
      await addJob(trx, { kind: 'mail', payload: letter, dedupeKey: `digest:${userId}:${day}` });
    await addMorning(trx, dayAfter(day));
  });
}
