import { growValley, growValleyInTurns } from '../cadastre/grow-valley.ts';
import type { Valley } from '../cadastre/valley.ts';

const DEMONSTRATION = { parcels: 2000, seed: 'tussock' } as const;

let grown: Valley | undefined;

/** The valley of the demonstration: 2,000 parcels near 172.4° E, 42.8° S. Grown once for each process; treat it as read-only. */
export function demoValley(): Valley {
  grown ??= growValley(DEMONSTRATION);
  return grown;
}

let growing: Promise<Valley> | undefined;

/** The same, grown in turns with whatever else a process has to do: a server goes on answering meanwhile. */
export function demoValleyInTurns(): Promise<Valley> {
  growing ??= grown ? Promise.resolve(grown) : growValleyInTurns(DEMONSTRATION);
  return growing;
}

/** Where it has heights: west, south, east, north in degrees. Known without growing it, which takes most of a second. */
export const DEMO_BOUNDS: readonly [number, number, number, number] = [
  172.19564468, -42.89757019, 172.58186157, -42.68807712,
];
