import { expect, test } from 'vitest';
import type { LineGeometry, Position } from '../shape/geometry.ts';
import { areaSquareMetres } from './area-of-record.ts';
import { positionAt } from './corner-at.ts';
import { runOfWidth } from './run-of-width.ts';

const start: Position = [171.6, -43.6];
const end = positionAt(start, 70, 400);
const run = (...coordinates: readonly Position[]): LineGeometry => ({ type: 'LineString', coordinates });
const areaOf = (line: LineGeometry, width: number): number => {
  const made = runOfWidth(line, width);
  return made.ok ? areaSquareMetres(made.geometry) : 0;
};

test('a run of 400 m and 60 m width is 2.40 ha', () => {
  expect(areaOf(run(start, end), 60)).toBeCloseTo(24_000, -1);
});

test('a bend counts no ground twice, and its outer side is round', () => {
  const bent = areaOf(run(start, end, positionAt(end, 160, 200)), 60);
  // Both legs share a square of 30 m within the bend; the quarter of the circle outside it is more.
  expect(bent / (24_000 + 12_000 - 30 * 30 + (Math.PI * 30 * 30) / 4)).toBeCloseTo(1, 3);
});

test('without a width, or without a length, there is no run', () => {
  expect(runOfWidth(run(start, end), 0)).toEqual({ ok: false, reason: 'noLength' });
  expect(runOfWidth(run(start, start), 60)).toEqual({ ok: false, reason: 'noLength' });
});
