import { keep, readKeptJson } from './browser-store.ts';

/** Storage key of the kinds that were drawn last on this device, the last first. */
const PICKED_KEY = 'pickedKinds';
const MOST_KEPT = 12;

/** Ids of the kinds that were picked last on this device, the last first. */
export function readPickedKinds(): readonly string[] {
  const kept = readKeptJson(PICKED_KEY);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** Adds a kind to those picked last; returns them all. */
export function savePickedKind(id: string): readonly string[] {
  const picked = [id, ...readPickedKinds().filter((other) => other !== id)].slice(0, MOST_KEPT);
  keep(PICKED_KEY, JSON.stringify(picked));
  return picked;
}
