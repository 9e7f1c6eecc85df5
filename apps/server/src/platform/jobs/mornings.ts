import { dayAfter, dayInNewZealand, sixInTheMorningInNewZealand } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { DB } from '../database/generated/schema.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { addJob } from './job-store.ts';
import type { JobHandlers } from './job-worker.ts';

/** The tasks of each morning, at six in New Zealand, by kind of job; `day` is the day of that morning. */
export type Mornings = Readonly<Record<string, (day: string) => Promise<void>>>;

interface Needed {
  readonly database: Pick<OpenDatabase, 'db'>;
  readonly clock: Clock;
}

/** Adds the job of a kind for a morning; adding it again changes nothing. */
export const addMorning = (trx: Transaction<DB>, kind: string, day: string): Promise<void> =>
  addJob(trx, {
    kind,
    payload: { day },
    dedupeKey: `${kind}:${day}`,
    runAt: sixInTheMorningInNewZealand(day),
  });

/**
 * Adds the job of the next morning. `done` is the morning whose job adds it: that one is over, even if our clock is behind that of the database by
 * which jobs are taken.
 */
async function addNextMorning({ database, clock }: Needed, kind: string, done = ''): Promise<void> {
  const now = clock.now();
  const today = dayInNewZealand(now);
  const isToCome = now < sixInTheMorningInNewZealand(today) && today > done;
  await database.db.transaction().execute((trx) => addMorning(trx, kind, isToCome ? today : dayAfter(today)));
}

/** Adds the first morning jobs when a server starts. */
export async function addMornings(needed: Needed, mornings: Mornings): Promise<void> {
  for (const kind of Object.keys(mornings)) await addNextMorning(needed, kind);
}

/** Handlers of the morning jobs. Each first adds the job of the next morning, so that a failure does not end the series. */
export const morningJobs = (needed: Needed, mornings: Mornings): JobHandlers =>
  Object.fromEntries(
    Object.entries(mornings).map(([kind, work]) => [
      kind,
      async ({ payload }) => {
        const { day = dayInNewZealand(needed.clock.now()) } = payload as { readonly day?: string }; // written by `addMorning`, before days were named without one
        await addNextMorning(needed, kind, day);
        await work(day);
      },
    ]),
  );
