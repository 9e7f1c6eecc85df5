import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Geometry, MultiPolygonGeometry, PolygonRings, Position, Ring } from './geometry.ts';
import { isSameOutline } from './is-same-outline.ts';

const close = (corners: readonly Position[]): Ring => [...corners, ...corners.slice(0, 1)];
const square = (west: number, size: number): Ring =>
  close([
    [west, 0],
    [west + size, 0],
    [west + size, size],
    [west, size],
  ]);
const polygon = (...coordinates: PolygonRings): Geometry => ({ type: 'Polygon', coordinates });
const multi = (...coordinates: readonly PolygonRings[]): MultiPolygonGeometry => ({
  type: 'MultiPolygon',
  coordinates,
});
/** The same ring, begun at another corner. */
const begunAt = (ring: Ring, at: number): Ring => {
  const corners = ring.slice(0, -1);
  return close([...corners.slice(at), ...corners.slice(0, at)]);
};
const line = (...coordinates: readonly Position[]): Geometry => ({ type: 'LineString', coordinates });

const field = square(0, 9);
const [pond, shed] = [square(1, 2), square(5, 1)];

test.each<[string, Geometry, Geometry]>([
  ['begun at another corner', polygon(field), polygon(begunAt(field, 2))],
  ['run the other way', polygon(field), polygon(field.toReversed())],
  [
    'with its holes in another order',
    polygon(field, pond, shed),
    polygon(begunAt(field, 3), shed.toReversed(), pond),
  ],
  [
    'with its parts in another order',
    multi([field, pond], [square(20, 3)]),
    multi([square(20, 3)], [field, pond]),
  ],
  ['with heights', polygon(field), polygon(field.map(([x, y]): Position => [x, y, 12]))],
])('an outline is the same %s', (_how, one, other) => {
  expect([isSameOutline(one, other), isSameOutline(other, one)]).toEqual([true, true]);
});

test.each<[string, Geometry, Geometry]>([
  ['with a corner a hair away', polygon(field), polygon(close([[1e-12, 0], ...field.slice(1, -1)]))],
  ['with one more corner on an edge', polygon(field), polygon(close([...field.slice(0, -1), [0, 4]]))],
  [
    'through the same corners in another order',
    polygon(field),
    polygon(close([field[0], field[2], field[1], field[3]] as Position[])),
  ],
  ['without its hole', polygon(field, pond), polygon(field)],
  ['with its hole for a part', multi([field, pond]), multi([field], [pond])],
  [
    'with the hole of another part',
    multi([field, pond], [square(20, 3)]),
    multi([field], [square(20, 3), pond]),
  ],
])('an outline is another %s', (_how, one, other) => {
  expect([isSameOutline(one, other), isSameOutline(other, one)]).toEqual([false, false]);
});

test('a line is the same in its own direction alone: water runs one way', () => {
  const drain = line([0, 0], [1, 2], [3, 3]);
  expect(isSameOutline(drain, line([0, 0], [1, 2], [3, 3]))).toBe(true);
  expect(isSameOutline(drain, line([3, 3], [1, 2], [0, 0]))).toBe(false);
  expect(isSameOutline(drain, polygon(field))).toBe(false);
});

// Few places, so that rings come back to a corner, and two of them are the same by chance.
const place = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 1 }));
const ring = fc.array(place, { minLength: 3, maxLength: 5 }).map((corners) => close(corners));
const rings = fc.array(ring, { minLength: 1, maxLength: 3 });
const shape = fc.array(rings, { minLength: 1, maxLength: 3 }).map((parts) => multi(...parts));

/** Each way to write a ring. */
const writings = (one: Ring): readonly string[] =>
  [one, one.toReversed()].flatMap((way) =>
    way.slice(1).map((_corner, at) => JSON.stringify(begunAt(way, at))),
  );

test('two rings are the same where one of all the ways to write the one is the other', () => {
  fc.assert(
    fc.property(ring, ring, (one, other) => {
      const expected = writings(one).includes(JSON.stringify(other));
      expect(isSameOutline(polygon(one), polygon(other))).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

test('any shape is the same however its parts, holes and rings are written', () => {
  const turns = fc.array(fc.tuple(fc.nat(4), fc.boolean()), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(shape, turns, fc.infiniteStream(fc.nat()), (drawn, ways, order) => {
      const shuffled = <T>(all: readonly T[]): T[] =>
        all
          .map((one) => ({ one, at: order.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
      let nth = 0;
      const rewritten = (one: Ring): Ring => {
        const [at, isReversed] = ways[nth++] ?? [0, false];
        const begun = begunAt(one, at % (one.length - 1));
        return isReversed ? begun.toReversed() : begun;
      };
      const parts = drawn.coordinates.map(([outline = [], ...holes]) => [
        rewritten(outline),
        ...shuffled(holes.map(rewritten)),
      ]);
      expect(isSameOutline(drawn, multi(...shuffled(parts)))).toBe(true);
    }),
  );
});
