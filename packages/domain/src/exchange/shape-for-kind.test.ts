import type { Geometry, Position } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { shapeForKind } from './shape-for-kind.ts';

const [a, b, c]: readonly [Position, Position, Position] = [
  [172.3, -42.8],
  [172.31, -42.8],
  [172.31, -42.79],
];
const round = [a, b, c, a];
const open = [a, b, c];
const lines = (...coordinates: readonly (readonly Position[])[]): Geometry => ({
  type: 'MultiLineString',
  coordinates,
});

test('lines that all come back to where they began are areas of a kind that has no lines', () => {
  expect(shapeForKind(lines(round, round), ['polygon'])).toEqual({
    type: 'MultiPolygon',
    coordinates: [[round], [round]],
  });
});

test.each([
  ['of several that do not all come back', lines(round, open)],
  ['that goes there and back again', { type: 'LineString', coordinates: [a, b, a] }],
] as const)('a line %s encloses nothing, and stays a line', (_which, geometry) => {
  expect(shapeForKind(geometry, ['polygon'])).toEqual(geometry);
});

test('what comes back is a line all the same where the kind has lines', () => {
  const geometry: Geometry = { type: 'LineString', coordinates: round };
  expect(shapeForKind(geometry, ['line', 'polygon'])).toEqual(geometry);
});
