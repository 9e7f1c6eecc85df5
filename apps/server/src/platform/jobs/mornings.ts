import { dayAfter, dayInNewZealand, sixInTheMorningInNewZealand } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { DB } from '../database/generated/schema.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { addJob } from './job-store.ts';
import type { JobHandlers } from './job-worker.ts';

/** What is done each morning at six in New Zealand, under the kind of its job; the day is that of the morning. */
export type Mornings = Readonly<Record<string, (day: string) => Promise<void>>>;

interface Needed {
  readonly database: Pick<OpenDatabase, 'db'>;
  readonly clock: Clock;
}

/** A morning has one job of a kind, however often it is asked for. */
export const addMorning = (trx: Transaction<DB>, kind: string, day: string): Promise<void> =>
  addJob(trx, {
    kind,
    payload: { day },
    dedupeKey: `${kind}:${day}`,
    runAt: sixInTheMorningInNewZealand(day),
  });

/**
 * Sees to it that the next morning has its job. `done`: the morning whose job asks. It is over, though our clock may be behind that of the
 * database by which jobs are taken.
 */
async function addNextMorning({ database, clock }: Needed, kind: string, done = ''): Promise<void> {
  const now = clock.now();
  const today = dayInNewZealand(now);
  const isToCome = now < sixInTheMorningInNewZealand(today) && today > done;
  await database.db.transaction().execute((trx) => addMorning(trx, kind, isToCome ? today : dayAfter(today)));
}

/** What a server asks for when it starts. */
export async function addMornings(needed: Needed, mornings: Mornings): Promise<void> {
  for (const kind of Object.keys(mornings)) await addNextMorning(needed, kind);
}

/** The jobs of mornings. Each asks for the next before all else, which comes whatever becomes of this one. */
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
