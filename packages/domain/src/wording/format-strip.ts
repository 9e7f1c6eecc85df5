import { figureWith } from '../formats/figures.ts';
import { formatHectares } from './format-hectares.ts';

const SQUARE_METRES_OF_HECTARE = 10_000;
/** Smallest area that is not rounded to zero in hundredths of a hectare. */
const LEAST_HECTARES = 0.005;

/**
 * Formats an overlap, or ground outside the boundary, in hectares: '1.20 ha'. Smaller areas are shown in square metres, because 0.00 ha
 * would mean none: '12 m²', 'less than 1 m²'.
 */
export function formatStrip(hectares: number): string {
  if (hectares >= LEAST_HECTARES) return formatHectares(hectares);
  const squareMetres = hectares * SQUARE_METRES_OF_HECTARE;
  return squareMetres < 1 ? 'less than 1 m²' : `${figureWith(squareMetres, 0)} m²`;
}
