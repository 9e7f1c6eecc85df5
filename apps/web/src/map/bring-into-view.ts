import { boundsMeet, type Bounds } from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { fitInto } from './frame-of-map.ts';

/** Whether enough of something is to be seen in a window on the ground: all of it, or a part of what has no room in there. */
export function isInView(window: Bounds, bounds: Bounds): boolean {
  const [west, south, east, north] = bounds;
  const hasRoom = east - west <= window[2] - window[0] && north - south <= window[3] - window[1];
  const isWhole = west >= window[0] && south >= window[1] && east <= window[2] && north <= window[3];
  return boundsMeet(window, bounds) && (isWhole || !hasRoom);
}

/**
 * Goes to something where none of it is to be seen, or where a part is outside that has room inside. Whoever went near to a corner of
 * something large is left there.
 */
export function bringIntoView(
  map: Pick<MapLibreMap, 'getBounds' | 'fitBounds' | 'getContainer'>,
  bounds: Bounds,
): void {
  const seen = map.getBounds();
  if (!isInView([seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()], bounds))
    fitInto(map, bounds);
}
