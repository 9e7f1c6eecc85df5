import { expect, test } from 'vitest';
import { openingBounds } from './opening-bounds.ts';

const trough = { geometry: { type: 'Point', coordinates: [172, -43] } } as const;
const fence = {
  geometry: {
    type: 'LineString',
    coordinates: [
      [172.1, -43.1],
      [172.2, -43.2],
    ],
  },
} as const;
const address = { lat: -40, lng: 175, region: 'wellington' };

test('a map of a plan without a boundary opens at what is drawn on it, wherever the plan says it is', () => {
  expect(openingBounds([trough, fence], address, false)).toEqual([172, -43.2, 172.2, -43]);
});

test('with nothing drawn it opens at the address, and without one in the region of the council', () => {
  const [west = 0, south = 0, east = 0, north = 0] = openingBounds([], address, false) ?? [];
  expect([(west + east) / 2, (south + north) / 2]).toEqual([expect.closeTo(175), expect.closeTo(-40)]);
  expect(openingBounds([], { region: 'canterbury' }, false)).toEqual([169.5, -45.1, 174.1, -41.9]);
  expect(openingBounds([], {}, false)).toBeUndefined();
});

test('nothing is said of where it opens before it is known what is drawn', () => {
  expect(openingBounds([], address, true)).toBeUndefined();
});
