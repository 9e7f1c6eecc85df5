/** Address in the memory of the GEOS module; 0 means that the call failed. */
export type Pointer = number;

/**
 * Part of the GEOS C API that we use, as geos-wasm exposes it. Its own type file declares no usable default export, and this list is also
 * what another build of GEOS would have to offer.
 */
export interface GeosBindings {
  readonly Module: {
    readonly HEAPF64: Float64Array;
    readonly HEAPU32: Uint32Array;
    readonly _malloc: (bytes: number) => Pointer;
    readonly _free: (pointer: Pointer) => void;
    readonly UTF8ToString: (pointer: Pointer) => string;
  };
  readonly GEOSGeom_destroy: (geometry: Pointer) => void;
  readonly GEOSFree: (pointer: Pointer) => void;

  readonly GEOSCoordSeq_copyFromBuffer: (buffer: Pointer, count: number, hasZ: 0, hasM: 0) => Pointer;
  readonly GEOSCoordSeq_copyToBuffer: (sequence: Pointer, buffer: Pointer, hasZ: 0, hasM: 0) => number;
  readonly GEOSGeom_createPointFromXY: (x: number, y: number) => Pointer;
  readonly GEOSGeom_createLineString: (sequence: Pointer) => Pointer;
  readonly GEOSGeom_createLinearRing: (sequence: Pointer) => Pointer;
  readonly GEOSGeom_createPolygon: (shell: Pointer, holes: Pointer, count: number) => Pointer;
  readonly GEOSGeom_createCollection: (type: number, parts: Pointer, count: number) => Pointer;

  readonly GEOSGeomTypeId: (geometry: Pointer) => number;
  readonly GEOSGetNumGeometries: (geometry: Pointer) => number;
  readonly GEOSGetGeometryN: (geometry: Pointer, place: number) => Pointer;
  readonly GEOSGetExteriorRing: (polygon: Pointer) => Pointer;
  readonly GEOSGetNumInteriorRings: (polygon: Pointer) => number;
  readonly GEOSGetInteriorRingN: (polygon: Pointer, place: number) => Pointer;
  readonly GEOSGeomGetNumPoints: (line: Pointer) => number;
  readonly GEOSGeom_getCoordSeq: (line: Pointer) => Pointer;
  readonly GEOSisEmpty: (geometry: Pointer) => number;

  readonly GEOSisValid: (geometry: Pointer) => number;
  readonly GEOSisValidReason: (geometry: Pointer) => Pointer;
  readonly GEOSMakeValidParams_create: () => Pointer;
  readonly GEOSMakeValidParams_setMethod: (parameters: Pointer, method: number) => number;
  readonly GEOSMakeValidParams_setKeepCollapsed: (parameters: Pointer, keep: 0 | 1) => number;
  readonly GEOSMakeValidParams_destroy: (parameters: Pointer) => void;
  readonly GEOSMakeValidWithParams: (geometry: Pointer, parameters: Pointer) => Pointer;

  readonly GEOSIntersection: (a: Pointer, b: Pointer) => Pointer;
  readonly GEOSDifference: (a: Pointer, b: Pointer) => Pointer;
  readonly GEOSUnion: (a: Pointer, b: Pointer) => Pointer;
  readonly GEOSUnaryUnion: (collection: Pointer) => Pointer;
  readonly GEOSCoverageUnion: (collection: Pointer) => Pointer;
  readonly GEOSBoundary: (geometry: Pointer) => Pointer;
  readonly GEOSPolygonize: (geometries: Pointer, count: number) => Pointer;
  readonly GEOSPointOnSurface: (geometry: Pointer) => Pointer;
  readonly GEOSIntersects: (a: Pointer, b: Pointer) => number;
  readonly GEOSBuffer: (geometry: Pointer, width: number, quadrantSegments: number) => Pointer;
}
