import { expect, test } from 'vitest';
import { paddockLines } from '../paddock/paddock-line.ts';
import { paddockFeature, squareAt } from '../testing/report-examples.ts';
import { boxOf } from './fit-to-sheet.ts';
import { groundOf } from './ground.ts';
import { farmMapSheets } from './map-sheets.ts';
import { sheetsOf } from './papers.ts';

const METRES_PER_POINT = 0.0254 / 72;
const RATIO = 1000;

function sheetsOfFarm() {
  const features = [paddockFeature({}, { geometry: squareAt(0, 0, 8) })];
  const ground = groundOf([squareAt(0, 0, 8)], features);
  if (!ground) throw new Error('a farm with a boundary has ground');
  return farmMapSheets(ground, { paddocks: paddockLines(features) }, { paper: 'a4', ratio: RATIO });
}
const edgesOf = (sheets: ReturnType<typeof sheetsOfFarm>, wanted: string) => {
  const found = sheets.find(({ name }) => name === wanted);
  const box = found && boxOf([found.outline]);
  if (!box) throw new Error(`there is a sheet ${wanted}`);
  const [west, south, east, north] = box;
  return { west, south, east, north };
};

test('sheets are named by rows from the north and places from the west, and neighbours share a strip of 24 points', () => {
  const sheets = sheetsOfFarm();
  expect(sheets[0]?.name).toBe('A1');
  const [first, right, below] = ['A1', 'A2', 'B1'].map((name) => edgesOf(sheets, name));
  const strip = 24 * METRES_PER_POINT * RATIO;
  expect((first?.east ?? 0) - (right?.west ?? 0)).toBeCloseTo(strip, 3);
  expect((below?.north ?? 0) - (first?.south ?? 0)).toBeCloseTo(strip, 3);
  expect(first?.north).toBeGreaterThan(below?.north ?? Infinity);
});

test('a map on A4 leaves room for the margins, the heading and the notes of its page', () => {
  // 174 × 257 mm are 493 × 728 points, less 96 of them; lying 261 × 170 mm are 739 × 481, less 82.
  expect(sheetsOf('a4')).toEqual([
    { width: 493, height: 632, isLandscape: false },
    { width: 739, height: 399, isLandscape: true },
  ]);
});
