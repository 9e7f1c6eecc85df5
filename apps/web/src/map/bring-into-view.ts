import { boundsMeet, type Bounds } from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { fitInto } from './frame-of-map.ts';

/** Whether enough of some bounds is visible in a window: all of them, or any part of what is larger than the window. */
export function isInView(window: Bounds, bounds: Bounds): boolean {
  const [west, south, east, north] = bounds;
  const hasRoom = east - west <= window[2] - window[0] && north - south <= window[3] - window[1];
  const isWhole = west >= window[0] && south >= window[1] && east <= window[2] && north <= window[3];
  return boundsMeet(window, bounds) && (isWhole || !hasRoom);
}

/**
 * Moves the map to some bounds, if none of them is visible or a part that would fit is outside. A map that shows a detail of something large is not
 * moved.
 */
export function bringIntoView(
  map: Pick<MapLibreMap, 'getBounds' | 'fitBounds' | 'getContainer'>,
  bounds: Bounds,
): void {
  const seen = map.getBounds();
  if (!isInView([seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()], bounds))
    fitInto(map, bounds);
}
