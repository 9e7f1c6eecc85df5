import { expect, test } from 'vitest';
import { positionAsTyped, regionAt, type CountryMap } from './place-proposals.ts';

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
