import type { Valley } from '../valley.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkJigsaw } from './check-jigsaw.ts';
import { checkRivers } from './check-rivers.ts';
import { checkTitles } from './check-titles.ts';
import type { ValleyFault } from './fault.ts';

/**
 * All faults of a valley, none when it is sound: parcels cover the land exactly once with shared vertices, titles are their
 * parcels dissolved, rivers are trees with right Strahler orders, addresses lie on their titles. It reads the published
 * coordinates, so it also finds what a later step has spoilt.
 */
export function checkValley(valley: Valley): ValleyFault[] {
  return [...checkJigsaw(valley), ...checkTitles(valley), ...checkRivers(valley), ...checkAddresses(valley)];
}
