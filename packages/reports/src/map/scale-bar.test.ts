import { expect, test } from 'vitest';
import { niceLengthMetres, scaleBar } from './scale-bar.ts';

const METRES_PER_POINT = 0.0254 / 72;

test.each([
  [5000, '200', '0', '100', 'm'],
  [25_000, '1', '0', '0.5', 'km'],
  [50_000, '2', '0', '1', 'km'],
])('at 1:%i the bar says its length, and is as long on paper', (ratio, ...words) => {
  const [length, start, middle, unit] = words;
  const metresPerPoint = ratio * METRES_PER_POINT;
  const marks = scaleBar(metresPerPoint, [5, 10]);
  const texts = marks.flatMap((mark) => (mark.shape === 'text' ? [mark] : []));
  expect(texts.map(({ text }) => text)).toEqual([start, middle, `${length} ${unit}`]);
  const [first, half, last] = texts.map(({ x }) => x);
  const metres = Number(length) * (unit === 'km' ? 1000 : 1);
  expect(((last ?? 0) - (first ?? 0)) * metresPerPoint).toBeCloseTo(metres, 6);
  expect(((half ?? 0) - (first ?? 0)) * metresPerPoint).toBeCloseTo(metres / 2, 6);
  const pieces = marks.flatMap((mark) => (mark.shape === 'rect' ? [mark] : []));
  expect(pieces.map(({ x, width }) => [(x - 5) * metresPerPoint, width * metresPerPoint])).toEqual(
    [0, 1, 2, 3].map((at) => [expect.closeTo((metres / 4) * at, 6), expect.closeTo(metres / 4, 6)]),
  );
});

test.each([
  [1, 100],
  [1.4, 200],
  [3.4, 500],
  [0.5, 50],
])('of %d metres to a point a bar of 150 points has room for %i metres', (metresPerPoint, metres) => {
  expect(niceLengthMetres(metresPerPoint)).toBe(metres);
});
