import { kindById, kinds } from '@tussock/domain';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { FeatureSource } from './feature-source.ts';
import type { MapFeature } from './map-feature.ts';

const paddock = (id: string): MapFeature => ({
  id,
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

/** What the engine's two sources are asked; as it is, at a zoom without names. */
function openSource(features: readonly MapFeature[], zoom = 10) {
  const asked: unknown[] = [];
  const source = {
    setData: ({ features: all }: GeoJSON.FeatureCollection) => void asked.push({ all: all.length }),
    updateData: ({ add, remove }: { add: GeoJSON.Feature[]; remove: string[] }) =>
      void asked.push({ add: add.map(({ id }) => id), remove }),
  };
  const map = {
    style: {} as object | null,
    on: () => undefined,
    getZoom: () => zoom,
    getSource: () => (map.style ? source : expect.fail('There is no style.')),
  };
  return { asked, map, source: new FeatureSource(map as unknown as MapLibreMap, 13.5, features) };
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

test('a new object of the same look is nothing new to the engine, which would draw the whole map for it', () => {
  const { asked, source } = openSource(farm);
  source.show(farm.map(({ id }) => ({ ...paddock(id), hectares: 1.2 })));
  expect(asked).toEqual([]);
});

test('its name tells how large it is, and moves with its corners', () => {
  const { asked, source } = openSource(farm, 15);
  source.show(farm);
  asked.length = 0;
  source.show([{ ...paddock('north'), hectares: 1.2 }, ...farm.slice(1)]);
  expect(asked).toEqual([{ add: ['north'], remove: [] }]);
  asked.length = 0;
  const [, ...moved] = farm;
  source.show([...moved, { ...paddock('north'), geometry: { type: 'Point', coordinates: [172, -43] } }]);
  expect(asked).toEqual([
    { add: ['north'], remove: [] },
    { add: ['north'], remove: [] },
  ]);
});

test('what changes while the engine has lost its style is known at once, and handed over whole when the style is back', () => {
  const { asked, map, source } = openSource(farm, 15);
  map.style = null;
  source.show(farm.slice(1));
  expect([asked, source.get('north')]).toEqual([[], undefined]);
  map.style = {};
  source.handAgain();
  source.show(farm.slice(1));
  expect(asked).toEqual([{ all: 3 }, { all: 3 }]);
});
