import type { EdgeEnds, Position } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { edgeMoved, edgeUnder } from './edge-drag.ts';

const reach = { edge: 8, corner: 18 };
const edges = [
  [
    [0, 0],
    [200, 0],
  ],
  [
    [200, 0],
    [200, 100],
  ],
] as const;

test('an edge is taken beside its line, away from its corners and its middle', () => {
  expect(edgeUnder(edges, [50, 5], reach)).toBe(0);
  expect(edgeUnder(edges, [203, 25], reach)).toBe(1);
  expect(edgeUnder(edges, [50, 9], reach)).toBeNull();
  expect(edgeUnder(edges, [10, 0], reach)).toBeNull();
  expect(edgeUnder(edges, [100, 0], reach)).toBeNull();
});

const edge: EdgeEnds = [
  [172, -43],
  [172.5, -43],
];
const pointer: EdgeEnds = [
  [172.25, -43],
  [172.25, -42.5],
];

test('both ends go as far as the pointer went', () => {
  expect(edgeMoved(edge, pointer, () => null)).toEqual([
    [172, -42.5],
    [172.5, -42.5],
  ]);
});

test('where one end finds a corner, the whole edge goes along', () => {
  const snap = (at: Position): Position | null => (at[0] === 172.5 ? [172.75, -42.5] : null);
  expect(edgeMoved(edge, pointer, snap)).toEqual([
    [172.25, -42.5],
    [172.75, -42.5],
  ]);
});
