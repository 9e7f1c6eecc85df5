import { hectaresInFigures } from './format-hectares.ts';

/** Refusal of an application whose typed area is too large. */
export const areaLargerThanGround = (hectares: number): string =>
  `The area is larger than its ground on the map, which is ${hectaresInFigures(hectares)} ha. Correct the area, or choose or draw all the ground that was spread`;
