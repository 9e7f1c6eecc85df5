import { distanceMetres, roundToMergePrecision, type Geometry, type Position } from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { RIVER_LAYERS } from '../engine/paper-style.ts';
import { IMPORTED_LAYERS } from '../layers/imported-layers.ts';
import { FEATURE_LAYERS } from '../layers/plan-layers.ts';

/** A point on a map, in CSS pixels from its top left. */
export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** Finds a shape at full precision by the id that the map has for it. */
export type ShapeFinder = (id: string) => Geometry | undefined;

/** Projects positions to the map, and finds the shapes near them. */
export interface NearbyShapes {
  pixelOf(at: Position): Pixels;
  metresPerPixel(at: Position): number;
  /** All shapes within a distance in pixels of a point, at full precision where that is known. */
  shapesNear(
    at: Position,
    within: { readonly pixels: number; readonly findShape: ShapeFinder },
  ): readonly Geometry[];
}

const SNAP_LAYERS = [...FEATURE_LAYERS, 'boundary-line', 'chosen-title-borders', ...IMPORTED_LAYERS];
/** Layers with shapes that exist in tiles only: for streams, the tile's geometry is all there is. */
const TILE_LAYERS: readonly string[] = RIVER_LAYERS.slice(0, 2);

/** Finds nearby shapes through the map's tiles, which give their ids. */
export const nearbyShapes = (map: MapLibreMap): NearbyShapes => ({
  pixelOf: ([longitude, latitude]) => map.project([longitude, latitude]),
  metresPerPixel: (at) => {
    const { x, y } = map.project([at[0], at[1]]);
    const beside = map.unproject([x + 1, y]);
    return distanceMetres(at, [beside.lng, beside.lat]);
  },
  shapesNear: (at, { pixels, findShape }) => {
    const { x, y } = map.project([at[0], at[1]]);
    const near = (layers: readonly string[]) =>
      map.queryRenderedFeatures(
        [
          [x - pixels, y - pixels],
          [x + pixels, y + pixels],
        ],
        { layers: layers.filter((id) => map.getLayer(id) !== undefined) },
      );
    const ids = new Set(near(SNAP_LAYERS).map(({ properties }) => String(properties['_id'])));
    return [
      ...[...ids].flatMap((id) => findShape(id) ?? []),
      // Lines of tiles are GeoJSON of more decimals than are kept.
      ...near(TILE_LAYERS).map(({ geometry }) => roundToMergePrecision(geometry as unknown as Geometry)),
    ];
  },
});
