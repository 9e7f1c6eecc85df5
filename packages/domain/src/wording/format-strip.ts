import { figureWith } from '../formats/figures.ts';
import { formatHectares } from './format-hectares.ts';

const SQUARE_METRES_OF_HECTARE = 10_000;
/** The least that is more than nought in hundredths of a hectare. */
const LEAST_HECTARES = 0.005;

/**
 * Ground that is counted twice, or lies outside, in hectares: '1.20 ha'. What is too narrow for hundredths of one is said in square metres, as
 * 0.00 ha would be none: '12 m²', 'less than 1 m²'.
 */
export function formatStrip(hectares: number): string {
  if (hectares >= LEAST_HECTARES) return formatHectares(hectares);
  const squareMetres = hectares * SQUARE_METRES_OF_HECTARE;
  return squareMetres < 1 ? 'less than 1 m²' : `${figureWith(squareMetres, 0)} m²`;
}
