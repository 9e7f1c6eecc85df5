import { hectaresInFigures } from './format-hectares.ts';

/** Refusal of an application whose typed area is too large. */
export const areaLargerThanGround = (hectares: number): string =>
  `The area is larger than its ground on the map, which is ${hectaresInFigures(hectares)} ha. Correct the area, or choose or draw all the ground that was spread`;

/** Messages of the map of nitrogen by paddock. */
export const nitrogenWords = {
  title: 'Nitrogen by paddock',
  map: 'Map of nitrogen by paddock',
  legend: 'Nitrogen from fertiliser, kg N/ha',
  unit: (kgPerHectare: string) => `${kgPerHectare} kg N/ha`,
  /** Number of paddocks of one colour. */
  paddocks: (count: number) => (count === 1 ? '1 paddock' : `${count} paddocks`),
  most: 'Most nitrogen',
  note: (season: string) =>
    `All nitrogen of ${season}, planned applications among it, on each mapped hectare of a paddock.`,
  onDevice: 'Worked out on this device, from what it holds of the plan.',
} as const;
