import { growValley } from '../cadastre/grow-valley.ts';
import type { Valley } from '../cadastre/valley.ts';

let grown: Valley | undefined;

/** The valley of the demonstration: 2,000 parcels near 172.4° E, 42.8° S. Grown once for each process; treat it as read-only. */
export function demoValley(): Valley {
  grown ??= growValley({ parcels: 2000, seed: 'tussock' });
  return grown;
}
