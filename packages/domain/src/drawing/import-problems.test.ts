import type { PolygonGeometry, Position } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import { kinds, type KindId } from '../kinds/registry.ts';
import { importProblems } from './import-problems.ts';
import type { DrawnThing } from './operation.ts';

const at = (x: number, y: number): Position => [172.5 + x / 1000, -43.1 + y / 1000];
const box = (west: number, south: number, east: number, north: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
});
const thing = (id: string, geometry: PolygonGeometry, kindId: KindId = kinds.paddock.id): DrawnThing => ({
  id,
  kind: kindById(kindId),
  geometry,
  attributes: { name: id, status: 'existing' },
});
const ground = {
  things: [thing('West', box(0, 0, 2, 2)), thing('Over', box(1, 1, 2, 2)), thing('East', box(2, 0, 4, 2))],
  boundary: [box(0, 0, 6, 2)],
};
const pairs = (...changed: readonly DrawnThing[]) =>
  importProblems(ground, changed).overlaps.map(({ ids }) => ids.toSorted());

test('what is brought in lies over what stands, or over another that is brought in, each pair once', () => {
  expect(pairs(thing('New', box(3, 0, 5, 2)), thing('Newer', box(4.5, 0, 6, 2)))).toEqual([
    ['East', 'New'],
    ['New', 'Newer'],
  ]);
});

test('what is brought in reaches out of the boundary', () => {
  const { outside } = importProblems(ground, [thing('New', box(4, 0, 7, 2))]);
  expect(outside.map(({ id }) => id)).toEqual(['New']);
});

test('what stands and is changed is no fault for what it had before', () => {
  expect(pairs(thing('West', box(0, 0, 2, 1.9)))).toEqual([]);
  expect(pairs(thing('West', box(0, 0, 2.5, 2)))).toEqual([['East', 'West']]);
});

test('each kind that shares out the ground is looked at for itself, and no other', () => {
  expect(
    pairs(thing('Flats', box(0, 0, 4, 2), kinds.lmu.id), thing('Barn', box(0, 0, 1, 1), kinds.building.id)),
  ).toEqual([]);
  expect(
    pairs(thing('Flats', box(0, 0, 4, 2), kinds.lmu.id), thing('Hills', box(3, 0, 5, 2), kinds.lmu.id)),
  ).toEqual([['Flats', 'Hills']]);
});

test('without a boundary nothing is outside of it', () => {
  expect(importProblems({ ...ground, boundary: [] }, [thing('New', box(4, 0, 7, 2))]).outside).toEqual([]);
});

test('of thousands that lie over each other only so many are looked for', () => {
  const heap = Array.from({ length: 2000 }, (_, index) => thing(`Heap ${index}`, box(4, 0, 7, 2)));
  const { overlaps, outside } = importProblems(ground, heap, 50);
  expect([overlaps.length, outside.length]).toEqual([50, 50]);
});
