import type { PolygonalGeometry } from '@tussock/geometry';

type Pointer = number;

/** The few calls of GEOS that the bare contender makes. */
interface Bindings {
  readonly Module: {
    readonly HEAPU8: Uint8Array;
    readonly HEAPU32: Uint32Array;
    readonly _malloc: (bytes: number) => Pointer;
    readonly _free: (pointer: Pointer) => void;
  };
  readonly GEOSGeomFromWKB_buf: (bytes: Pointer, size: number) => Pointer;
  readonly GEOSGeomToWKB_buf: (geometry: Pointer, size: Pointer) => Pointer;
  readonly GEOSCoverageUnion: (collection: Pointer) => Pointer;
  readonly GEOSUnaryUnion: (collection: Pointer) => Pointer;
  readonly GEOSGeom_destroy: (geometry: Pointer) => void;
  readonly GEOSFree: (pointer: Pointer) => void;
}

export interface BareGeos {
  /** The union of a collection in WKB, as WKB. */
  union(operation: 'GEOSCoverageUnion' | 'GEOSUnaryUnion', wkb: Uint8Array): Uint8Array;
}

/** GEOS with nothing around it: WKB in, one call, WKB out. */
export async function bareGeos(): Promise<BareGeos> {
  // A copy of its own: two instances of one copy of the package share their bindings, and the older one breaks.
  const own = `${import.meta.resolve('geos-wasm')}?bare`;
  // The package's own types hide its default export.
  const { default: initialise } = (await import(own)) as { default: (options: object) => Promise<Bindings> };
  const complaints: string[] = [];
  const geos = await initialise({
    errorHandler: (message: string) => complaints.push(message),
    noticeHandler: () => {},
  });
  const { Module: memory } = geos;
  return {
    union(operation, wkb) {
      const input = memory._malloc(wkb.length);
      memory.HEAPU8.set(wkb, input);
      const geometry = geos.GEOSGeomFromWKB_buf(input, wkb.length);
      memory._free(input);
      const union = geos[operation](geometry);
      if (geometry === 0 || union === 0) throw new Error(`${operation}: ${complaints.join(', ')}`);
      const size = memory._malloc(4);
      const output = geos.GEOSGeomToWKB_buf(union, size);
      const bytes = memory.HEAPU8.slice(output, output + (memory.HEAPU32[size >> 2] ?? 0));
      for (const done of [geometry, union]) geos.GEOSGeom_destroy(done);
      geos.GEOSFree(output);
      memory._free(size);
      return bytes;
    },
  };
}

const POLYGON = 3;
const MULTI_POLYGON = 6;

/** Polygons as one multi-polygon in little-endian WKB. */
export function multiPolygonWkb(polygonals: readonly PolygonalGeometry[]): Uint8Array {
  const polygons = polygonals.flatMap((one) =>
    one.type === 'Polygon' ? [one.coordinates] : one.coordinates,
  );
  const positions = polygons.flat(2).length;
  const rings = polygons.flat().length;
  const view = new DataView(new ArrayBuffer(9 + polygons.length * 9 + rings * 4 + positions * 16));
  let at = 0;
  const head = (type: number, count: number): void => {
    view.setUint8(at, 1);
    view.setUint32(at + 1, type, true);
    view.setUint32(at + 5, count, true);
    at += 9;
  };
  head(MULTI_POLYGON, polygons.length);
  for (const polygon of polygons) {
    head(POLYGON, polygon.length);
    for (const ring of polygon) {
      view.setUint32(at, ring.length, true);
      at += 4;
      for (const [x, y] of ring) {
        view.setFloat64(at, x, true);
        view.setFloat64(at + 8, y, true);
        at += 16;
      }
    }
  }
  return new Uint8Array(view.buffer);
}

/** How many pieces and holes a polygon or multi-polygon in WKB has. */
export function countWkb(wkb: Uint8Array): { readonly pieces: number; readonly holes: number } {
  const view = new DataView(wkb.buffer, wkb.byteOffset, wkb.byteLength);
  let at = 0;
  let [pieces, holes] = [0, 0];
  const polygon = (): void => {
    const rings = view.getUint32(at + 5, true);
    at += 9;
    [pieces, holes] = [pieces + 1, holes + rings - 1];
    for (let ring = 0; ring < rings; ring++) at += 4 + view.getUint32(at, true) * 16;
  };
  if (view.getUint32(1, true) === POLYGON) polygon();
  else {
    const count = view.getUint32(5, true);
    at = 9;
    for (let part = 0; part < count; part++) polygon();
  }
  return { pieces, holes };
}
