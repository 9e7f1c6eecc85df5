import { bounds as boundsOf, unionBounds } from '@tussock/geometry';
import { useEffect, type RefObject } from 'react';
import type { ButtonControl } from './engine/button-control.ts';
import { fitFarm } from './fit-farm.ts';
import { fitInto, type Standing } from './frame-of-map.ts';
import type { PlanMapProps } from './plan-map-props.ts';
import type { ReadyMap } from './use-started-map.ts';

/** Controls the camera: goes to the farm once its bounds are known, to bounds that are asked for, and to the whole farm by its button. */
export function useCamera(
  ready: ReadyMap | null,
  { boundary, bounds, goingTo }: Pick<PlanMapProps, 'boundary' | 'bounds' | 'goingTo'>,
  {
    latest,
    standing,
    wholeFarm,
  }: {
    readonly latest: RefObject<PlanMapProps>;
    readonly standing: Standing;
    readonly wholeFarm: ButtonControl;
  },
): void {
  useEffect(() => {
    // Before it has a boundary the farm is what is drawn of it, which its map opens at.
    const farm = unionBounds(boundary.map(({ geometry }) => boundsOf(geometry))) ?? bounds;
    wholeFarm.does(farm && ready ? () => fitInto(ready.map, farm) : null);
  }, [wholeFarm, boundary, bounds, ready]);
  // Where the farm lies may be known only after the map has started.
  useEffect(() => {
    if (!ready || !bounds || standing.isOnPurpose) return;
    standing.set(true);
    fitFarm(ready.map, bounds);
  }, [ready, bounds, standing]);
  useEffect(() => {
    if (!ready || !goingTo) return;
    standing.set(true);
    fitInto(ready.map, goingTo);
    latest.current.onWent?.();
  }, [ready, goingTo, standing, latest]);
}
