import type { PolygonGeometry, Position } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { editProblems } from './edit-problems.ts';
import type { DrawnThing } from './operation.ts';

const at = (x: number, y: number): Position => [172.5 + x / 1000, -43.1 + y / 1000];
const box = (west: number, south: number, east: number, north: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
});
const paddock = (id: string, geometry: PolygonGeometry): DrawnThing => ({
  id,
  kind: kindById(kinds.paddock.id),
  geometry,
  attributes: { name: id, status: 'existing' },
});
/** West and East have a border in common; Top lies above both, a gap away. */
const [west, east, top] = [
  paddock('West', box(0, 0, 2, 2)),
  paddock('East', box(2, 0, 4, 2)),
  paddock('Top', box(2.5, 2.5, 4, 4)),
];
const ground = { things: [west, east, top], boundary: [box(0, 0, 4, 4)] };
/** The corner that West and East have in common, dragged to somewhere else. */
const dragged = (x: number, y: number) => ({
  drawn: {
    ...west,
    geometry: { ...box(0, 0, 2, 2), coordinates: [[at(0, 0), at(2, 0), at(x, y), at(0, 2), at(0, 0)]] },
  },
  moved: [
    {
      id: 'East',
      geometry: {
        ...box(2, 0, 4, 2),
        coordinates: [[at(2, 0), at(4, 0), at(4, 2), at(x, y), at(2, 0)]],
      } satisfies PolygonGeometry,
    },
  ],
});
const pairs = (edit: Parameters<typeof editProblems>[1], on = ground) =>
  editProblems(on, edit).overlaps.map(({ ids }) => ids);

test('a neighbour that is dragged over a third is a fault of the edit, though what is edited has its ground alone', () => {
  expect(pairs(dragged(2.4, 3.4))).toEqual([['East', 'Top']]);
});

test('a neighbour that is dragged out of the boundary is one, too', () => {
  const cut = { ...ground, boundary: [box(0, 0, 4, 2)] };
  expect(editProblems(cut, dragged(2, 3)).outside.map(({ id }) => id)).toEqual(['West', 'East']);
});

test('what a neighbour had over others before is no fault of the edit, unless it becomes more', () => {
  const over = paddock('Over', box(3, 1, 4, 1.5));
  const farm = { ...ground, things: [...ground.things, over] };
  expect(pairs(dragged(2, 1.9), farm)).toEqual([]);
  const above = { ...ground, things: [west, east, paddock('Top', box(2.5, 1.8, 4, 4))] };
  expect(pairs(dragged(2.4, 3.4), above)).toEqual([['East', 'Top']]);
});

test('what is edited itself is named first, with all that it lies over', () => {
  const farm = { ...ground, things: [paddock('Under', box(0, 0, 1, 1)), west, east, top] };
  expect(pairs(dragged(2, 1.9), farm)).toEqual([['West', 'Under']]);
});

test('a border that only moved is none', () => {
  expect(editProblems(ground, dragged(1.8, 2))).toEqual({ overlaps: [], outside: [] });
});

test('what does not share out the ground has no faults', () => {
  const building = { ...west, kind: kindById(kinds.building.id) };
  expect(editProblems(ground, { drawn: building, moved: [] })).toEqual({ overlaps: [], outside: [] });
});
