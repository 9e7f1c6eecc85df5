import { isRemoved, REMOVED_LAYER, placeOnFarm, type PlaceOnFarm } from '@tussock/domain';
import type { Fix, Position } from '@tussock/geometry';
import { useMemo } from 'react';
import { usePosition } from '../../../device/index.ts';
import { useMapState } from '../../../plan-session/map-store.ts';
import { drawRoute } from '../route.ts';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';

/** Centre of the map of an address; null before there is a map. */
export function useCrossOf(path: string): Position | null {
  const cross = useMapState((state) => state.urlToCameraPosition[path]?.center);
  return cross ? [cross[0], cross[1]] : null;
}

/** Centre of the drawing map. */
export const useCross = (planId: string): Position | null => useCrossOf(drawRoute.at({ planId }).path);

/** The device's position on the farm, or the cross of the map where that is unknown or not requested. */
export function useCrossPosition(
  { planId, content, ground }: DrawingBoard,
  of: 'here' | 'cross' = 'here',
): {
  readonly fix: Fix | null;
  readonly at: Position | null;
  readonly where: PlaceOnFarm | null;
} {
  const position = usePosition();
  const fix = of === 'here' ? position.fix : null;
  const cross = useCross(planId);
  const { features } = content;
  const showsRemoved = useMapState(({ filters }) => filters.includes(REMOVED_LAYER.id));
  const things = useMemo(() => {
    const areas = new Map(features.map(({ _id, areaM2 }) => [_id, areaM2]));
    // Nobody stands in what is gone, unless it is on the map.
    const there = ground.things.filter(({ attributes }) => showsRemoved || !isRemoved(attributes));
    return there.map(({ id, kind, geometry, attributes }) => ({
      id,
      name: kind.label(attributes) || kind.names.inSentence,
      geometry,
      areaM2: areas.get(id) ?? null,
    }));
  }, [ground.things, features, showsRemoved]);
  const [longitude, latitude] = fix?.at ?? cross ?? [];
  return useMemo(() => {
    if (longitude === undefined || latitude === undefined) return { fix, at: null, where: null };
    const at: Position = [longitude, latitude];
    return { fix, at, where: placeOnFarm(things, ground.boundary, at) };
  }, [fix, things, ground.boundary, longitude, latitude]);
}
