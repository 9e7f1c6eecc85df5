import { describe, expect, test } from 'vitest';
import type { Coordinate } from '../../cadastre/coordinate.ts';
import { createLayer } from '../layers/survey-layer.ts';
import { applyFilter } from './apply-filter.ts';
import { parseFilter } from './parse-filter.ts';

const square = (x: number, y: number): Coordinate[] => [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1], [x, y]]; // prettier-ignore
const land = (id: number, appellation: string | null, area: number, [x, y]: Coordinate) => ({
  type: 'Feature' as const,
  id,
  geometry: { type: 'MultiPolygon' as const, coordinates: [[square(x, y)]] },
  properties: { id, appellation, area, is_shared: id % 2 === 0 },
});
const layer = createLayer(50772, 'Parcels', [
  land(1, 'Lot 1 DP 900001', 100, [170, -44]),
  land(2, 'Lot 2 DP 900001', 200, [171, -44]),
  land(3, "O'Tūī Section", 300, [172, -44]),
  land(4, null, 400, [175, -40]),
]);
const idsOf = (filter: string) => applyFilter(layer, parseFilter(filter)).map(({ id }) => id);

test.each<[string, number[]]>([
  ["appellation = 'Lot 1 DP 900001'", [1]],
  ["appellation = 'O''Tūī Section'", [3]],
  ['area = 200', [2]],
  ["area = '200'", [2]],
  ['area <> 200', [1, 3, 4]],
  ['area != 200', [1, 3, 4]],
  ['area>=200 and area < 4e2', [2, 3]],
  ['area BETWEEN 200 AND 300', [2, 3]],
  ['area NOT BETWEEN 200 AND 300', [1, 4]],
  ['is_shared = true', [2, 4]],
  ["appellation IN ('Lot 1 DP 900001', 'Lot 2 DP 900001')", [1, 2]],
  ['area NOT IN (100, 200)', [3, 4]],
  ["appellation LIKE 'Lot _ DP%'", [1, 2]],
  ["appellation LIKE 'lot%'", []],
  ["appellation ILIKE '%tŪī%'", [3]],
  ["appellation NOT ILIKE 'lot%'", [3, 4]],
  ["appellation LIKE 'Lot . DP%'", []],
  ['appellation IS NULL', [4]],
  ['appellation IS NOT NULL', [1, 2, 3]],
  ['area = 100 OR area = 200 AND id = 9', [1]],
  ['(area = 100 OR area = 200) AND id = 2', [2]],
  ['NOT (area = 100 OR area = 200)', [3, 4]],
  ['"area" > 300', [4]],
])('%s', (filter, ids) => {
  expect(idsOf(filter)).toEqual(ids);
});

describe('places in a filter are latitude first', () => {
  test.each<[string, number[]]>([
    ['bbox(shape, -43.9, 170.1, -43.1, 170.9)', [1]],
    ['BBOX(shape,-43.1,171.5,-43.9,170.5)', [1, 2]],
    ["bbox(shape, 170.1, -43.9, 170.9, -43.1, 'CRS:84')", [1]],
    ['intersects(shape, POINT(-43.5 172.5))', [3]],
    ['INTERSECTS(shape, POINT (172.5 -43.5))', []],
    ['intersects(shape, POLYGON((-43.6 170.9, -43.6 171.1, -43.4 171.1, -43.6 170.9)))', [1, 2]],
    ['intersects(shape, POLYGON((-50 160, -50 180, -30 180, -30 160, -50 160), (-45 169, -45 174, -42 174, -42 169, -45 169)))', [4]], // prettier-ignore
    ['intersects(shape, MULTIPOLYGON(((-43.6 170.4, -43.6 170.6, -43.4 170.6, -43.6 170.4))))', [1]],
    ['intersects(shape, LINESTRING(-43.5 169, -43.5 180))', [1, 2, 3]],
    ['area > 100 AND bbox(shape, -43.9, 170.1, -43.1, 171.9)', [2]],
    ['area = 400 OR bbox(shape, -43.9, 170.1, -43.1, 170.9)', [1, 4]],
    ['NOT bbox(shape, -43.9, 170.1, -43.1, 170.9)', [2, 3, 4]],
  ])('%s', (filter, ids) => {
    expect(idsOf(filter)).toEqual(ids);
  });
});

test.each([
  ['', 'ends too early'],
  ['area', 'ends too early'],
  ['area = ', 'ends too early'],
  ["appellation = 'open", 'position 13'],
  ['area ~ 3', 'position'],
  ['(area = 3', '")" is wanted'],
  ['area = 3 area = 4', 'the end'],
  ['area NOT = 3', 'does not compare'],
  ['intersects(shape, CIRCLE(1 2))', 'POINT'],
  ['bbox(shape, 1, 2, 3)', '"," is wanted'],
  ['colour = 3', 'Illegal property name: colour'],
  ['bbox(geometry, 1, 2, 3, 4)', 'Illegal property name: geometry'],
])('%s is refused', (filter, message) => {
  expect(() => idsOf(filter)).toThrow(message);
});
