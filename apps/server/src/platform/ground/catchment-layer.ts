import { readFile } from 'node:fs/promises';
import { containsPoint, type PolygonalGeometry, type Position } from '@tussock/geometry';
import * as z from 'zod/mini';
import { parseJson } from '../json/read-json.ts';

/** A council's map of catchments and of the zones by which their water is allocated. */
export interface CatchmentLayer {
  /** Author and date, for display. */
  readonly source: string;
  readonly features: readonly {
    readonly geometry: PolygonalGeometry;
    readonly properties: { readonly catchment?: string; readonly surfaceWaterAllocationZone?: string };
  }[];
}

const polygonal = z.object({ type: z.enum(['Polygon', 'MultiPolygon']), coordinates: z.array(z.unknown()) });
const layerFile = z.object({
  type: z.literal('FeatureCollection'),
  source: z.string().check(z.minLength(1)),
  features: z.array(
    z.object({
      geometry: polygonal,
      properties: z.object({
        catchment: z.optional(z.string()),
        surfaceWaterAllocationZone: z.optional(z.string()),
      }),
    }),
  ),
});

/**
 * Reads the layer from a GeoJSON file in WGS 84 whose features have `catchment`, `surfaceWaterAllocationZone` or both, and which names its `source`.
 *
 * @throws when the file cannot be read or has another form
 */
export const readCatchmentLayer = async (path: string): Promise<CatchmentLayer> =>
  layerFile.parse(parseJson(await readFile(path, 'utf8'))) as unknown as CatchmentLayer; // positions are GeoJSON's own

/** Finds the catchment and the allocation zone at a position; each may be in a feature of its own. */
export function catchmentAt({ features }: CatchmentLayer, position: Position) {
  const within = features.filter(({ geometry }) => containsPoint(geometry, position));
  const first = (key: 'catchment' | 'surfaceWaterAllocationZone'): string | null =>
    within.find(({ properties }) => properties[key])?.properties[key] ?? null;
  return {
    catchment: first('catchment'),
    surfaceWaterAllocationZone: first('surfaceWaterAllocationZone'),
  };
}
