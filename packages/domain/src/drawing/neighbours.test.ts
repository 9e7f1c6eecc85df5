import type { PolygonGeometry } from '@tussock/geometry';
import { describe, expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { besideOf, isAloneOnGround, sharersOf } from './neighbours.ts';
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

/** Rows of bricks, each row half a brick further: corners lie in the middle of the edges above and below. */
function wall(rows: number, length: number): readonly DrawnThing[] {
  return Array.from({ length: rows * length }, (_, index) => {
    const [row, place] = [Math.floor(index / length), index % length];
    const [west, south] = [172 + place * 0.01 + (row % 2) * 0.005, -43 + row * 0.01];
    const [east, north] = [west + 0.01, south + 0.01];
    const ring = [
      [west, south] as const,
      [east, south] as const,
      [east, north] as const,
      [west, north] as const,
      [west, south] as const,
    ];
    return { ...paddock(`${row}/${place}`, 0), geometry: { type: 'Polygon', coordinates: [ring] } };
  });
}

describe('those beside one of many', () => {
  const things = wall(9, 9);
  const inTheMiddle = things.find(({ id }) => id === '4/4');

  test('are the two in its row and the two above and below it, with the corners that all of them share', () => {
    const beside = inTheMiddle ? besideOf({ things }, inTheMiddle) : [];
    expect(beside.map(({ id }) => id)).toEqual(['3/3', '3/4', '4/3', '4/4', '4/5', '5/3', '5/4']);
    // Four corners of its own, one in the middle above, one below, and the first again; also where those who lie further off give them.
    expect(beside.map(({ geometry }) => geometry.coordinates[0]?.length)).toEqual([7, 7, 7, 7, 7, 7, 7]);
  });

  test('are shaped as the whole farm has them', () => {
    const whole = new Map(
      things
        .slice(0, 1)
        .flatMap((thing) => sharersOf({ things }, thing).map(({ id, geometry }) => [id, geometry])),
    );
    for (const thing of things)
      for (const { id, geometry } of besideOf({ things }, thing)) expect(geometry).toEqual(whole.get(id));
  });
});
