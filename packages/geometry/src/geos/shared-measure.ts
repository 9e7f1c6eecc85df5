import { areaSquareMetres } from '../measure/area-of-record.ts';
import { lengthMetres } from '../measure/length-of-record.ts';
import type { Geometry, PolygonalGeometry } from '../shape/geometry.ts';
import { isPolygonal } from '../shape/polygons-of.ts';
import type { GeosSession } from './geos-scope.ts';
import { withinScope } from './geos-scope.ts';
import { readLines, readPolygonal } from './read-geometry.ts';
import { writeGeometry } from './write-geometry.ts';

/** Size of a shape's part inside an area: square metres for an area, metres for a line, none for a point. */
export type SharedMeasure =
  | { readonly of: 'area'; readonly squareMetres: number }
  | { readonly of: 'line'; readonly metres: number }
  | { readonly of: 'point' };

/**
 * Measures the part of a shape inside an area like the shape itself (ellipsoid, area and length of record). Null when they have no point in
 * common; shapes that only touch share 0 m² or 0 m.
 *
 * @throws GeosError when a shape is invalid.
 */
export function sharedMeasure(
  session: GeosSession,
  shape: Geometry,
  area: PolygonalGeometry,
): SharedMeasure | null {
  return withinScope(session, (scope) => {
    const { bindings } = scope;
    const first = writeGeometry(scope, shape);
    const second = writeGeometry(scope, area);
    if (!scope.verdict(bindings.GEOSIntersects(first, second))) return null;
    if (shape.type === 'Point') return { of: 'point' };
    const common = scope.own(bindings.GEOSIntersection(first, second));
    if (isPolygonal(shape)) {
      const polygonal = readPolygonal(scope, common);
      return { of: 'area', squareMetres: polygonal === null ? 0 : areaSquareMetres(polygonal) };
    }
    return {
      of: 'line',
      metres: lengthMetres({ type: 'MultiLineString', coordinates: readLines(scope, common) }),
    };
  });
}
