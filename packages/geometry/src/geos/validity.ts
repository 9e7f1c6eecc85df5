import { crossesMoreThan } from '../check/crosses-more-than.ts';
import type { Geometry, PolygonalGeometry } from '../shape/geometry.ts';
import { GeosError } from './geos-error.ts';
import { withinScope, type GeosSession } from './geos-scope.ts';
import { readPolygonal } from './read-geometry.ts';
import { writeGeometry } from './write-geometry.ts';

/** GEOS_MAKE_VALID_STRUCTURE keeps what the rings meant: holes stay holes. GEOS_MAKE_VALID_LINEWORK goes by the lines alone. */
const STRUCTURE_METHOD = 1;
const LINEWORK_METHOD = 0;

/** Maximum number of self-crossings to repair. More are no drawing error, and GEOS would take minutes and gigabytes for them. */
export const MOST_CROSSINGS = 1000;

/** Checks whether GEOS accepts the geometry. One that GEOS cannot represent, such as a ring of two positions, is invalid. */
export function isValid(session: GeosSession, geometry: Geometry): boolean {
  return withinScope(session, (scope) => {
    try {
      return scope.verdict(scope.bindings.GEOSisValid(writeGeometry(scope, geometry)));
    } catch (error) {
      if (error instanceof GeosError) return false;
      throw error;
    }
  });
}

/**
 * Repairs a shape to the nearest valid one: GEOS MakeValid by the structure method, without leftover lines and points. Null when no area is
 * left. For a border that runs over itself again and again GEOS sometimes returns an invalid shape or none; then the linework method is
 * used.
 *
 * @throws GeosError when no method gives a valid shape, or when it crosses itself more than `MOST_CROSSINGS` times.
 */
export function repair(session: GeosSession, geometry: PolygonalGeometry): PolygonalGeometry | null {
  if (crossesMoreThan(geometry, MOST_CROSSINGS)) throw new GeosError('it crosses itself too often');
  let refusal = new GeosError('GEOS repaired the shape into an invalid one');
  for (const method of [STRUCTURE_METHOD, LINEWORK_METHOD]) {
    try {
      const repaired = makeValid(session, geometry, method);
      if (repaired === null || isValid(session, repaired)) return repaired;
    } catch (error) {
      if (!(error instanceof GeosError)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

function makeValid(
  session: GeosSession,
  geometry: PolygonalGeometry,
  method: number,
): PolygonalGeometry | null {
  return withinScope(session, (scope) => {
    const { bindings } = scope;
    const parameters = bindings.GEOSMakeValidParams_create();
    if (parameters === 0) return scope.fail('GEOS gave no parameters');
    try {
      bindings.GEOSMakeValidParams_setMethod(parameters, method);
      bindings.GEOSMakeValidParams_setKeepCollapsed(parameters, 0);
      const repaired = bindings.GEOSMakeValidWithParams(writeGeometry(scope, geometry), parameters);
      return readPolygonal(scope, scope.own(repaired));
    } finally {
      bindings.GEOSMakeValidParams_destroy(parameters);
    }
  });
}
