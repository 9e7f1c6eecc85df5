import { whereaboutsOf, type Whereabouts } from '@tussock/domain';
import type { Fix, Position } from '@tussock/geometry';
import { useMemo } from 'react';
import { usePosition } from '../../device/index.ts';
import { useMapState } from '../../plan-session/map-store.ts';
import { drawPlace } from './place.ts';
import type { DrawingBoard } from './use-drawing-board.ts';

/** The middle of the map of an address; null before there is a map. */
export function useCrossOf(path: string): Position | null {
  const cross = useMapState((state) => state.urlToCameraPosition[path]?.center);
  return cross ? [cross[0], cross[1]] : null;
}

/** The middle of the map on which the farm is drawn. */
export const useCross = (planId: string): Position | null => useCrossOf(drawPlace.at({ planId }).path);

/** Where the device is on the farm, or the cross of the map where that is not known or not asked for. */
export function useWhereabouts(
  { planId, content, ground }: DrawingBoard,
  of: 'here' | 'cross' = 'here',
): {
  readonly fix: Fix | null;
  readonly at: Position | null;
  readonly where: Whereabouts | null;
} {
  const position = usePosition();
  const fix = of === 'here' ? position.fix : null;
  const cross = useCross(planId);
  const { features } = content;
  const things = useMemo(() => {
    const areas = new Map(features.map(({ _id, areaM2 }) => [_id, areaM2]));
    return ground.things.map(({ id, kind, geometry, attributes }) => ({
      id,
      name: kind.label(attributes) || kind.names.inSentence,
      geometry,
      areaM2: areas.get(id) ?? null,
    }));
  }, [ground.things, features]);
  const [longitude, latitude] = fix?.at ?? cross ?? [];
  return useMemo(() => {
    if (longitude === undefined || latitude === undefined) return { fix, at: null, where: null };
    const at: Position = [longitude, latitude];
    return { fix, at, where: whereaboutsOf(things, ground.boundary, at) };
  }, [fix, things, ground.boundary, longitude, latitude]);
}
