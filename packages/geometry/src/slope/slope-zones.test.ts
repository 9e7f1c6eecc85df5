import { expect, test } from 'vitest';
import { areaSquareMetres } from '../measure/area-of-record.ts';
import type { HeightGrid } from './height-grid.ts';
import { slopeZones } from './slope-zones.ts';

const WORLD = 256 * 2 ** 14;
const COLUMNS = 60;
const ROWS = 40;
/** Ground that rises to the east from a column on, by so many metres a cell, at about 44° south. */
const risingFrom = (start: number, metres: number, unknown = -1): HeightGrid => ({
  worldCells: WORLD,
  west: 4_100_000,
  north: 2_650_000,
  columns: COLUMNS,
  rows: ROWS,
  heights: Float32Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const column = index % COLUMNS;
    return column === unknown ? Number.NaN : Math.max(0, column - start) * metres;
  }),
});
const steepOrNot = (degrees: number): number => (degrees > 15 ? 1 : 0);
const wish = { zoneOf: steepOrNot, squareMetres: 25, leastSquares: 4 };
const areaOf = (zones: ReturnType<typeof slopeZones>, zone: number): number =>
  (zones.find((one) => one.zone === zone)?.strips ?? []).reduce(
    (sum, strip) => sum + areaSquareMetres(strip),
    0,
  );

test('a flat and the hill beside it are two zones that cover the grid', () => {
  const zones = slopeZones(risingFrom(30, 4), wish);
  expect(zones.map(({ zone }) => zone)).toEqual([0, 1]);
  expect(areaOf(zones, 0) / areaOf(zones, 1)).toBeCloseTo(1, 0);
});

test('even ground is one zone', () => {
  expect(slopeZones(risingFrom(COLUMNS, 4), wish).map(({ zone }) => zone)).toEqual([0]);
});

test('a piece too small to manage alone joins what lies around it', () => {
  const heights = Float32Array.from({ length: COLUMNS * ROWS }, (_, index) =>
    index === 20 * COLUMNS + 30 ? 40 : 0,
  );
  const knoll = { ...risingFrom(COLUMNS, 0), heights };
  const bySquare = { ...wish, squareMetres: 1, leastSquares: 1 };
  expect(slopeZones(knoll, bySquare)).toHaveLength(2);
  expect(slopeZones(knoll, { ...bySquare, leastSquares: 20 }).map(({ zone }) => zone)).toEqual([0]);
});

test('nothing is said of ground whose heights are unknown', () => {
  const grid = risingFrom(30, 4);
  expect(slopeZones({ ...grid, heights: grid.heights.fill(Number.NaN) }, wish)).toEqual([]);
});
