import type { Bounds } from '@tussock/geometry';
import type { regions } from './regions.ts';

/** Bounds of each region, to a tenth of a degree, from the borders of Natural Earth. A map opens on them when no closer place is known. */
const REGION_BOUNDS: Readonly<Record<(typeof regions)[number]['key'], Bounds>> = {
  northland: [172.7, -36.4, 174.7, -34.4],
  auckland: [174.2, -37.3, 175.3, -36.1],
  waikato: [174.6, -39.3, 176.5, -36.5],
  bayOfPlenty: [175.8, -39.2, 178.1, -37.4],
  gisborne: [177.2, -39, 178.6, -37.6],
  taranaki: [173.8, -39.9, 175.1, -38.7],
  manawatuWhanganui: [174.8, -40.8, 176.6, -38.6],
  hawkesBay: [176.1, -40.5, 178, -38.5],
  wellington: [174.6, -41.6, 176.3, -40.7],
  tasman: [172.1, -42.3, 173.3, -40.5],
  nelson: [173.2, -41.4, 173.6, -41.1],
  marlborough: [172.7, -42.5, 174.3, -40.9],
  westCoast: [168.1, -44.5, 172.7, -40.8],
  canterbury: [169.5, -45.1, 174.1, -41.9],
  otago: [168.1, -46.7, 171.2, -44],
  southland: [166.5, -46.7, 169.2, -44.3],
};

const isRegion = (key: string): key is keyof typeof REGION_BOUNDS => Object.hasOwn(REGION_BOUNDS, key);

/** Finds the bounds of a plan's region; undefined when the plan names none. */
export const boundsOfRegion = (region: unknown): Bounds | undefined =>
  typeof region === 'string' && isRegion(region) ? REGION_BOUNDS[region] : undefined;
