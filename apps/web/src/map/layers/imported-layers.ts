import type { Geometry } from '@tussock/geometry';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { FIRST_AREA_LAYER } from '../engine/paper-style.ts';
import { planSource } from './plan-layers.ts';

/** A shape of an imported layer. Its id is unique among all layers. */
export interface ImportedShape {
  readonly id: string;
  readonly geometry: Geometry;
}

/** An imported layer under the farm. */
export interface ImportedMapLayer {
  readonly id: string;
  /** As `#rrggbb`. */
  readonly colour: string;
  readonly shapes: readonly ImportedShape[];
}

const SOURCE = 'imported';
/** Layers of imported shapes that drawing snaps to. */
export const IMPORTED_LAYERS: readonly string[] = ['imported-points', 'imported-lines', 'imported-areas'];

const colour = ['get', 'colour'] as unknown as string; // an expression, which the type of a plain colour does not say

/** Adds the empty imported layers, below everything of the plan. */
function addLayers(map: MapLibreMap): void {
  map.addSource(SOURCE, planSource());
  const below = map.getLayer(FIRST_AREA_LAYER) ? FIRST_AREA_LAYER : undefined;
  const layer = { source: SOURCE } as const;
  map.addLayer(
    {
      ...layer,
      id: 'imported-areas',
      type: 'fill',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colour, 'fill-opacity': 0.1, 'fill-antialias': false },
    },
    below,
  );
  map.addLayer(
    {
      ...layer,
      id: 'imported-lines',
      type: 'line',
      filter: ['!=', ['geometry-type'], 'Point'],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colour, 'line-width': 1.6, 'line-dasharray': [3, 1.5] },
    },
    below,
  );
  map.addLayer(
    {
      ...layer,
      id: 'imported-points',
      type: 'circle',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-color': colour,
        'circle-radius': 4,
        'circle-stroke-color': '#ffffff',
        'circle-stroke-width': 1.2,
      },
    },
    below,
  );
}

/** Shows the visible imported layers under the farm; a plan without any has no source for them. */
export function showImported(map: MapLibreMap, layers: readonly ImportedMapLayer[]): void {
  const source = map.getSource<GeoJSONSource>(SOURCE);
  if (!source && layers.length === 0) return;
  if (!source) addLayers(map);
  void map.getSource<GeoJSONSource>(SOURCE)?.setData({
    type: 'FeatureCollection',
    features: layers.flatMap((layer) =>
      layer.shapes.map(({ id, geometry }) => ({
        type: 'Feature' as const,
        id,
        geometry: geometry as unknown as GeoJSON.Geometry, // read-only in our types, see map-feature
        properties: { _id: id, colour: layer.colour },
      })),
    ),
  });
}
