import { expect, test } from 'vitest';
import { boundsAroundPlace, positionAsTyped, regionAt, type CountryMap } from './place-proposals.ts';

const box = (west: number, east: number) => [
  [
    [west, -44],
    [east, -44],
    [east, -43],
    [west, -43],
    [west, -44],
  ] as [number, number][],
];
const country: CountryMap = {
  land: { type: 'MultiPolygon', coordinates: [box(170, 171), box(171, 172), box(173, 174)] },
  names: [
    { name: 'Otago', at: [170.2, -43.5] },
    { name: 'Dunedin', at: [170.3, -43.5] },
    { name: 'Nelson', at: [171.5, -43.5] },
  ],
};

test.each([
  ['the region whose piece of land holds it', [170.9, -43.1], 'otago'],
  ['a region that is named by its town alone', [171.9, -43.9], 'nelson'],
  ['no region on land without a name', [173.5, -43.5], undefined],
  ['no region at sea', [172.5, -43.5], undefined],
] as const)('a position has %s', (_which, position, region) => {
  expect(regionAt(country, position)).toBe(region);
});

test('degrees are proposed to a metre, as the form holds them', () => {
  expect(positionAsTyped([172.4313, -42.8098461])).toEqual({ lat: '-42.80985', lng: '172.43130' });
});

test('the surroundings of a farm hold its position, as far east as north on the ground', () => {
  const [west, south, east, north] = boundsAroundPlace({ lat: -43.5, lng: 172.4 }) ?? [0, 0, 0, 0];
  expect([(west + east) / 2, (south + north) / 2]).toEqual([expect.closeTo(172.4), expect.closeTo(-43.5)]);
  expect((east - west) * Math.cos((43.5 * Math.PI) / 180)).toBeCloseTo(north - south);
});

test.each([[{}], [{ lat: -43.5 }], [{ lat: null, lng: 172.4 }]])(
  'of %j there are no surroundings',
  (info) => {
    expect(boundsAroundPlace(info)).toBeUndefined();
  },
);
