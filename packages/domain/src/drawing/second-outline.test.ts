import { areaSquareMetres, isPolygonal, type Geometry, type PolygonGeometry } from '@tussock/geometry';
import { expect, test } from 'vitest';
import type { AnyKind } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { secondOutline } from './second-outline.ts';

/** So many metres, roughly, from a corner on the Canterbury plains. */
const box = (west: number, east: number): PolygonGeometry => {
  const [x, y] = [172.5, -43.5];
  const at = (right: number, up: number) => [x + right / 81_000, y + up / 111_000] as const;
  return {
    type: 'Polygon',
    coordinates: [[at(west, 0), at(east, 0), at(east, 100), at(west, 100), at(west, 0)]],
  };
};
const hectaresOf = (shape: Geometry | undefined): number =>
  shape && isPolygonal(shape) ? areaSquareMetres(shape) / 10_000 : 0;

test('an outline that may lie on another is kept whole', () => {
  expect(secondOutline(kinds.dam, box(0, 100), box(20, 120))).toEqual(box(0, 100));
  const point = { type: 'Point', coordinates: [172.5, -43.5] } as const;
  expect(secondOutline(kinds.trough, point, { ...point, coordinates: [172.51, -43.5] })).toBe(point);
});

test('where two of a kind may not share ground, what lies outside the other is kept', () => {
  expect(hectaresOf(secondOutline(kinds.paddock, box(0, 200), box(100, 300)))).toBeCloseTo(1, 1);
  expect(hectaresOf(secondOutline(kinds.paddock, box(0, 100), box(200, 300)))).toBeCloseTo(1, 1);
});

test.each<[string, AnyKind, PolygonGeometry, PolygonGeometry]>([
  ['a border drawn a little differently', kinds.paddock, box(0, 100), box(2, 120)],
  ['an outline within the other', kinds.paddock, box(20, 80), box(0, 100)],
  ['what was spread once', kinds.fertiliser, box(0, 200), box(100, 300)],
  ['a device, which has a number of its own', kinds.device, box(0, 200), box(100, 300)],
])('%s makes no second thing', (_what, kind, mine, theirs) => {
  expect(secondOutline(kind, mine, theirs)).toBeUndefined();
});
