import { figureUpTo } from './figures.ts';

const KILOMETRE = 1000;

/** Formats a distance in metres: '420 m', '1.2 km'. */
export const sayDistance = (metres: number): string =>
  metres < KILOMETRE ? `${figureUpTo(metres, 0)} m` : `${figureUpTo(metres / KILOMETRE, 1)} km`;
