import { flatAreaSquareMetres } from '../measure/flat-area.ts';
import { quickLengthMetres } from '../measure/quick-length.ts';
import type { PolygonRings } from '../shape/geometry.ts';

/** Record 010: maximum average width of a sliver, in metres. Anything narrower comes from rounding and measuring, not from intention. */
export const SLIVER_WIDTH_METRES = 0.3;

/** Checks whether a polygon is a sliver, by twice its area divided by its perimeter, which is the width of a long strip. */
export function isSliver(rings: PolygonRings): boolean {
  const borderMetres = quickLengthMetres({ type: 'Polygon', coordinates: rings });
  return 2 * flatAreaSquareMetres(rings) < SLIVER_WIDTH_METRES * borderMetres;
}
