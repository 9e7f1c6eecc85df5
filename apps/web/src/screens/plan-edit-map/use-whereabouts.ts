import { whereaboutsOf, type Whereabouts } from '@tussock/domain';
import type { Fix, Position } from '@tussock/geometry';
import { useMemo } from 'react';
import { usePosition } from '../../device/index.ts';
import { useMapState } from '../../plan-session/map-store.ts';
import { drawPlace } from './place.ts';
import type { DrawingBoard } from './use-drawing-board.ts';

/** Where the device is on the farm, or the cross of the map where that is not known. */
export function useWhereabouts({ planId, content, ground }: DrawingBoard): {
  readonly fix: Fix | null;
  readonly at: Position | null;
  readonly where: Whereabouts | null;
} {
  const { fix } = usePosition();
  const { path } = drawPlace.at({ planId });
  const cross = useMapState((state) => state.urlToCameraPosition[path]?.center);
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
