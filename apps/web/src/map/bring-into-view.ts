import { boundsMeet, type Bounds } from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { fitInto } from './frame-of-map.ts';

/**
 * Goes to something where none of it is to be seen, or where a part is outside that has room inside. Whoever went near to a corner of
 * something large is left there.
 */
export function bringIntoView(
  map: Pick<MapLibreMap, 'getBounds' | 'fitBounds' | 'getContainer'>,
  bounds: Bounds,
): void {
  const seen = map.getBounds();
  const window: Bounds = [seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()];
  const [west, south, east, north] = bounds;
  const hasRoom = east - west <= window[2] - window[0] && north - south <= window[3] - window[1];
  const isWhole = west >= window[0] && south >= window[1] && east <= window[2] && north <= window[3];
  if (boundsMeet(window, bounds) && (isWhole || !hasRoom)) return;
  fitInto(map, bounds);
}
