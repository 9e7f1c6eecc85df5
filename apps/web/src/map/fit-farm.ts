import type { Bounds } from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { fitInto } from './frame-of-map.ts';

type FittedMap = Pick<MapLibreMap, 'fitBounds' | 'getContainer' | 'getCenter' | 'getZoom' | 'on'>;

/** Where a map stands, in a form in which two such can be held against each other. */
const placeOf = (map: FittedMap): string => {
  const { lng, lat } = map.getCenter();
  return [lng, lat, map.getZoom()].map((figure) => figure.toFixed(6)).join(' ');
};

/** Where each map was put by the last fit. */
const fits = new WeakMap<FittedMap, { readonly bounds: Bounds; readonly place: string }>();

/**
 * Fits the farm into its map, and again whenever the frame of the map gets another size, for as long as nobody has moved it: a page that is
 * put together around its map would else leave half of the farm outside.
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
