import type { PolygonalGeometry, PolygonRings, Position, Ring } from '../shape/geometry.ts';
import { polygonalFrom } from '../shape/polygons-of.ts';
import { windPolygon } from '../shape/wind-rings.ts';
import type { Pointer } from './geos-bindings.ts';
import type { GeosScope } from './geos-scope.ts';
import { geosType } from './write-geometry.ts';

/** Reads the polygons of a GEOS geometry by the right-hand rule, without its points and lines. Null when there is none. */
export function readPolygonal(scope: GeosScope, geometry: Pointer): PolygonalGeometry | null {
  return polygonalFrom(readPolygons(scope, geometry));
}

/** Reads the polygons of a GEOS geometry, each as its rings. */
export function readPolygons(scope: GeosScope, geometry: Pointer): readonly PolygonRings[] {
  return polygonPointers(scope, geometry).map((polygon) => readPolygon(scope, polygon));
}

/** Reads the lines of a GEOS geometry, without its points and polygons. */
export function readLines(scope: GeosScope, geometry: Pointer): readonly (readonly Position[])[] {
  return partsOf(scope, geometry, geosType.line).map((line) => readRing(scope, line));
}

/** Pointers to the polygons inside a geometry, which keeps their ownership. */
export const polygonPointers = (scope: GeosScope, geometry: Pointer): readonly Pointer[] =>
  partsOf(scope, geometry, geosType.polygon);

function partsOf(scope: GeosScope, geometry: Pointer, wanted: number): readonly Pointer[] {
  const { bindings } = scope;
  const parts: Pointer[] = [];
  const open = [geometry];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const type = bindings.GEOSGeomTypeId(next);
    if (type === wanted && bindings.GEOSisEmpty(next) !== 1) parts.push(next);
    if (type < geosType.multiPoint) continue;
    for (let place = bindings.GEOSGetNumGeometries(next) - 1; place >= 0; place--)
      open.push(bindings.GEOSGetGeometryN(next, place));
  }
  return parts;
}

function readPolygon(scope: GeosScope, polygon: Pointer): PolygonRings {
  const { bindings } = scope;
  const rings = [readRing(scope, bindings.GEOSGetExteriorRing(polygon))];
  const holes = bindings.GEOSGetNumInteriorRings(polygon);
  for (let place = 0; place < holes; place++)
    rings.push(readRing(scope, bindings.GEOSGetInteriorRingN(polygon, place)));
  return windPolygon(rings);
}

function readRing(scope: GeosScope, ring: Pointer): Ring {
  const { bindings } = scope;
  const count = bindings.GEOSGeomGetNumPoints(ring);
  return scope.withBuffer(count * 16, (buffer) => {
    if (bindings.GEOSCoordSeq_copyToBuffer(bindings.GEOSGeom_getCoordSeq(ring), buffer, 0, 0) !== 1)
      return scope.fail('GEOS gave no coordinates');
    const numbers = bindings.Module.HEAPF64;
    const start = buffer / 8;
    return Array.from({ length: count }, (_, place): Position => {
      // count positions of two numbers lie in the buffer
      return [numbers[start + 2 * place] as number, numbers[start + 2 * place + 1] as number];
    });
  });
}
