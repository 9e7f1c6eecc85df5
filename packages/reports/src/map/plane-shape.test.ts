import type { PlanePosition } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { pathOf, putOnSheet } from './plane-shape.ts';

const CORNERS = 10_000;

test('a line with more corners than print can show is drawn with those that it can', () => {
  // A river that winds by a tenth of a metre every metre, on a sheet of 1:25,000.
  const river = Array.from({ length: CORNERS }, (_, index): PlanePosition => [index, (index % 2) * 0.1]);
  const metresPerPoint = (25_000 * 0.0254) / 72;
  const onSheet = putOnSheet({ type: 'line', lines: [river] }, ([x, y]) => [
    x / metresPerPoint,
    y / metresPerPoint,
  ]);
  expect(pathOf(onSheet).length).toBeLessThan(100);
});

test('what print can show is kept', () => {
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ] as const;
  const onSheet = putOnSheet({ type: 'area', lines: [square] }, (place) => place);
  expect(pathOf(onSheet)).toBe('M0 0L1 0L1 1Z');
});
