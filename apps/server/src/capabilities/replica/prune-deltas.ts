import type { Services } from '../../services.ts';
import { cutDeltas, findPlansWithDeltasBefore } from './delta-store.ts';
import { dropOldPresence } from './presence-store.ts';

/** The job that cuts off the old end of deltas, once a day. */
export const PRUNE_DELTAS = 'replica.pruneDeltas';

/** Whoever was away for longer fetches the whole. The log of changes keeps everything. */
const DAYS_KEPT = 60;
const DAY_MS = 86_400_000;

/** Cuts off what is older than is kept, plan by plan, and says from which revision on each is whole. */
export async function pruneDeltas({
  database: { db },
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - DAYS_KEPT * DAY_MS);
  for (const planId of await findPlansWithDeltasBefore(db, before)) await cutDeltas(db, planId, before);
  await dropOldPresence(db, now);
}
