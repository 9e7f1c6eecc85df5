import { hectaresInFigures } from './format-hectares.ts';

/** Why an application with a typed area is refused. */
export const areaLargerThanGround = (hectares: number): string =>
  `The area is larger than its ground on the map, which is ${hectaresInFigures(hectares)} ha. Correct the area, or choose or draw all the ground that was spread`;
