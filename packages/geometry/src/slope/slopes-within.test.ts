import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PolygonGeometry } from '../shape/geometry.ts';
import { areaSquareMetres } from '../measure/area-of-record.ts';
import { eachCellWithin } from './cells-within.ts';
import { cellMetresAt, cellPlaceOf, cellsAround, type HeightGrid } from './height-grid.ts';
import { slopeOfCell } from './slope-of-cell.ts';
import { slopesWithin } from './slopes-within.ts';
import { evenlyBetween } from '../testing/evenly-between.ts';

const ZOOM_14 = 256 * 2 ** 14;

/** A shape of the valley: a quarter of a kilometre or so. */
const field: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [172.4, -42.8],
      [172.403, -42.8],
      [172.4038, -42.797],
      [172.4005, -42.7975],
      [172.4, -42.8],
    ],
  ],
};

const three = (heights: readonly number[]): HeightGrid => ({
  worldCells: ZOOM_14,
  west: 0,
  north: 0,
  columns: 3,
  rows: 3,
  heights: Float32Array.from(heights),
});

/** Ground around the field whose height is a function of metres east and south of its corner. */
function gridOf(heightAt: (east: number, south: number) => number): HeightGrid {
  const [west, north, east, south] = cellsAround(field, ZOOM_14, 6);
  const [columns, rows] = [east - west, south - north];
  const metres = cellMetresAt(north, ZOOM_14);
  const heights = Float32Array.from({ length: columns * rows }, (_, cell) =>
    heightAt((cell % columns) * metres, Math.floor(cell / columns) * metres),
  );
  return { worldCells: ZOOM_14, west, north, columns, rows, heights };
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const tangent = (degrees: number) => Math.tan((degrees * Math.PI) / 180);

describe('the slope of a cell after Horn', () => {
  // East: ((50 + 2·30 + 10) − (50 + 2·30 + 8)) / 8 / 5 = 0.05. South: ((8 + 2·10 + 10) − (50 + 2·45 + 50)) / 8 / 5 = −3.8. √ = 3.80033.
  test('a worked example: 75.25766° from nine heights at 5 m', () => {
    const grid = three([50, 45, 50, 30, 30, 30, 8, 10, 10]);
    expect(slopeOfCell(grid, 1, 1, 5)).toBeCloseTo(75.25765769167738, 8);
  });

  test('a rise of 1 m in each of 10 m to the east is 5.71°', () => {
    expect(slopeOfCell(three([0, 1, 2, 0, 1, 2, 0, 1, 2]), 1, 1, 10)).toBeCloseTo(5.710593137, 8);
  });

  test('beside what is not known it is not known', () => {
    expect(slopeOfCell(three([0, 1, 2, 0, 1, Number.NaN, 0, 1, 2]), 1, 1, 10)).toBeNaN();
    expect(slopeOfCell(three([0, 1, 2, 0, 1, 2, 0, 1, 2]), 0, 1, 10)).toBeNaN();
  });
});

describe('the slopes of a shape', () => {
  test('a tilted plane is as steep as it is tilted, everywhere and over every 20 m, whichever way it falls', () => {
    fc.assert(
      fc.property(evenlyBetween(0, 50), evenlyBetween(0, 360), (tilt, way) => {
        const [east, south] = [Math.cos((way * Math.PI) / 180), Math.sin((way * Math.PI) / 180)];
        const { degrees, steepestRunDegrees } = slopesWithin(
          gridOf((x, y) => 400 + tangent(tilt) * (east * x + south * y)),
          field,
          20,
        );
        expect(mean(degrees)).toBeCloseTo(tilt, 1);
        expect(Math.max(...degrees) - Math.min(...degrees)).toBeLessThan(0.1);
        // Of sixteen ways one is within 5.7° of the steepest: cos 5.7° is 0.995.
        expect(steepestRunDegrees).toBeLessThanOrEqual(tilt + 0.1);
        expect(tangent(steepestRunDegrees ?? 0)).toBeGreaterThanOrEqual(tangent(tilt) * 0.994 - 0.002);
      }),
      { numRuns: 40 },
    );
  });

  test('its cells cover its area', () => {
    const grid = gridOf(() => 0);
    let count = 0;
    eachCellWithin(grid, field, () => (count += 1));
    const { cellMetres } = slopesWithin(grid, field, 20);
    expect((count * cellMetres ** 2) / areaSquareMetres(field)).toBeCloseTo(1, 1);
    expect(cellMetres).toBeCloseTo(7.01, 1);
  });

  test('a hole is left out', () => {
    const [ring = []] = field.coordinates;
    const hole = [
      [172.4012, -42.799],
      [172.4022, -42.799],
      [172.4022, -42.7983],
      [172.4012, -42.799],
    ] as const;
    const places: string[] = [];
    eachCellWithin(
      gridOf(() => 0),
      { type: 'Polygon', coordinates: [ring, hole] },
      (column, row) => places.push(`${column} ${row}`),
    );
    const grid = gridOf(() => 0);
    const [x, y] = cellPlaceOf([172.402, -42.79875], ZOOM_14);
    expect(places).not.toContain(`${Math.floor(x - grid.west)} ${Math.floor(y - grid.north)}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('a shape smaller than a cell has the slope of the cell it lies in', () => {
    const dot: PolygonGeometry = {
      type: 'Polygon',
      coordinates: [
        [
          [172.402, -42.799],
          [172.40201, -42.799],
          [172.40201, -42.79899],
          [172.402, -42.799],
        ],
      ],
    };
    expect(
      slopesWithin(
        gridOf((x) => tangent(12) * x),
        dot,
        20,
      ).degrees,
    ).toHaveLength(1);
    expect(
      slopesWithin(
        gridOf((x) => tangent(12) * x),
        dot,
        20,
      ).degrees[0],
    ).toBeCloseTo(12, 1);
  });

  test('the steepest 20 m finds the one bank on a flat', () => {
    const bank = gridOf((x) => Math.min(10, Math.max(0, (x - 120) * 0.5)));
    const { degrees, steepestRunDegrees } = slopesWithin(bank, field, 20);
    expect(mean(degrees)).toBeLessThan(5);
    expect(steepestRunDegrees).toBeGreaterThan(22);
  });

  test('where nothing is known there is nothing', () => {
    expect(
      slopesWithin(
        gridOf(() => Number.NaN),
        field,
        20,
      ),
    ).toMatchObject({ degrees: [], steepestRunDegrees: null });
  });
});
