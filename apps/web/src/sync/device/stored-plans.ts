import { forgetGone, noteGone } from './gone-plans.ts';
import { openPlans } from '../adapters/leader-election.ts';
import { saveOpeningTimes, keptOnPurpose, openingTimes, readDatabaseName } from './opened-plans.ts';
import { countUnsent, eraseDatabase } from '../adapters/indexed-db-store.ts';

/**
 * Plans that are kept on a device at most: least lately opened out first, never one with something to send, one that is kept on
 * purpose, or one that another page has open.
 */
const MOST_PLANS = 5;

/** A person's copy of a plan on this device. */
export interface StoredPlan {
  readonly name: string;
  readonly userId: string;
  readonly planId: string;
  readonly unsent: number;
}

/** Every copy of a plan on this device, whoever's it is. */
export async function listStoredPlans(): Promise<readonly StoredPlan[]> {
  const databases = (await globalThis.indexedDB?.databases?.().catch(() => [])) ?? [];
  const plans: StoredPlan[] = [];
  for (const { name = '' } of databases) {
    const read = readDatabaseName(name);
    // One that cannot be opened may hold work: it counts as if it did.
    if (read) plans.push({ name, ...read, unsent: await countUnsent(name).catch(() => 1) });
  }
  return plans;
}

/**
 * A plan was opened just now: the ones opened longest ago make room, but for what is not sent and what is
 * open. Answers the names of those that went.
 */
export async function noteOpened(name: string, now: number): Promise<readonly string[]> {
  const times = { ...openingTimes(), [name]: now };
  const plans = await listStoredPlans();
  const timeOf = (one: StoredPlan): number => Number(times[one.name] ?? 0);
  const onPurpose = keptOnPurpose();
  const before = plans.filter((one) => one.name !== name && !onPurpose.includes(one.name));
  const isOpen = await openPlans();
  const idle = before
    .filter(({ name: one, unsent }) => unsent === 0 && !isOpen(one))
    .sort((a, b) => timeOf(a) - timeOf(b));
  const out = idle.slice(0, Math.max(0, before.length - (MOST_PLANS - 1)));
  for (const one of out) await eraseDatabase(one.name);
  const gone = out.map((one) => one.name);
  noteGone(gone);
  forgetGone([name]);
  const standing = Object.entries(times).filter(([key]) => !gone.includes(key));
  saveOpeningTimes(Object.fromEntries(standing));
  return gone;
}
