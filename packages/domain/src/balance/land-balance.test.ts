import type { PolygonGeometry, Position } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { landBalance } from './land-balance.ts';

const at = (x: number, y: number): Position => [172.5 + x / 1000, -43.1 + y / 1000];
const box = (west: number, south: number, east: number, north: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
});
const feature = (featureType: string, geometry: PolygonGeometry, status = 'existing') => ({
  featureType,
  geometry,
  properties: { status },
});
const farm = [box(0, 0, 10, 10)];

test('what is drawn and what is not add up to the boundary, to the last digit', () => {
  const balance = landBalance(farm, [
    feature('paddocks', box(0, 0, 5, 10)),
    feature('paddocks', box(4, 0, 7, 10)),
    feature('ecosystems', box(6, 0, 8, 10)),
    feature('buildings', box(8, 0, 8.5, 1)),
  ]);
  expect(balance?.hectares.toFixed(2)).toBe('90.45');
  expect(balance?.shares.map(({ label, hectares }) => [label, hectares])).toEqual([
    ['Paddocks', 63.31],
    ['Bush and wetland', 9.05],
    ['Buildings and ponds', 0.45],
    ['Not drawn yet', 17.64],
  ]);
  expect(balance?.shares.reduce((sum, { hectares }) => sum + hectares * 100, 0)).toBeCloseTo(9045, 6);
});

test('what is planned or gone takes up nothing, and what is drawn outside neither', () => {
  const balance = landBalance(farm, [
    feature('paddocks', box(0, 0, 5, 10), 'planned'),
    feature('paddocks', box(0, 0, 5, 10), 'removed'),
    feature('paddocks', box(20, 0, 25, 10)),
    feature('lmu', box(0, 0, 10, 10)),
  ]);
  expect(balance?.shares.map(({ cover }) => cover)).toEqual(['notDrawn']);
});

test('there is none without a boundary', () => {
  expect(landBalance([], [feature('paddocks', box(0, 0, 5, 10))])).toBeNull();
});
