import {
  distanceMetres,
  roundToMergePrecision,
  snapPosition,
  type Geometry,
  type Position,
} from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { RIVER_LAYERS } from '../engine/paper-style.ts';
import { IMPORTED_LAYERS } from '../layers/imported-layers.ts';
import { FEATURE_LAYERS } from '../layers/plan-layers.ts';

/** A corner or border this near to the pointer attracts it, in pixels. */
const REACH_PIXELS = 12;

/** Full-precision shapes by the id that the map's layers carry. */
export type ShapeFinder = (id: string) => Geometry | undefined;

/** Ground that a pointer snaps to and a border is traced along: the map tells which of it is near. */
export interface SnapGround {
  readonly findShape: ShapeFinder;
}

const SNAP_LAYERS = [...FEATURE_LAYERS, 'boundary-line', 'chosen-title-borders', ...IMPORTED_LAYERS];
/** Streams have their tiles alone: what is seen of them is what there is. */
const TILE_LAYERS: readonly string[] = RIVER_LAYERS.slice(0, 2);

function metresPerPixel(map: MapLibreMap, at: Position): number {
  const { x, y } = map.project([at[0], at[1]]);
  const beside = map.unproject([x + 1, y]);
  return distanceMetres(at, [beside.lng, beside.lat]);
}

/** Everything that lies within reach of a position, at full precision where it has one. */
export function groundNear(map: MapLibreMap, ground: SnapGround, position: Position): readonly Geometry[] {
  const { x, y } = map.project([position[0], position[1]]);
  const near = (layers: readonly string[]) =>
    map.queryRenderedFeatures(
      [
        [x - REACH_PIXELS, y - REACH_PIXELS],
        [x + REACH_PIXELS, y + REACH_PIXELS],
      ],
      { layers: layers.filter((id) => map.getLayer(id) !== undefined) },
    );
  const ids = new Set(near(SNAP_LAYERS).map(({ properties }) => String(properties['_id'])));
  return [
    ...[...ids].flatMap((id) => ground.findShape(id) ?? []),
    // Lines of tiles are GeoJSON of more decimals than are kept.
    ...near(TILE_LAYERS).map(({ geometry }) => roundToMergePrecision(geometry as unknown as Geometry)),
  ];
}

/**
 * Where a position snaps to: a corner before a border. The tiles only tell which shapes are near; the place itself is
 * found on the shapes at full precision, so that neighbours share corners bit for bit.
 */
export function findSnap(map: MapLibreMap, ground: SnapGround, position: Position): Position | null {
  const candidates = groundNear(map, ground, position);
  if (candidates.length === 0) return null;
  return snapPosition(position, candidates, REACH_PIXELS * metresPerPixel(map, position))?.position ?? null;
}
