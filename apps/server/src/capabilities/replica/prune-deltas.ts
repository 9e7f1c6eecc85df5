import type { Services } from '../../services.ts';
import { cutDeltas, findPlansWithDeltasBefore } from './delta-store.ts';
import { dropOldPresence } from './presence-store.ts';

/** Kind of the daily job that deletes old deltas. */
export const PRUNE_DELTAS = 'replica.pruneDeltas';

/** Retention of deltas; a copy that is older fetches the whole record. The change log keeps everything. */
const DAYS_KEPT = 60;
const DAY_MS = 86_400_000;

/** Deletes old deltas, plan by plan, and stores from which revision each is complete. */
export async function pruneDeltas({
  database: { db },
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - DAYS_KEPT * DAY_MS);
  for (const planId of await findPlansWithDeltasBefore(db, before)) await cutDeltas(db, planId, before);
  await dropOldPresence(db, now);
}
