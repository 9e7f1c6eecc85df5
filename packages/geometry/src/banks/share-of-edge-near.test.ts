import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresPerDegree } from '../measure/ellipsoid.ts';
import type { LineGeometry, PolygonGeometry, Position } from '../shape/geometry.ts';
import { shareOfEdgeNear } from './share-of-edge-near.ts';

const ORIGIN: Position = [172.3, -43.5];
const scale = metresPerDegree(ORIGIN[1]);
const at = (x: number, y: number): Position => [ORIGIN[0] + x / scale.east, ORIGIN[1] + y / scale.north];
const line = (...places: readonly (readonly [number, number])[]): LineGeometry => ({
  type: 'LineString',
  coordinates: places.map(([x, y]) => at(x, y)),
});
const ring = (side: number) => [at(0, 0), at(side, 0), at(side, side), at(0, side), at(0, 0)];
const bush: PolygonGeometry = { type: 'Polygon', coordinates: [ring(200)] };

test('a fence 5 m outside one side of a square: that side, and as far around its ends as 10 m reach', () => {
  const fence = line([0, -5], [200, -5]);
  // Of the sides that meet it √(10² − 0²) − 5 = 5 m each: 210 of 800 m.
  expect(shareOfEdgeNear(bush, [fence], 10)).toBeCloseTo(210 / 800, 3);
});

test('a fence within the edge counts as one outside of it does', () => {
  expect(shareOfEdgeNear(bush, [line([0, 5], [200, 5])], 10)).toBeCloseTo((200 + 2 * 15) / 800, 3);
});

test('a fence beyond the distance is not one of the edge, and neither is none', () => {
  expect(shareOfEdgeNear(bush, [line([0, -11], [200, -11])], 10)).toBe(0);
  expect(shareOfEdgeNear(bush, [line([5000, 0], [5000, 200])], 10)).toBe(0);
  expect(shareOfEdgeNear(bush, [], 10)).toBe(0);
});

test('the edge of a clearing is an edge as well', () => {
  const clearing: PolygonGeometry = {
    type: 'Polygon',
    coordinates: [ring(200), [at(80, 80), at(80, 120), at(120, 120), at(120, 80), at(80, 80)]],
  };
  const around = line([-2, -2], [202, -2], [202, 202], [-2, 202], [-2, -2]);
  expect(shareOfEdgeNear(clearing, [around], 10)).toBeCloseTo(800 / 960, 3);
});

test('a fence on the edge itself fences all of it, whichever way it is drawn', () => {
  const [edge = []] = bush.coordinates;
  expect(shareOfEdgeNear(bush, [{ type: 'LineString', coordinates: edge }], 10)).toBeCloseTo(1, 6);
  expect(shareOfEdgeNear(bush, [{ type: 'LineString', coordinates: edge.toReversed() }], 10)).toBeCloseTo(
    1,
    6,
  );
});

test('it lies between nothing and all, and another fence or a longer distance takes nothing away', () => {
  const place = fc.tuple(fc.integer({ min: -60, max: 260 }), fc.integer({ min: -60, max: 260 }));
  const fence = fc.array(place, { minLength: 2, maxLength: 4 }).map((places) => line(...places));
  fc.assert(
    fc.property(
      fc.array(fence, { maxLength: 3 }),
      fence,
      fc.integer({ min: 1, max: 30 }),
      (fences, one, reach) => {
        const share = shareOfEdgeNear(bush, fences, reach);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(shareOfEdgeNear(bush, [...fences, one], reach)).toBeGreaterThanOrEqual(share - 1e-9);
        expect(shareOfEdgeNear(bush, fences, reach + 5)).toBeGreaterThanOrEqual(share - 1e-9);
      },
    ),
  );
});
