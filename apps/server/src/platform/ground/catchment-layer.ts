import { readFile } from 'node:fs/promises';
import { containsPoint, type PolygonalGeometry, type Position } from '@tussock/geometry';
import * as z from 'zod/mini';
import { parseJson } from '../json/read-json.ts';

/** Where waters run together and how they may be taken, as a council has drawn it. */
export interface CatchmentLayer {
  /** Who drew it and when, for people. */
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
 * The layer of a GeoJSON file in WGS 84 whose features have `catchment`, `surfaceWaterAllocationZone` or both, and which says its `source`.
 *
 * @throws when the file cannot be read or is none such
 */
export const readCatchmentLayer = async (path: string): Promise<CatchmentLayer> =>
  layerFile.parse(parseJson(await readFile(path, 'utf8'))) as unknown as CatchmentLayer; // positions are GeoJSON's own

/** What a layer says of a position; each may be in a feature of its own. */
export function catchmentAt({ features }: CatchmentLayer, position: Position) {
  const within = features.filter(({ geometry }) => containsPoint(geometry, position));
  const first = (key: 'catchment' | 'surfaceWaterAllocationZone'): string | null =>
    within.find(({ properties }) => properties[key])?.properties[key] ?? null;
  return {
    catchment: first('catchment'),
    surfaceWaterAllocationZone: first('surfaceWaterAllocationZone'),
  };
}
