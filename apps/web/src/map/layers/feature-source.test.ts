import { kindById, kinds } from '@tussock/domain';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { FeatureSource } from './feature-source.ts';
import type { MapFeature } from './map-feature.ts';

const paddock = (id: string): MapFeature => ({
  id,
  version: 1,
  kind: kindById(kinds.paddock.id),
  name: id,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [172, -43],
        [172.01, -43],
        [172.01, -43.01],
        [172, -43],
      ],
    ],
  },
  look: {},
  isRemoved: false,
});
const farm = ['north', 'south', 'hill', 'flat'].map(paddock);

/** What the engine's two sources are asked, at a zoom without names. */
function openSource(features: readonly MapFeature[]) {
  const asked: unknown[] = [];
  const source = {
    setData: ({ features: all }: GeoJSON.FeatureCollection) => void asked.push({ all: all.length }),
    updateData: ({ add, remove }: { add: GeoJSON.Feature[]; remove: string[] }) =>
      void asked.push({ add: add.map(({ id }) => id), remove }),
  };
  const map = { on: () => undefined, getZoom: () => 10, getSource: () => source };
  return { asked, source: new FeatureSource(map as unknown as MapLibreMap, 13.5, features) };
}

test('features that stood in the first style are not handed over again', () => {
  const { asked, source } = openSource(farm);
  source.show(farm);
  expect(asked).toEqual([]);
});

test('one that changed since is the only one the engine hears of', () => {
  const { asked, source } = openSource(farm);
  source.show([...farm.slice(1), { ...paddock('north'), name: 'Top' }]);
  expect(asked).toEqual([{ add: ['north'], remove: [] }]);
});

test('a farm that comes after the map is handed over whole', () => {
  const { asked, source } = openSource([]);
  source.show(farm);
  expect(asked).toEqual([{ all: 4 }]);
});
