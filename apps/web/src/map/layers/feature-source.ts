import type { GeoJSONSource, GeoJSONSourceDiff, Map as MapLibreMap } from 'maplibre-gl';
import { drawnLabel, drawnShape, type Drawn, type MapFeature } from './map-feature.ts';
import { SOURCES } from './shape-layers.ts';

type Shown = ReadonlyMap<string, MapFeature>;
const byId = (features: readonly MapFeature[]): Shown =>
  new Map(features.map((feature) => [feature.id, feature]));

const sourceOf = (map: MapLibreMap, id: string): GeoJSONSource => map.getSource(id) as GeoJSONSource; // there from the start, see standingLayers

/** Share of changed features above which a full load is cheaper than a diff. */
const MOST_CHANGED = 0.5;

/** Computes the diff between two states for the engine: an edit of one feature must not reload ten thousand. */
function differences(before: Shown, after: Shown, { toGeoJson, isAlike }: Drawn): GeoJSONSourceDiff {
  const changed = [...after.values()].filter((feature) => {
    const was = before.get(feature.id);
    return was !== feature && !(was && isAlike(was, feature));
  });
  const remove = [...before.keys()].filter((id) => !after.has(id));
  return {
    remove,
    add: changed.map((feature) => toGeoJson(feature) as unknown as GeoJSON.Feature), // read-only in our types, see map-feature
  };
}

/** Updates the sources of features and labels from a plan, by diffs where few features changed. */
export class FeatureSource {
  readonly #map: MapLibreMap;
  readonly #labelZoom: number;
  #shown: Shown;
  /** The features last passed to the engine as shapes and as names; null where its content is unknown. */
  #handed: Shown | null;
  #labelled: Shown | null = new Map();

  /** `features` were in the style of the map from its start. */
  constructor(map: MapLibreMap, labelZoom: number, features: readonly MapFeature[] = []) {
    this.#map = map;
    this.#labelZoom = labelZoom;
    this.#shown = byId(features);
    this.#handed = this.#shown;
    map.on('zoomend', () => this.#label());
  }

  /** Shows these features. Objects that are identical to the former ones are skipped. */
  show(features: readonly MapFeature[]): void {
    this.#shown = byId(features);
    // An engine that lost its graphics has no style for a while: it is handed them when it is back.
    if (!this.#map.style) return;
    this.#update(SOURCES.features, this.#handed, this.#shown, drawnShape);
    this.#handed = this.#shown;
    this.#label();
  }

  /** Forgets what the engine has, after it rebuilt its style from an earlier state: the next features are passed whole. */
  handAgain(): void {
    this.#handed = null;
    this.#labelled = null;
  }

  /** Updates the labels once they are visible: placing ten thousand names takes as long as drawing them. */
  #label(): void {
    if (!this.#map.style || this.#map.getZoom() < this.#labelZoom || this.#labelled === this.#shown) return;
    this.#update(SOURCES.labels, this.#labelled, this.#shown, drawnLabel);
    this.#labelled = this.#shown;
  }

  get(id: string): MapFeature | undefined {
    return this.#shown.get(id);
  }

  #update(sourceId: string, before: Shown | null, after: Shown, drawn: Drawn): void {
    const source = sourceOf(this.#map, sourceId);
    const diff = before && differences(before, after, drawn);
    const changes = (diff?.add?.length ?? 0) + (diff?.remove?.length ?? 0);
    if (diff && changes === 0) return;
    if (!diff || changes > after.size * MOST_CHANGED) {
      void source.setData({
        type: 'FeatureCollection',
        features: [...after.values()].map(
          (feature) => drawn.toGeoJson(feature) as unknown as GeoJSON.Feature,
        ),
      });
      return;
    }
    void source.updateData(diff);
  }
}
