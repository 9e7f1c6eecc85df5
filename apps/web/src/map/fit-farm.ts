import type { Bounds } from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { fitInto } from './frame-of-map.ts';

type FittedMap = Pick<MapLibreMap, 'fitBounds' | 'getContainer' | 'getCenter' | 'getZoom' | 'on'>;

/** The camera of a map as a text, for comparison. */
const placeOf = (map: FittedMap): string => {
  const { lng, lat } = map.getCenter();
  return [lng, lat, map.getZoom()].map((figure) => figure.toFixed(6)).join(' ');
};

/** Result of the last fit, by map. */
const fits = new WeakMap<FittedMap, { readonly bounds: Bounds; readonly place: string }>();

/**
 * Fits the farm into its map, and again whenever the map is resized, until somebody moves it: while the page around the map is laid out, half of the
 * farm would otherwise end up outside.
 */
export function fitFarm(map: FittedMap, bounds: Bounds): void {
  const isFirst = !fits.has(map);
  fitInto(map, bounds);
  fits.set(map, { bounds, place: placeOf(map) });
  if (!isFirst) return;
  map.on('resize', () => {
    const fit = fits.get(map);
    if (fit?.place === placeOf(map)) fitFarm(map, fit.bounds);
  });
}
