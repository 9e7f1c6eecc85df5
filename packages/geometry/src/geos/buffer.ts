import { quickDistanceMetres } from '../measure/quick-length.ts';
import { projectionFor, type Projection } from '../project/projection-for.ts';
import { bounds } from '../shape/bounds.ts';
import type { Geometry, PolygonalGeometry } from '../shape/geometry.ts';
import { mapPositions } from '../shape/map-positions.ts';
import { withinScope, type GeosSession } from './geos-scope.ts';
import { readPolygonal } from './read-geometry.ts';
import { writeGeometry } from './write-geometry.ts';

/** Number of chords per quarter circle; their middle lies 0.5 % of the width inside it. */
const QUADRANT_SEGMENTS = 8;

/**
 * Buffers a geometry by metres; a negative number shrinks a polygon, and the result is null when nothing is left. Computed in the local
 * projection (NZTM or Chatham Islands TM), with the width corrected by its scale there, which is up to 0.2 % off.
 *
 * @throws GeosError when the geometry is invalid.
 */
export function bufferMetres(
  session: GeosSession,
  geometry: Geometry,
  metres: number,
): PolygonalGeometry | null {
  const box = bounds(geometry);
  const projection = projectionFor(box);
  const width = metres * planeScale(projection, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2);
  const plane = withinScope(session, (scope) => {
    const flat = writeGeometry(scope, mapPositions(geometry, projection.forward));
    return readPolygonal(scope, scope.own(scope.bindings.GEOSBuffer(flat, width, QUADRANT_SEGMENTS)));
  });
  return plane === null
    ? null
    : mapPositions(plane, ([easting, northing]) => projection.inverse([easting, northing]));
}

/** Metres on the plane per metre on the ground, measured over a ten-thousandth of a degree. */
function planeScale(projection: Projection, longitude: number, latitude: number): number {
  const [south, north] = [latitude - 0.00005, latitude + 0.00005];
  const from = projection.forward([longitude, south]);
  const to = projection.forward([longitude, north]);
  return (
    Math.hypot(to[0] - from[0], to[1] - from[1]) / quickDistanceMetres([longitude, south], [longitude, north])
  );
}
