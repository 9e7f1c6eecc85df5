import { expect, test } from 'vitest';
import { areaSquareMetres } from '../measure/area-of-record.ts';
import { positionAt } from '../measure/corner-at.ts';
import { rectangleFrom } from '../measure/measured-shapes.ts';
import { positionsOf } from '../shape/positions-of.ts';
import type { Geometry, PolygonGeometry, Position } from '../shape/geometry.ts';
import { nearestOnBorder } from '../snap/nearest-on-border.ts';
import { offsetShape } from './offset.ts';

const gate: Position = [171.6, -43.6];
const rectangle = (length: number, width: number): PolygonGeometry => {
  const made = rectangleFrom(gate, { bearing: 0, length, width });
  return made.ok ? made.geometry : { type: 'Polygon', coordinates: [] };
};
const place = (east: number, north: number): Position => positionAt(positionAt(gate, 0, north), 90, east);
const areaOf = (geometry: Geometry, metres: number): number => {
  const offset = offsetShape(geometry, metres);
  return offset.ok ? areaSquareMetres(offset.geometry) : Number.NaN;
};
/** Two yards of 40 m joined by a race of 8 m. */
const barbell: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      place(0, 0),
      place(40, 0),
      place(40, 16),
      place(80, 16),
      place(80, 0),
      place(120, 0),
      place(120, 40),
      place(80, 40),
      place(80, 24),
      place(40, 24),
      place(40, 40),
      place(0, 40),
      place(0, 0),
    ],
  ],
};

test('10 m inside a square of 100 m is a square of 80 m', () => {
  expect(areaOf(rectangle(100, 100), -10) / 6400).toBeCloseTo(1, 3);
});

test('a set-back of 10 m round it has the square, four strips and a circle at the corners', () => {
  expect(areaOf(rectangle(100, 100), 10) / (10_000 + 4000 + Math.PI * 100)).toBeCloseTo(1, 3);
});

test('a set-back along a drain of 100 m is a strip with round ends', () => {
  const drain: Geometry = { type: 'LineString', coordinates: [place(0, 0), place(60, 0), place(100, 0)] };
  expect(areaOf(drain, 5) / (1000 + Math.PI * 25)).toBeCloseTo(1, 2);
});

test('a fence 5 m inside leaves out a race that is too narrow for it, and is nowhere nearer than 5 m', () => {
  const offset = offsetShape(barbell, -5);
  expect(offset.ok && offset.geometry.type).toBe('MultiPolygon');
  const corners = offset.ok ? positionsOf(offset.geometry) : [];
  const nearest = [...corners].map((corner) => nearestOnBorder(barbell, corner)?.distanceMetres ?? 0);
  expect(Math.min(...nearest)).toBeGreaterThan(4.9);
});

test('a hole keeps its distance, too', () => {
  const [outline = []] = rectangle(100, 100).coordinates;
  const hole = [place(40, 40), place(40, 60), place(60, 60), place(60, 40), place(40, 40)];
  const area = areaOf({ type: 'Polygon', coordinates: [outline, hole] }, -5);
  expect(area / (8100 - (400 + 4 * 20 * 5 + Math.PI * 25))).toBeCloseTo(1, 2);
});

test.each([
  ['nothingLeft', -60],
  ['noLength', 0],
  ['tooLong', 1e6],
])('%s: nothing lies %s m from a square of 100 m', (reason, metres) => {
  expect(offsetShape(rectangle(100, 100), metres)).toEqual({ ok: false, reason });
});
