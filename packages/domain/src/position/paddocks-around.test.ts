import { expect, test } from 'vitest';
import type { PolygonGeometry } from '@tussock/geometry';
import { paddocksAround } from './paddocks-around.ts';

/** A hundredth of a degree wide, which is 818 m here. */
const paddock = (name: string, west: number) => {
  const geometry: PolygonGeometry = {
    type: 'Polygon',
    coordinates: [
      [
        [west, -42.8],
        [west + 0.01, -42.8],
        [west + 0.01, -42.79],
        [west, -42.79],
        [west, -42.8],
      ],
    ],
  };
  return { id: name, name, geometry, areaM2: null };
};
const paddocks = [paddock('Creek', 172.3), paddock('House', 172.31)];
const namesOf = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

test('given a good position in a paddock, then it is that one, even 8 m from the fence', () => {
  const { sure } = paddocksAround(paddocks, { at: [172.3099, -42.795], accuracyMetres: 12 });
  expect(sure?.name).toBe('Creek');
});

test('given a position within 140 m beside a fence, then both paddocks are possible and neither is sure', () => {
  const { sure, possible } = paddocksAround(paddocks, { at: [172.3095, -42.795], accuracyMetres: 140 });
  expect(sure).toBeNull();
  expect(namesOf(possible)).toEqual(['Creek', 'House']);
});

test('given a position within 140 m in the middle of a paddock, then it is that one', () => {
  const { sure } = paddocksAround(paddocks, { at: [172.305, -42.795], accuracyMetres: 140 });
  expect(sure?.name).toBe('Creek');
});

test('given a position on no paddock, then none is named', () => {
  expect(paddocksAround(paddocks, { at: [172.4, -42.795], accuracyMetres: 20 })).toEqual({
    sure: null,
    possible: [],
  });
});
