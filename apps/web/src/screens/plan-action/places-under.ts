import { containsPoint, isPolygonal, nearestOnBorder, type Geometry, type Position } from '@tussock/geometry';

/** Metres: a fence or a trough this near to the cross is under it. */
const NEAR_METRES = 30;

/** The shapes under a position: lines and points that are near to it, the nearest first, then the areas that it lies in. */
export function placesUnder<T extends { readonly geometry: Geometry }>(
  shapes: readonly T[],
  position: Position,
): readonly T[] {
  const near = shapes
    .filter(({ geometry }) => !isPolygonal(geometry))
    .map((shape) => ({
      shape,
      metres: nearestOnBorder(shape.geometry, position)?.distanceMetres ?? Infinity,
    }))
    .filter(({ metres }) => metres <= NEAR_METRES)
    .toSorted((one, other) => one.metres - other.metres)
    .map(({ shape }) => shape);
  const around = shapes.filter(({ geometry }) => isPolygonal(geometry) && containsPoint(geometry, position));
  return [...near, ...around];
}
