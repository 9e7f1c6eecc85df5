import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { geoJsonOf } from './map-feature.ts';
import { planSource } from './plan-layers.ts';
import type { PlanLayer, PlanSourceId } from './shape-layers.ts';

export interface StackShape {
  readonly id: string;
  readonly geometry: Parameters<typeof geoJsonOf>[0];
  readonly label?: string;
}

/**
 * The layers of a plan as they lie on each other. A source that has nothing to show is not there, and its layers are not: every source
 * is tiled anew with each move of the map, and each costs a mask of every tile in each frame.
 */
export class PlanStack {
  readonly #map: MapLibreMap;
  readonly #layers: readonly PlanLayer[];

  constructor(map: MapLibreMap, layers: readonly PlanLayer[]) {
    this.#map = map;
    this.#layers = layers;
  }

  /** Puts shapes into one of the smaller sources. */
  show(sourceId: PlanSourceId, shapes: readonly StackShape[]): void {
    const source = this.#map.getSource<GeoJSONSource>(sourceId);
    if (shapes.length === 0) {
      if (source) this.#remove(sourceId);
      return;
    }
    const features = shapes.map(({ id, geometry, label }) => ({
      type: 'Feature' as const,
      id,
      geometry: geoJsonOf(geometry),
      properties: { _id: id, ...(label === undefined ? {} : { label }) },
    }));
    if (source) void source.setData({ type: 'FeatureCollection', features });
    else this.#add(sourceId, features);
  }

  #add(sourceId: PlanSourceId, features: readonly GeoJSON.Feature[]): void {
    this.#map.addSource(sourceId, planSource(features));
    for (const [at, layer] of this.#layers.entries()) {
      if (layer.source !== sourceId) continue;
      const above = this.#layers.slice(at + 1).find(({ id }) => this.#map.getLayer(id) !== undefined);
      this.#map.addLayer(layer, above?.id);
    }
  }

  #remove(sourceId: PlanSourceId): void {
    for (const { id, source } of this.#layers) if (source === sourceId) this.#map.removeLayer(id);
    this.#map.removeSource(sourceId);
  }
}
