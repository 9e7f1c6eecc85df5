import { metresPerDegree } from '../measure/ellipsoid.ts';
import { easternLongitude } from '../shape/eastern-longitude.ts';
import type { Geometry, Position } from '../shape/geometry.ts';
import { linesOf } from '../shape/polygons-of.ts';

export interface NearestPlace {
  readonly position: Position;
  /** How far it is, in metres (quick figure, right to 1e-5 within some kilometres). */
  readonly distanceMetres: number;
  /** `vertex` when the place is a corner of the geometry, given back as it is stored. */
  readonly kind: 'vertex' | 'edge';
}

/**
 * Finds the nearest position to a given one on the lines of a geometry (its border, for a polygon); for a point the point itself. Null for
 * an empty geometry. A position on an edge is not rounded.
 */
export function nearestOnBorder(geometry: Geometry, position: Position): NearestPlace | null {
  if (geometry.type === 'Point') return nearestVertex(geometry, position);
  const scale = metresPerDegree(position[1]);
  const x = easternLongitude(position[0]);
  const metresTo = ([longitude, latitude]: Position): readonly [number, number] => [
    (easternLongitude(longitude) - x) * scale.east,
    (latitude - position[1]) * scale.north,
  ];
  let best: NearestPlace | null = null;
  for (const line of linesOf(geometry)) {
    for (const [index, to] of line.entries()) {
      const from = line[index - 1] ?? to;
      const place = nearestOnEdge([from, to], [metresTo(from), metresTo(to)]);
      if (best === null || place.distanceMetres < best.distanceMetres) best = place;
    }
  }
  return best;
}

/** The corner of a geometry that is nearest to a position, exactly as it is stored; null for an empty geometry. */
export function nearestVertex(geometry: Geometry, position: Position): NearestPlace | null {
  const scale = metresPerDegree(position[1]);
  const x = easternLongitude(position[0]);
  const lines = geometry.type === 'Point' ? [[geometry.coordinates]] : linesOf(geometry);
  let best: NearestPlace | null = null;
  for (const line of lines) {
    for (const vertex of line) {
      const east = (easternLongitude(vertex[0]) - x) * scale.east;
      const north = (vertex[1] - position[1]) * scale.north;
      const distanceMetres = Math.hypot(east, north);
      if (best === null || distanceMetres < best.distanceMetres)
        best = { position: vertex, distanceMetres, kind: 'vertex' };
    }
  }
  return best;
}

/** The nearest place of an edge to the origin of the plane on which its ends are given in metres. */
function nearestOnEdge(
  [from, to]: readonly [Position, Position],
  [start, end]: readonly [readonly [number, number], readonly [number, number]],
): NearestPlace {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : -(start[0] * dx + start[1] * dy) / squared;
  if (share <= 0) return { position: from, distanceMetres: Math.hypot(...start), kind: 'vertex' };
  if (share >= 1) return { position: to, distanceMetres: Math.hypot(...end), kind: 'vertex' };
  return {
    position: [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])],
    distanceMetres: Math.hypot(start[0] + share * dx, start[1] + share * dy),
    kind: 'edge',
  };
}
