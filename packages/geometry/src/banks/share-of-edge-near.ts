import { projectionFor } from '../project/projection-for.ts';
import { bounds, boundsMeet, widenedBounds } from '../shape/bounds.ts';
import type { LineGeometry, MultiLineGeometry, PolygonalGeometry } from '../shape/geometry.ts';
import { linesOf } from '../shape/polygons-of.ts';
import { fencedBanks } from './fenced-banks.ts';

/**
 * Share (0…1) of an area's edge along which some line is within a distance, on either side; edges of holes count too. Measured like the
 * banks of waterways (`fencedBanks`).
 */
export function shareOfEdgeNear(
  area: PolygonalGeometry,
  lines: readonly (LineGeometry | MultiLineGeometry)[],
  withinMetres: number,
): number {
  const box = bounds(area);
  const around = widenedBounds(box, withinMetres);
  const { forward } = projectionFor(box);
  const fences = lines
    .filter((line) => boundsMeet(bounds(line), around))
    .flatMap((line) => linesOf(line).map((part) => ({ id: '', line: part.map(forward) })));
  const pieces = linesOf(area).flatMap((ring) =>
    fencedBanks({
      waterway: ring.map(forward),
      fences,
      boundary: [],
      searchDistanceMetres: withinMetres,
      setbackMetres: 0,
    }),
  );
  const sum = (of: typeof pieces): number =>
    of.reduce((metres, { lengthMetres }) => metres + lengthMetres, 0);
  const all = sum(pieces);
  return all === 0 ? 0 : sum(pieces.filter(({ lacksLeft, lacksRight }) => !lacksLeft || !lacksRight)) / all;
}
