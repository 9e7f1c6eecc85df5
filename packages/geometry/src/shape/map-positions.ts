import type { Geometry, Position } from './geometry.ts';

/**
 * Applies `change` to each position of a geometry. A ring stays closed when `change` is a pure function, since its first and last position
 * are equal.
 */
export function mapPositions<Shape extends Geometry>(
  geometry: Shape,
  change: (position: Position) => Position,
): Shape {
  const line = (positions: readonly Position[]) => positions.map((position) => change(position));
  // The switch keeps the type of the geometry, which the compiler cannot follow through a type parameter.
  return { type: geometry.type, coordinates: coordinatesOf(geometry, line, change) } as Shape;
}

function coordinatesOf(
  geometry: Geometry,
  line: (positions: readonly Position[]) => readonly Position[],
  change: (position: Position) => Position,
): Geometry['coordinates'] {
  switch (geometry.type) {
    case 'Point':
      return change(geometry.coordinates);
    case 'LineString':
      return line(geometry.coordinates);
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates.map(line);
    case 'MultiPolygon':
      return geometry.coordinates.map((rings) => rings.map(line));
  }
}
