import { containsPoint, isPolygonal, nearestOnBorder, type Geometry, type Position } from '@tussock/geometry';

/** Something of the farm that one can be in. */
export interface Surrounding {
  readonly id: string;
  readonly name: string;
  readonly geometry: Geometry;
  /** Of two that a place lies in, the smaller is named. */
  readonly areaM2: number | null;
}

/** What the farm knows of a place. */
export interface PlaceOnFarm {
  /** The smallest thing it lies in: a paddock rather than the land unit around it. */
  readonly inside: Surrounding | null;
  /** To the nearest border of the farm, whichever side it lies on; null for a farm without a boundary. */
  readonly metresToBoundary: number | null;
  readonly isOnFarm: boolean;
}

/** Where a place lies on the farm. */
export function placeOnFarm(
  things: readonly Surrounding[],
  boundary: readonly Geometry[],
  at: Position,
): PlaceOnFarm {
  const around = things.filter(({ geometry }) => isPolygonal(geometry) && containsPoint(geometry, at));
  const [inside = null] = around.toSorted(
    (one, other) => (one.areaM2 ?? Infinity) - (other.areaM2 ?? Infinity),
  );
  const metres = boundary.map((block) => nearestOnBorder(block, at)?.distanceMetres ?? Infinity);
  return {
    inside,
    metresToBoundary: metres.length === 0 ? null : Math.min(...metres),
    isOnFarm: boundary.some((block) => isPolygonal(block) && containsPoint(block, at)),
  };
}
