import type { GeoJSONSource, Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import { FIRST_LAYER_ABOVE_VEIL, VEIL_LAYER } from '../engine/paper-style.ts';
import { repaint } from '../engine/repaint.ts';
import { drawnShape, geoJsonOf, type MapFeature } from './map-feature.ts';
import { planSource } from './plan-layers.ts';
import { SOURCES, type PlanLayer, type PlanSourceId } from './shape-layers.ts';

export interface StackShape {
  readonly id: string;
  readonly geometry: Parameters<typeof geoJsonOf>[0];
  readonly label?: string;
}

/** Shapes by the smaller source that shows them. */
export type StackShapes = ReadonlyMap<PlanSourceId, readonly StackShape[]>;

const stackFeature = ({ id, geometry, label }: StackShape): GeoJSON.Feature => ({
  type: 'Feature',
  id,
  geometry: geoJsonOf(geometry),
  properties: { _id: id, ...(label === undefined ? {} : { label }) },
});

/** Sources and layers for the initial style of a map: features and names, and whatever else is known by then. */
export function stackAtFirst(
  layers: readonly PlanLayer[],
  features: readonly MapFeature[],
  shapes: StackShapes,
): { readonly sources: StyleSpecification['sources']; readonly layers: readonly PlanLayer[] } {
  const shown = [...shapes].filter(([, some]) => some.length > 0);
  const sources = {
    [SOURCES.features]: planSource(
      features.map((feature) => drawnShape.toGeoJson(feature) as GeoJSON.Feature),
    ),
    [SOURCES.labels]: planSource(),
    ...Object.fromEntries(shown.map(([id, some]) => [id, planSource(some.map(stackFeature))])),
  };
  return { sources, layers: layers.filter(({ source }) => Object.hasOwn(sources, source)) };
}

/**
 * The layers of a plan in drawing order. A source without content is removed with its layers: every source is tiled again with each move of the map,
 * and costs a mask of every tile in each frame.
 */
export class PlanStack {
  readonly #map: MapLibreMap;
  #layers: readonly PlanLayer[];
  readonly #shown: Map<PlanSourceId, readonly StackShape[]>;

  /** `shown` was in the style of the map from its start. */
  constructor(map: MapLibreMap, layers: readonly PlanLayer[], shown: StackShapes = new Map()) {
    this.#map = map;
    this.#layers = layers;
    this.#shown = new Map(shown);
  }

  /** Shows shapes in one of the smaller sources. */
  show(sourceId: PlanSourceId, shapes: readonly StackShape[]): void {
    // An engine that lost its graphics has no style for a while: it is asked again when it is back.
    if (!this.#map.style || this.#shown.get(sourceId) === shapes) return;
    this.#shown.set(sourceId, shapes);
    const source = this.#map.getSource<GeoJSONSource>(sourceId);
    if (shapes.length === 0) {
      if (source) this.#remove(sourceId);
      return;
    }
    const features = shapes.map(stackFeature);
    if (source) void source.setData({ type: 'FeatureCollection', features });
    else this.#add(sourceId, features);
  }

  /** Forgets what the engine has, after it rebuilt its style from an earlier state: the next shapes are passed whole. */
  handAgain(): void {
    this.#shown.clear();
  }

  /** Gives its layers other colours: those that are shown, and those to come. */
  repaint(layers: readonly PlanLayer[]): void {
    this.#layers = layers;
    repaint(this.#map, layers);
  }

  #add(sourceId: PlanSourceId, features: readonly GeoJSON.Feature[]): void {
    this.#map.addSource(sourceId, planSource(features));
    for (const [at, layer] of this.#layers.entries()) {
      if (layer.source !== sourceId) continue;
      const isThere = ({ id }: { readonly id: string }): boolean => this.#map.getLayer(id) !== undefined;
      const names = [{ id: FIRST_LAYER_ABOVE_VEIL }].filter(() => layer.id === VEIL_LAYER);
      const above = [...names, ...this.#layers.slice(at + 1)].find(isThere);
      this.#map.addLayer(layer, above?.id);
    }
  }

  #remove(sourceId: PlanSourceId): void {
    for (const { id, source } of this.#layers) if (source === sourceId) this.#map.removeLayer(id);
    this.#map.removeSource(sourceId);
  }
}
