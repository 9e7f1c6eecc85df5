import type { Geometry, Position } from '../shape/geometry.ts';
import { roundDegrees } from '../shape/round-to-merge-precision.ts';
import { nearestOnBorder, nearestVertex, type NearestPlace } from './nearest-on-border.ts';

export interface Snap extends NearestPlace {
  /** The place of the snapped-to geometry in the list of candidates. */
  readonly candidate: number;
}

/**
 * Where a drawn position snaps to: the nearest corner of the candidates within the tolerance, bit for bit as it is stored; if
 * there is none, the nearest place on an edge, rounded to 7 decimals; if there is none either, null. A caller that thinks
 * in pixels multiplies them by its metres per pixel first.
 */
export function snapPosition(
  position: Position,
  candidates: readonly Geometry[],
  toleranceMetres: number,
): Snap | null {
  const vertex = nearest(candidates, (geometry) => nearestVertex(geometry, position));
  if (vertex !== null && vertex.distanceMetres <= toleranceMetres) return vertex;
  const edge = nearest(candidates, (geometry) => nearestOnBorder(geometry, position));
  if (edge === null || edge.distanceMetres > toleranceMetres) return null;
  const [longitude, latitude] = edge.position;
  return { ...edge, position: [roundDegrees(longitude), roundDegrees(latitude)] };
}

function nearest(
  candidates: readonly Geometry[],
  find: (geometry: Geometry) => NearestPlace | null,
): Snap | null {
  let best: Snap | null = null;
  for (const [candidate, geometry] of candidates.entries()) {
    const place = find(geometry);
    if (place !== null && (best === null || place.distanceMetres < best.distanceMetres))
      best = { ...place, candidate };
  }
  return best;
}
