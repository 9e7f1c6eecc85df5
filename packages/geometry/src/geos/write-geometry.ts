import type { Geometry, PolygonRings, Position, Ring } from '../shape/geometry.ts';
import type { Pointer } from './geos-bindings.ts';
import type { GeosScope } from './geos-scope.ts';

/** Numbers of the geometry types in GEOS. */
export const geosType = {
  line: 1,
  polygon: 3,
  multiPoint: 4,
  multiLine: 5,
  multiPolygon: 6,
  collection: 7,
} as const;

/** Writes a geometry into the memory of GEOS; the scope frees it. Heights are dropped, open rings are closed. */
export function writeGeometry(scope: GeosScope, geometry: Geometry): Pointer {
  const { bindings } = scope;
  switch (geometry.type) {
    case 'Point':
      return scope.own(bindings.GEOSGeom_createPointFromXY(geometry.coordinates[0], geometry.coordinates[1]));
    case 'LineString':
      return scope.own(bindings.GEOSGeom_createLineString(writePositions(scope, geometry.coordinates)));
    case 'MultiLineString':
      return writeCollection(
        scope,
        geosType.multiLine,
        geometry.coordinates.map((line) =>
          scope.own(bindings.GEOSGeom_createLineString(writePositions(scope, line))),
        ),
      );
    case 'Polygon':
      return writePolygon(scope, geometry.coordinates);
    case 'MultiPolygon':
      return writePolygons(scope, geometry.coordinates);
  }
}

/** Writes parts as one multi-polygon into the memory of GEOS, whether they overlap or not. */
export function writePolygons(scope: GeosScope, parts: readonly PolygonRings[]): Pointer {
  return writeCollection(
    scope,
    geosType.multiPolygon,
    parts.map((rings) => writePolygon(scope, rings)),
  );
}

/** Writes a list of pointers into the memory of GEOS. */
export function writePointers(scope: GeosScope, pointers: readonly Pointer[]): Pointer {
  const list = scope.allocate(pointers.length * 4);
  scope.bindings.Module.HEAPU32.set(pointers, list / 4);
  return list;
}

function writeCollection(scope: GeosScope, type: number, parts: readonly Pointer[]): Pointer {
  const collection = scope.bindings.GEOSGeom_createCollection(
    type,
    writePointers(scope, parts),
    parts.length,
  );
  scope.handOver(parts);
  return scope.own(collection);
}

function writePolygon(scope: GeosScope, rings: PolygonRings): Pointer {
  const { bindings } = scope;
  const [outline, ...holes] = rings.map((ring) =>
    scope.own(bindings.GEOSGeom_createLinearRing(writePositions(scope, closed(ring)))),
  );
  if (outline === undefined) return scope.fail('A polygon needs an outline');
  const polygon = bindings.GEOSGeom_createPolygon(outline, writePointers(scope, holes), holes.length);
  scope.handOver([outline, ...holes]);
  return scope.own(polygon);
}

function closed(ring: Ring): Ring {
  const [first] = ring;
  const last = ring.at(-1);
  const isClosed = first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
  return isClosed || first === undefined ? ring : [...ring, first];
}

/** Writes a coordinate sequence; the geometry created from it takes ownership. */
function writePositions(scope: GeosScope, positions: readonly Position[]): Pointer {
  const { bindings } = scope;
  return scope.withBuffer(positions.length * 16, (buffer) => {
    // The heap may have moved while memory was asked for, so it is read anew.
    const numbers = bindings.Module.HEAPF64;
    for (const [index, [longitude, latitude]] of positions.entries()) {
      numbers[buffer / 8 + 2 * index] = longitude;
      numbers[buffer / 8 + 2 * index + 1] = latitude;
    }
    const sequence = bindings.GEOSCoordSeq_copyFromBuffer(buffer, positions.length, 0, 0);
    return sequence === 0 ? scope.fail('GEOS took no coordinates') : sequence;
  });
}
