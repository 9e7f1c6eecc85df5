import { containsPoint, isPolygonal, nearestOnBorder, type Geometry, type Position } from '@tussock/geometry';

/** Feature of the farm that can contain a position. */
export interface Surrounding {
  readonly id: string;
  readonly name: string;
  readonly geometry: Geometry;
  /** Area; of two features that contain a position, the smaller is named. */
  readonly areaM2: number | null;
}

/** Relation of a position to the farm. */
export interface PlaceOnFarm {
  /** Smallest feature that contains it: a paddock rather than the land unit around it. */
  readonly inside: Surrounding | null;
  /** Distance to the nearest border of the farm, from inside or outside; null for a farm without a boundary. */
  readonly metresToBoundary: number | null;
  readonly isOnFarm: boolean;
}

/** Locates a position on the farm. */
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
