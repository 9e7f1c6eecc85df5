import type { GeoJSONSource, GeoJSONSourceDiff, Map as MapLibreMap } from 'maplibre-gl';
import { drawnLabel, drawnShape, type Drawn, type MapFeature } from './map-feature.ts';
import { SOURCES } from './shape-layers.ts';

type Shown = ReadonlyMap<string, MapFeature>;
const byId = (features: readonly MapFeature[]): Shown =>
  new Map(features.map((feature) => [feature.id, feature]));

const sourceOf = (map: MapLibreMap, id: string): GeoJSONSource => map.getSource(id) as GeoJSONSource; // there from the start, see standingLayers

/** Past this share of changes a fresh load is cheaper than a diff. */
const MOST_CHANGED = 0.5;

/** What differs between two states, as the engine takes it: an edit of one feature must not reload ten thousand. */
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

/** Keeps the sources of features and labels in step with a plan, by differences where few things changed. */
export class FeatureSource {
  readonly #map: MapLibreMap;
  readonly #labelZoom: number;
  #shown: Shown;
  /** What the engine was handed last of shapes and of names; null where it is not known what it holds. */
  #handed: Shown | null;
  #labelled: Shown | null = new Map();

  /** With what stood in the style of the map from its start. */
  constructor(map: MapLibreMap, labelZoom: number, features: readonly MapFeature[] = []) {
    this.#map = map;
    this.#labelZoom = labelZoom;
    this.#shown = byId(features);
    this.#handed = this.#shown;
    map.on('zoomend', () => this.#label());
  }

  /** Features that keep their identity while they are unchanged are not looked at again. */
  show(features: readonly MapFeature[]): void {
    this.#shown = byId(features);
    // An engine that lost its graphics has no style for a while: it is handed them when it is back.
    if (!this.#map.style) return;
    this.#update(SOURCES.features, this.#handed, this.#shown, drawnShape);
    this.#handed = this.#shown;
    this.#label();
  }

  /** The engine has made its style again, as it stood some time before: what is shown next is handed over whole. */
  handAgain(): void {
    this.#handed = null;
    this.#labelled = null;
  }

  /** Finding a good place for ten thousand names takes as long as drawing them: it waits until they can be seen. */
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
