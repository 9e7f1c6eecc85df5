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
 * What needs GEOS. All calls work at once, on the calling thread, and free what they took. Set operations, `splitPolygon`,
 * `overlaps` and `bufferMetres` throw a GeosError for invalid shapes: ask `isValid` or `checkGeometry` first. Where
 * the answer has no area it is null. Results run by the right-hand rule; only `mergePolygons` rounds.
 */
export interface GeosOperations {
  /** One boundary from many parcels, at 7 decimals, without slivers: see merge/merge-polygons.ts. */
  readonly mergePolygons: (polygonals: readonly PolygonalGeometry[]) => PolygonalGeometry | null;
  readonly isValid: (geometry: Geometry) => boolean;
  /** The nearest valid shape (MakeValid, structure method), polygons only. */
  readonly repair: (geometry: PolygonalGeometry) => PolygonalGeometry | null;
  readonly intersection: (a: PolygonalGeometry, b: PolygonalGeometry) => PolygonalGeometry | null;
  /** What of the first lies outside the second. */
  readonly difference: (a: PolygonalGeometry, b: PolygonalGeometry) => PolygonalGeometry | null;
  readonly union: (a: PolygonalGeometry, b: PolygonalGeometry) => PolygonalGeometry | null;
  /** The pieces into which a line cuts a polygon: see geos/split-polygon.ts. */
  readonly splitPolygon: (
    polygon: PolygonalGeometry,
    line: LineGeometry | MultiLineGeometry,
  ) => readonly PolygonGeometry[];
  /** Area of record of what two shapes share, in square metres. */
  readonly overlapAreaSquareMetres: (a: PolygonalGeometry, b: PolygonalGeometry) => number;
  /** How much of a shape lies in an area, null when nothing: see geos/shared-measure.ts. */
  readonly sharedMeasure: (shape: Geometry, area: PolygonalGeometry) => SharedMeasure | null;
  /** Every pair of shapes that lie over each other by more than a sliver: see geos/overlaps.ts. */
  readonly overlaps: (shapes: readonly PolygonalGeometry[]) => readonly Overlap[];
  /** Everything within so many metres: see geos/buffer.ts. */
  readonly bufferMetres: (geometry: Geometry, metres: number) => PolygonalGeometry | null;
}

let loading: Promise<GeosOperations> | null = null;

/**
 * Loads GEOS (WebAssembly, 780 kB compressed) at the first call and answers the same operations ever after. In a browser it
 * needs `'wasm-unsafe-eval'` in the content security policy and belongs in a worker. A failed load is tried anew by the
 * next call.
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
