import type { Geometry, Position } from './geometry.ts';
import { polygonsOf } from './polygons-of.ts';

/** Distance of a stretch from the origin, where a square around it is measured by half of its side. */
function squareDistance([x1, y1]: Position, [x2, y2]: Position): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const at = (share: number): number => Math.max(Math.abs(x1 + share * dx), Math.abs(y1 + share * dy));
  // The distance along the stretch has its least where one coordinate is nought, where both are alike, or at an end.
  const turns = [-x1 / dx, -y1 / dy, (y1 - x1) / (dx - dy), -(x1 + y1) / (dx + dy)];
  return Math.min(at(0), at(1), ...turns.filter((share) => share > 0 && share < 1).map(at));
}

/**
 * Computes how much room a shape leaves a box around a point in it: the height of the largest box of the given proportions (width over height), in
 * degrees of latitude. Infinite for what is no area.
 */
export function roomForBox(geometry: Geometry, [longitude, latitude]: Position, proportions: number): number {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return Infinity;
  const eastward = Math.cos((latitude * Math.PI) / 180);
  const place = ([x, y]: Position): Position => [((x - longitude) * eastward) / proportions, y - latitude];
  const distances = polygonsOf(geometry).flatMap((rings) =>
    rings.map((ring) => {
      const places = ring.map(place);
      return places.reduce(
        (least, to, index) => Math.min(least, squareDistance(places[index - 1] ?? to, to)),
        Infinity,
      );
    }),
  );
  return 2 * Math.min(...distances);
}
