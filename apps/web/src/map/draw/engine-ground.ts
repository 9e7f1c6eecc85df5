import { distanceMetres, roundToMergePrecision, type Geometry } from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { RIVER_LAYERS } from '../engine/paper-style.ts';
import { IMPORTED_LAYERS } from '../layers/imported-layers.ts';
import { FEATURE_LAYERS } from '../layers/plan-layers.ts';
import type { SurfaceGround } from './drawing-surface.ts';

const SNAP_LAYERS = [...FEATURE_LAYERS, 'boundary-line', 'chosen-title-borders', ...IMPORTED_LAYERS];
/** Streams have their tiles alone: what is seen of them is what there is. */
const TILE_LAYERS: readonly string[] = RIVER_LAYERS.slice(0, 2);

/** What the engine knows of the ground: its tiles only tell which shapes are near, by their ids. */
export const engineGround = (map: MapLibreMap): SurfaceGround => ({
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
