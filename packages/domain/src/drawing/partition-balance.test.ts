import { areaHectares, type PolygonGeometry, type Position } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import type { DrawnThing } from './operation.ts';
import { partitionBalance, unallocatedGround } from './partition-balance.ts';

const at = (x: number, y: number): Position => [172.5 + x / 1000, -43.1 + y / 1000];
const box = (west: number, south: number, east: number, north: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
});
const paddock = (id: string, geometry: PolygonGeometry, status = 'existing'): DrawnThing => ({
  id,
  kind: kindById(kinds.paddock.id),
  geometry,
  attributes: { name: id, status },
});
const ground = {
  things: [
    paddock('West', box(0, 0, 2, 2)),
    paddock('East', box(1.5, 0, 4, 2)),
    paddock('Out', box(5, 0, 7, 1)),
    paddock('Planned', box(4, 0, 5, 1), 'planned'),
  ],
  boundary: [box(0, 0, 6, 2)],
};

test('what is drawn and what is not add up to the boundary, and faults are named with their ground', () => {
  const balance = partitionBalance(ground, kindById(kinds.paddock.id));
  expect(balance?.wholeHectares.toFixed(2)).toBe('10.85');
  expect(balance?.drawnHectares).toBe(8.14);
  expect(balance?.unallocatedHectares).toBe(2.71);
  expect(balance?.overlaps.map(({ ids }) => ids)).toEqual([['West', 'East']]);
  expect(balance?.outside.map(({ id }) => id)).toEqual(['Out']);
});

test('the whole is what the record says of the boundary: its drawn shape is a simpler one', () => {
  const balance = partitionBalance({ ...ground, boundaryHectares: 12 }, kindById(kinds.paddock.id));
  expect(balance?.wholeHectares).toBe(12);
  expect(balance?.drawnHectares).toBe(9);
  expect(balance?.unallocatedHectares).toBe(3);
});

test('ground that nobody has is outlined, the largest first', () => {
  const gaps = unallocatedGround(ground, kindById(kinds.paddock.id));
  expect(gaps.map((gap) => areaHectares(gap))).toEqual([2.71]);
});

test('there is no balance without a boundary', () => {
  expect(partitionBalance({ ...ground, boundary: [] }, kindById(kinds.paddock.id))).toBeNull();
});
