import { expect, test } from 'vitest';
import { tileOf } from './tile-of.ts';
import { tilesOver } from './tiles-over.ts';

test('the tiles of a box are those between its corners, row by row from the north-west', () => {
  // Wellington harbour at zoom 12: 4036 to 4037 across, 2563 to 2564 down.
  expect(tilesOver([174.75, -41.3, 174.85, -41.2], 12)).toEqual([
    { zoom: 12, x: 4036, y: 2563 },
    { zoom: 12, x: 4037, y: 2563 },
    { zoom: 12, x: 4036, y: 2564 },
    { zoom: 12, x: 4037, y: 2564 },
  ]);
});

test('a point lies on one tile', () => {
  expect(tilesOver([172.3, -42.8, 172.3, -42.8], 14)).toEqual([tileOf([172.3, -42.8], 14)]);
});

test('a box across 180° goes on at the other side of the world', () => {
  expect(tilesOver([179.9, -44.05, -179.9, -44], 8).map(({ x }) => x)).toEqual([255, 0]);
});
