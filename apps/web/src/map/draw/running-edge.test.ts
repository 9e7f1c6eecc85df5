import type { PolygonGeometry, Position } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { edgeAtPointer, edgeInto, withEdgeEnd } from './running-edge.ts';

const [a, b, c, d]: readonly [Position, Position, Position, Position] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const square: PolygonGeometry = { type: 'Polygon', coordinates: [[a, b, c, d, a]] };

test('while drawing, the edge runs from the last corner that was set to the pointer', () => {
  expect(edgeAtPointer([a, b, c], 2)).toEqual({ from: b, to: c });
  expect(edgeAtPointer([a, b, b], 2)).toEqual({ from: b, to: null });
  expect(edgeAtPointer([], 0)).toBeNull();
});

test('of a finished shape it is the edge into the corner that was moved last, or into the last corner', () => {
  expect(edgeInto(square, b)).toEqual({ from: a, to: b });
  expect(edgeInto(square, a)).toEqual({ from: d, to: a });
  expect(edgeInto(square, null)).toEqual({ from: c, to: d });
  expect(edgeInto({ type: 'LineString', coordinates: [a, b, c] }, a)).toEqual({ from: b, to: a });
  expect(edgeInto({ type: 'Point', coordinates: a }, null)).toBeNull();
});

test('the end of an edge is put where its length says, and its shape stays closed', () => {
  const moved = withEdgeEnd('polygon', square, { old: a, now: [0, -1] });
  expect(moved).toEqual({ type: 'Polygon', coordinates: [[[0, -1], b, c, d, [0, -1]]] });
});
