import { expect, test } from 'vitest';
import type { PolygonGeometry, Position } from '../shape/geometry.ts';
import { areaHectares } from './area-of-record.ts';
import { bearingDegrees } from './bearing.ts';
import { distanceMetres } from './length-of-record.ts';
import { circleAround, rectangleFrom, roundCircle, type MeasuredShape } from './measured-shapes.ts';

const centre: Position = [171.6, -43.6];
const cornersOf = (shape: MeasuredShape): readonly Position[] =>
  shape.ok ? (shape.geometry.coordinates[0]?.slice(0, -1) ?? []) : [];
const hectaresOf = (shape: MeasuredShape): number => (shape.ok ? areaHectares(shape.geometry) : Number.NaN);

test('a rectangle of 200 m by 50 m has 1.00 ha, 50 m sides and right angles, whichever way it lies', () => {
  const shape = rectangleFrom(centre, { bearing: 33, length: 200, width: 50 });
  expect(hectaresOf(shape)).toBe(1);
  const corners = cornersOf(shape);
  const lengths = corners.map((corner, at) => distanceMetres(corner, corners.at(at - 1) ?? corner));
  expect(lengths.map((length) => Math.round(length * 10) / 10).toSorted((a, b) => a - b)).toEqual([
    50, 50, 200, 200,
  ]);
});

test('a circle of 450 m has 63.6 ha, and every corner lies on it', () => {
  const shape = circleAround(centre, 450);
  expect(hectaresOf(shape)).toBeCloseTo(63.617, 1);
  const off = cornersOf(shape).map((corner) => Math.abs(distanceMetres(centre, corner) - 450));
  expect(Math.max(...off)).toBeLessThan(0.02);
});

test('a pivot from 300° to 60° sweeps a third of its circle, through north', () => {
  const shape = circleAround(centre, 450, { from: 300, to: 60 });
  expect(hectaresOf(shape)).toBeCloseTo(63.617 / 3, 1);
  const bearings = cornersOf(shape)
    .filter((corner) => distanceMetres(centre, corner) > 1)
    .map((corner) => bearingDegrees(centre, corner));
  expect(bearings.filter((bearing) => bearing > 61 && bearing < 299)).toEqual([]);
});

test('a circle drawn by eye is as round as one that was typed', () => {
  const drawn = circleAround(centre, 300);
  const squeezed: PolygonGeometry = {
    type: 'Polygon',
    coordinates: [
      [...cornersOf(drawn), ...cornersOf(drawn).slice(0, 1)].map(([x, y]) => [x, y * 0.99999 - 0.000436]),
    ],
  };
  const round = roundCircle(squeezed);
  expect(Math.abs(areaHectares(round) - hectaresOf(drawn))).toBeLessThan(0.02);
});

test.each([
  ['noLength', rectangleFrom(centre, { bearing: 0, length: 0, width: 5 })],
  ['noLength', rectangleFrom(centre, { bearing: 0, length: 5, width: -1 })],
  ['noBearing', rectangleFrom(centre, { bearing: 400, length: 5, width: 5 })],
  ['noLength', circleAround(centre, 0)],
  ['tooLong', circleAround(centre, 1e6)],
  ['noBearing', circleAround(centre, 5, { from: -1, to: 90 })],
])('%s: no shape of such figures', (reason, shape) => {
  expect(shape).toEqual({ ok: false, reason });
});
