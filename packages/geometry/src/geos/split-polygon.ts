import type {
  LineGeometry,
  MultiLineGeometry,
  PolygonalGeometry,
  PolygonGeometry,
} from '../shape/geometry.ts';
import { withinScope, type GeosSession } from './geos-scope.ts';
import { polygonPointers, readPolygons } from './read-geometry.ts';
import { writeGeometry, writePointers } from './write-geometry.ts';

/**
 * Splits a polygon by a line: its border and the line are noded together, faces are built from them, and those inside the polygon are kept.
 * A line that does not pass right through cuts nothing off. Positions are not rounded.
 *
 * @throws GeosError when the polygon is invalid.
 */
export function splitPolygon(
  session: GeosSession,
  polygon: PolygonalGeometry,
  line: LineGeometry | MultiLineGeometry,
): readonly PolygonGeometry[] {
  return withinScope(session, (scope) => {
    const { bindings } = scope;
    const whole = writeGeometry(scope, polygon);
    const border = scope.own(bindings.GEOSBoundary(whole));
    const noded = scope.own(bindings.GEOSUnion(border, writeGeometry(scope, line)));
    const faces = scope.own(bindings.GEOSPolygonize(writePointers(scope, [noded]), 1));
    return polygonPointers(scope, faces)
      .filter((face) => {
        const inside = scope.own(bindings.GEOSPointOnSurface(face));
        return scope.verdict(bindings.GEOSIntersects(whole, inside));
      })
      .flatMap((face) => readPolygons(scope, face))
      .map((coordinates) => ({ type: 'Polygon', coordinates }));
  });
}
