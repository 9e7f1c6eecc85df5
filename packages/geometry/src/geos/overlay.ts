import type { PolygonalGeometry } from '../shape/geometry.ts';
import type { GeosBindings } from './geos-bindings.ts';
import { withinScope, type GeosSession } from './geos-scope.ts';
import { readPolygonal } from './read-geometry.ts';
import { writeGeometry } from './write-geometry.ts';

export type Overlay = 'GEOSIntersection' | 'GEOSDifference' | 'GEOSUnion';

/** Runs one of the set operations; null when no area is left. @throws GeosError when a geometry is invalid. */
export function overlay(
  session: GeosSession,
  operation: Overlay & keyof GeosBindings,
  a: PolygonalGeometry,
  b: PolygonalGeometry,
): PolygonalGeometry | null {
  return withinScope(session, (scope) => {
    const first = writeGeometry(scope, a);
    const second = writeGeometry(scope, b);
    return readPolygonal(scope, scope.own(scope.bindings[operation](first, second)));
  });
}
