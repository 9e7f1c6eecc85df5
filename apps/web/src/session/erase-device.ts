import { listKeptPlans } from '../plan-session/replica/kept-plans.ts';
import { eraseDatabase, ReplicaStore } from '../plan-session/replica/replica-store.ts';
import { countUploads, eraseUploads } from './uploads/kept-uploads.ts';
import { forgetQueries } from './kept-queries.ts';

/** How much of a person's work on this device was never sent: to be asked about before they sign out. */
export async function countUnsentOf(userId: string): Promise<number> {
  const plans = await listKeptPlans();
  const ofPlans = plans.filter((plan) => plan.userId === userId).reduce((sum, { unsent }) => sum + unsent, 0);
  return ofPlans + (await countUploads(userId));
}

/** What the browser keeps of a person beside databases: pictures of plans, by whose they are. */
const cacheOf = (userId: string): string => `files:${userId}:`;

async function eraseCaches(userId: string): Promise<void> {
  const names = (await globalThis.caches?.keys().catch(() => [])) ?? [];
  for (const name of names) if (name.startsWith(cacheOf(userId))) await caches.delete(name);
}

/** Erases everything of a person from this device, what was not sent among it: they were asked. */
export async function eraseDevice(userId: string): Promise<void> {
  for (const { name, userId: owner } of await listKeptPlans())
    if (owner === userId) await eraseDatabase(name);
  await eraseUploads(userId);
  await eraseCaches(userId);
  forgetQueries(userId);
}

/**
 * Somebody is signed in: what others left on this device is erased. What they did not send stays, for them alone, without a row of their
 * plans.
 */
export async function eraseOthers(userId: string): Promise<void> {
  const others = (await listKeptPlans()).filter((plan) => plan.userId !== userId);
  for (const { name, unsent } of others)
    if (unsent === 0) await eraseDatabase(name);
    else await forgetRowsOf(name);
  for (const other of new Set(others.map((plan) => plan.userId))) {
    await eraseCaches(other);
    forgetQueries(other);
  }
}

async function forgetRowsOf(name: string): Promise<void> {
  const store = await ReplicaStore.open(name);
  await store.forgetRows();
  store.close();
}
