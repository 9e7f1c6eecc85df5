import type { PolygonGeometry } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { isAloneOnGround, sharersOf } from './neighbours.ts';
import type { DrawnThing } from './operation.ts';

const strip = (from: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [172 + from, -43],
      [172 + from + 1, -43],
      [172 + from + 1, -42],
      [172 + from, -42],
      [172 + from, -43],
    ],
  ],
});
const paddock = (id: string, from: number, status = 'existing'): DrawnThing => ({
  id,
  kind: kindById(kinds.paddock.id),
  geometry: strip(from),
  attributes: { status },
});
const west = paddock('west', 0);
const east = paddock('east', 1);
const lane = paddock('lane', 2, 'planned');
const gone = paddock('gone', 3, 'removed');
const farm = { things: [west, east, lane, gone] };

test.each([
  ['of its kind and state', west, ['west', 'east']],
  ['nobody else, for one that is planned alone', lane, ['lane']],
  ['nobody else, for one that is taken away', gone, ['gone']],
] as const)('a paddock shares its ground with those %s', (_with, thing, ids) => {
  expect(sharersOf(farm, thing).map(({ id }) => id)).toEqual(ids);
});

test('how a farm is shared out is worked out once, whoever of it is chosen', () => {
  expect(sharersOf(farm, east)).toBe(sharersOf(farm, west));
});

test.each([
  [west, false],
  [lane, true],
  [gone, true],
])('whether one is alone is known by its kind and state', (thing, isAlone) => {
  expect(isAloneOnGround(farm, thing)).toBe(isAlone);
});
