import { circleAround, type Fix } from '@tussock/geometry';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { Palette } from '../engine/palette.ts';

const SOURCE = 'here';

/** Adds a dot for the device's position, in the circle of its accuracy, above everything else. */
function addHere(map: MapLibreMap, palette: Palette): void {
  map.addSource(SOURCE, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  map.addLayer({
    id: 'here-circle',
    type: 'fill',
    source: SOURCE,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': palette.here, 'fill-opacity': 0.18 },
  });
  map.addLayer({
    id: 'here-dot',
    type: 'circle',
    source: SOURCE,
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-color': palette.here,
      'circle-radius': 8,
      'circle-stroke-color': palette.halo,
      'circle-stroke-width': 3,
    },
  });
}

/** Smallest radius of the circle, for an accurate reading. */
const LEAST_RADIUS_METRES = 0.5;

/** Shows the device's position; hides it for null. Adds no layers before the first position. */
export function showHere(map: MapLibreMap, palette: Palette, fix: Fix | null): void {
  const isThere = map.getSource(SOURCE) !== undefined;
  if (!isThere && !fix) return;
  if (!isThere) addHere(map, palette);
  const circle = fix && circleAround(fix.at, Math.max(fix.accuracyMetres, LEAST_RADIUS_METRES));
  const features = [
    ...(circle?.ok ? [circle.geometry] : []),
    ...(fix ? [{ type: 'Point' as const, coordinates: [...fix.at] }] : []),
  ].map((geometry) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: geometry as unknown as GeoJSON.Geometry, // ours are the same, read-only
  }));
  void map.getSource<GeoJSONSource>(SOURCE)?.setData({ type: 'FeatureCollection', features });
}
