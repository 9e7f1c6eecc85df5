import { distanceMetres, roundToMergePrecision, type Geometry, type Position } from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { RIVER_LAYERS } from '../engine/paper-style.ts';
import { IMPORTED_LAYERS } from '../layers/imported-layers.ts';
import { FEATURE_LAYERS } from '../layers/plan-layers.ts';

/** A place on a map, CSS pixels from its top left. */
export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** Full-precision shapes by the id that a map knows them under. */
export type ShapeFinder = (id: string) => Geometry | undefined;

/** Where places lie on a map, and which shapes are near them. */
export interface NearbyShapes {
  pixelOf(at: Position): Pixels;
  metresPerPixel(at: Position): number;
  /** Everything within a reach, in pixels, of a place: at full precision where it has one. */
  shapesNear(
    at: Position,
    within: { readonly pixels: number; readonly findShape: ShapeFinder },
  ): readonly Geometry[];
}

const SNAP_LAYERS = [...FEATURE_LAYERS, 'boundary-line', 'chosen-title-borders', ...IMPORTED_LAYERS];
/** Streams have their tiles alone: what is seen of them is what there is. */
const TILE_LAYERS: readonly string[] = RIVER_LAYERS.slice(0, 2);

/** Tiles only tell which shapes are near, by their ids. */
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
