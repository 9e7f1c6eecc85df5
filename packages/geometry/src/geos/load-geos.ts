import { mergePolygons } from '../merge/merge-polygons.ts';
import type {
  Geometry,
  LineGeometry,
  MultiLineGeometry,
  PolygonalGeometry,
  PolygonGeometry,
} from '../shape/geometry.ts';
import { bufferMetres } from './buffer.ts';
import type { GeosBindings } from './geos-bindings.ts';
import type { GeosSession } from './geos-scope.ts';
import { overlapAreaSquareMetres, overlaps, type Overlap } from './overlaps.ts';
import { overlay } from './overlay.ts';
import { sharedMeasure, type SharedMeasure } from './shared-measure.ts';
import { splitPolygon } from './split-polygon.ts';
import { isValid, repair } from './validity.ts';

/**
 * Operations that need GEOS. All are synchronous, on the calling thread, and free their memory. Set operations, `splitPolygon`, `overlaps`
 * and `bufferMetres` throw a GeosError for invalid shapes: call `isValid` or `checkGeometry` first. A result without an area is null.
 * Results follow the right-hand rule; only `mergePolygons` rounds.
 */
export interface GeosOperations {
  /** Merges many parcels into one boundary, at 7 decimals, without slivers: see merge/merge-polygons.ts. */
  readonly mergePolygons: (polygonals: readonly PolygonalGeometry[]) => PolygonalGeometry | null;
  readonly isValid: (geometry: Geometry) => boolean;
  /** Repairs a shape to the nearest valid one (MakeValid, structure method), polygons only. */
  readonly repair: (geometry: PolygonalGeometry) => PolygonalGeometry | null;
  readonly intersection: (a: PolygonalGeometry, b: PolygonalGeometry) => PolygonalGeometry | null;
  /** Part of the first shape outside the second. */
  readonly difference: (a: PolygonalGeometry, b: PolygonalGeometry) => PolygonalGeometry | null;
  readonly union: (a: PolygonalGeometry, b: PolygonalGeometry) => PolygonalGeometry | null;
  /** Splits a polygon by a line: see geos/split-polygon.ts. */
  readonly splitPolygon: (
    polygon: PolygonalGeometry,
    line: LineGeometry | MultiLineGeometry,
  ) => readonly PolygonGeometry[];
  /** Area of record of the overlap of two shapes, in square metres. */
  readonly overlapAreaSquareMetres: (a: PolygonalGeometry, b: PolygonalGeometry) => number;
  /** Size of the part of a shape inside an area, null when there is none: see geos/shared-measure.ts. */
  readonly sharedMeasure: (shape: Geometry, area: PolygonalGeometry) => SharedMeasure | null;
  /** Lists the pairs of shapes that overlap by more than a sliver: see geos/overlaps.ts. */
  readonly overlaps: (shapes: readonly PolygonalGeometry[]) => readonly Overlap[];
  /** Buffers a geometry by metres: see geos/buffer.ts. */
  readonly bufferMetres: (geometry: Geometry, metres: number) => PolygonalGeometry | null;
}

let loading: Promise<GeosOperations> | null = null;

/**
 * Loads GEOS (WebAssembly, 780 kB compressed) at the first call and returns the same operations afterwards. In a browser it needs
 * `'wasm-unsafe-eval'` in the content security policy and belongs in a worker. After a failed load the next call tries again.
 */
export function loadGeos(): Promise<GeosOperations> {
  loading ??= startGeos().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function startGeos(): Promise<GeosOperations> {
  const complaints: string[] = [];
  // Its own types leave out what is called below.
  const { default: initialise } = (await import('geos-wasm')) as unknown as {
    // The package's own types hide its default export.
    default: (options: object) => Promise<GeosBindings>;
  };
  const bindings = await initialise({
    errorHandler: (message: string) => complaints.push(message),
    noticeHandler: () => {},
  });
  const { _malloc: allocate, _free: free } = bindings.Module;
  return operationsOf({ bindings, memory: { allocate, free }, complaints });
}

function operationsOf(session: GeosSession): GeosOperations {
  return {
    mergePolygons: (polygonals) => mergePolygons(session, polygonals),
    isValid: (geometry) => isValid(session, geometry),
    repair: (geometry) => repair(session, geometry),
    intersection: (a, b) => overlay(session, 'GEOSIntersection', a, b),
    difference: (a, b) => overlay(session, 'GEOSDifference', a, b),
    union: (a, b) => overlay(session, 'GEOSUnion', a, b),
    splitPolygon: (polygon, line) => splitPolygon(session, polygon, line),
    overlapAreaSquareMetres: (a, b) => overlapAreaSquareMetres(session, a, b),
    sharedMeasure: (shape, area) => sharedMeasure(session, shape, area),
    overlaps: (shapes) => overlaps(session, shapes),
    bufferMetres: (geometry, metres) => bufferMetres(session, geometry, metres),
  };
}
