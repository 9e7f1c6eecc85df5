import { flatAreaSquareMetres } from '../measure/flat-area.ts';
import { quickLengthMetres } from '../measure/quick-length.ts';
import type { PolygonRings } from '../shape/geometry.ts';

/** Record 010: what is thinner on average than this is left by rounding and measuring, not by anybody's intention. */
export const SLIVER_WIDTH_METRES = 0.3;

/** True when a polygon is thinner than a sliver: twice its area over its border, which is the width of a long strip. */
export function isSliver(rings: PolygonRings): boolean {
  const borderMetres = quickLengthMetres({ type: 'Polygon', coordinates: rings });
  return 2 * flatAreaSquareMetres(rings) < SLIVER_WIDTH_METRES * borderMetres;
}
