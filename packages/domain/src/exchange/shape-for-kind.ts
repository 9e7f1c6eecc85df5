import {
  distanceMetres,
  isPolygonal,
  type Geometry,
  type Position,
  type PolygonalGeometry,
} from '@tussock/geometry';
import type { AnyKind } from '../derive/any-kind.ts';
import type { Shape } from '../kind/define-kind.ts';
import { CLOSED_WITHIN_METRES } from '../map-files/map-file-rules.ts';

/** Shape type of a geometry. */
export function shapeClassOf(geometry: Geometry): Shape {
  if (isPolygonal(geometry)) return 'polygon';
  return geometry.type === 'Point' ? 'point' : 'line';
}

const isClosed = (line: readonly Position[]): boolean => {
  const [first, last] = [line[0], line.at(-1)];
  return line.length >= 4 && !!first && !!last && distanceMetres(first, last) <= CLOSED_WITHIN_METRES;
};
const ringOf = (line: readonly Position[]): readonly Position[] => {
  const [first, last] = [line[0], line.at(-1)];
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...line, first] : line;
};
const outlineOf = (area: PolygonalGeometry): Geometry => {
  const rings = area.type === 'Polygon' ? area.coordinates : area.coordinates.flat();
  const [only] = rings;
  return rings.length === 1 && only
    ? { type: 'LineString', coordinates: only }
    : { type: 'MultiLineString', coordinates: rings };
};

/**
 * Converts a shape for a kind: a closed line becomes an area where the kind needs areas, and an area its outline where it needs lines.
 * Other shapes are unchanged, for the check to refuse.
 */
export function shapeForKind(geometry: Geometry, shapes: readonly Shape[]): Geometry {
  if (isPolygonal(geometry))
    return shapes.includes('polygon') || !shapes.includes('line') ? geometry : outlineOf(geometry);
  if (shapes.includes('line') || !shapes.includes('polygon')) return geometry;
  if (geometry.type === 'LineString' && isClosed(geometry.coordinates))
    return { type: 'Polygon', coordinates: [ringOf(geometry.coordinates)] };
  if (geometry.type === 'MultiLineString' && geometry.coordinates.every(isClosed))
    return { type: 'MultiPolygon', coordinates: geometry.coordinates.map((line) => [ringOf(line)]) };
  return geometry;
}

/** Checks whether a kind accepts a shape, as it is or converted. */
export const isTakenBy = ({ shapes }: AnyKind, geometry: Geometry): boolean =>
  shapes.includes(shapeClassOf(shapeForKind(geometry, shapes)));
