import { distanceMetres, snapPosition, type Geometry, type Position } from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { IMPORTED_LAYERS } from '../layers/imported-layers.ts';
import { FEATURE_LAYERS } from '../layers/plan-layers.ts';

/** A corner or border this near to the pointer attracts it, in pixels. */
const REACH_PIXELS = 12;

/** Full-precision shapes by the id that the map's layers carry. */
export type ShapeFinder = (id: string) => Geometry | undefined;

const SNAP_LAYERS = [...FEATURE_LAYERS, 'boundary-line', 'chosen-title-borders', ...IMPORTED_LAYERS];

function metresPerPixel(map: MapLibreMap, at: Position): number {
  const { x, y } = map.project([at[0], at[1]]);
  const beside = map.unproject([x + 1, y]);
  return distanceMetres(at, [beside.lng, beside.lat]);
}

/**
 * Where a position snaps to: a corner before a border. The tiles only tell which shapes are near; the place itself is
 * found on the shapes at full precision, so that neighbours share corners bit for bit.
 */
export function findSnap(map: MapLibreMap, findShape: ShapeFinder, position: Position): Position | null {
  const { x, y } = map.project([position[0], position[1]]);
  const near = map.queryRenderedFeatures(
    [
      [x - REACH_PIXELS, y - REACH_PIXELS],
      [x + REACH_PIXELS, y + REACH_PIXELS],
    ],
    { layers: SNAP_LAYERS.filter((id) => map.getLayer(id) !== undefined) },
  );
  const ids = new Set(near.map(({ properties }) => String(properties['_id'])));
  const candidates = [...ids].flatMap((id) => findShape(id) ?? []);
  if (candidates.length === 0) return null;
  return snapPosition(position, candidates, REACH_PIXELS * metresPerPixel(map, position))?.position ?? null;
}
