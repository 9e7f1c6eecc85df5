import fc from 'fast-check';
import { expect, test } from 'vitest';
import { polygonsOf } from '../shape/polygons-of.ts';
import type { LineGeometry, PolygonGeometry, Position } from '../shape/geometry.ts';
import { lengthMetres } from '../measure/length-of-record.ts';
import { randomParcel, randomPlace, seededRandom } from '../testing/random-parcels.ts';
import { traceAlong, type Traced } from './trace-along.ts';

const at = (x: number, y: number): Position => [172 + x / 1000, -43 + y / 1000];
const [a, b, c, d] = [at(0, 0), at(4, 0), at(4, 2), at(0, 2)] as const;
const box: PolygonGeometry = { type: 'Polygon', coordinates: [[a, b, c, d, a]] };
const stream: LineGeometry = { type: 'LineString', coordinates: [at(0, 5), at(1, 6), at(3, 5), at(4, 6)] };
const pathOf = (traced: Traced) => (traced.ok ? traced.path : traced.reason);

test('the shorter way along an outline is taken, and the other way on demand', () => {
  expect(traceAlong([box], [a, c])).toMatchObject({ ok: true, hasOther: true });
  expect(pathOf(traceAlong([box], [at(1, 0), at(4, 1)]))).toEqual([b, at(4, 1)]);
  expect(pathOf(traceAlong([box], [at(1, 0), at(4, 1)], { way: 'other' }))).toEqual([a, d, c, at(4, 1)]);
});

test('the way goes through the corner at which the outline begins', () => {
  expect(pathOf(traceAlong([box], [at(0, 1), at(1, 0)]))).toEqual([a, at(1, 0)]);
  expect(pathOf(traceAlong([box], [at(1, 0), at(0, 1)]))).toEqual([a, at(0, 1)]);
});

test('a line is traced forwards and backwards, and has no other way', () => {
  expect(pathOf(traceAlong([stream], [at(0, 5), at(4, 6)]))).toEqual([at(1, 6), at(3, 5), at(4, 6)]);
  expect(pathOf(traceAlong([stream], [at(4, 6), at(0, 5)]))).toEqual([at(3, 5), at(1, 6), at(0, 5)]);
  expect(traceAlong([stream], [at(0, 5), at(4, 6)])).toMatchObject({ hasOther: false });
  expect(traceAlong([stream], [at(0, 5), at(4, 6)], { way: 'other' })).toMatchObject({ ok: false });
});

test('both on one edge go straight, unless the other way round is wanted', () => {
  expect(pathOf(traceAlong([box], [at(1, 0), at(3, 0)]))).toEqual([at(3, 0)]);
  expect(pathOf(traceAlong([box], [at(1, 0), at(3, 0)], { way: 'other' }))).toEqual([a, d, c, b, at(3, 0)]);
});

test.each<[string, readonly [Position, Position], string]>([
  ['begins beside every border', [at(9, 9), b], 'startsNowhere'],
  ['ends beside every border', [a, at(9, 9)], 'endsNowhere'],
  ['ends on another border', [a, at(0, 5)], 'notOneBorder'],
  ['goes nowhere', [a, a], 'sameCorner'],
])('what %s is refused by name', (_what, ends, reason) => {
  expect(traceAlong([box, stream], ends)).toEqual({ ok: false, reason });
});

test('both ways together go once round, whatever the outline and the places', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      const random = seededRandom(seed);
      const parcel = randomParcel(random, randomPlace(random), 0.01);
      const [ring = []] = polygonsOf(parcel)[0] ?? [];
      const outline: LineGeometry = { type: 'LineString', coordinates: ring };
      const corners = outline.coordinates.slice(1);
      const from = corners[Math.floor(random() * corners.length)] ?? a;
      const to = corners[Math.floor(random() * corners.length)] ?? b;
      const [short, other] = (['short', 'other'] as const).map((way) =>
        traceAlong([outline], [from, to], { way }),
      );
      const metres = [short, other].map((traced) =>
        traced?.ok ? lengthMetres({ type: 'LineString', coordinates: [from, ...traced.path] }) : 0,
      );
      const round = from === to ? 0 : lengthMetres(outline);
      expect((metres[0] ?? 0) + (metres[1] ?? 0)).toBeCloseTo(round, 0);
      expect(metres[0]).toBeLessThanOrEqual(metres[1] ?? 0);
    }),
  );
});
