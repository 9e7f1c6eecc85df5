import { keep, readKeptJson } from '../../plan-session/browser-store.ts';
import { saveOpeningTimes, openingTimes, readDatabaseName } from './opened-plans.ts';

const GONE = 'gone-plans';

const namesGone = (): readonly string[] => {
  const kept = readKeptJson(GONE);
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
};

/** Copies of plans, by the name of their database, were erased without their person asking for it. */
export const noteGone = (names: readonly string[]): void =>
  keep(GONE, JSON.stringify([...new Set([...namesGone(), ...names])]));

/** They are here again, or their person has read that they are not. */
export const forgetGone = (names: readonly string[]): void =>
  keep(GONE, JSON.stringify(namesGone().filter((name) => !names.includes(name))));

/** A copy was erased as its person asked: it is not missed. */
export function forgetOpening(name: string): void {
  const { [name]: _gone, ...others } = openingTimes();
  saveOpeningTimes(others);
  forgetGone([name]);
}

/** A copy of a plan that this device kept for somebody and does not any more. */
export interface GonePlan {
  readonly name: string;
  readonly planId: string;
}

/**
 * Copies of a person's plans that went without their asking: to make room, for their age, or because the browser took the storage away. Those are
 * known by having been opened and not being there.
 */
export async function listGonePlans(userId: string): Promise<readonly GonePlan[]> {
  const databases = await globalThis.indexedDB?.databases?.().catch(() => undefined);
  if (!databases) return [];
  const here = new Set(databases.map(({ name }) => name));
  const missed = [...namesGone(), ...Object.keys(openingTimes())].filter((name) => !here.has(name));
  return [...new Set(missed)].flatMap((name) => {
    const read = readDatabaseName(name);
    return read?.userId === userId ? [{ name, planId: read.planId }] : [];
  });
}
