import { kinds } from '@tussock/domain';
import { expect, test } from 'vitest';
import type { ReportFeature } from '../report-input.ts';
import { paddockFeature } from '../testing/report-examples.ts';
import { fenceLines } from './fence-lines.ts';

const [WEST, SOUTH] = [172.4, -42.8];
const drawn = [
  [WEST, SOUTH],
  [WEST + 0.001, SOUTH],
] as const;
const fence = (
  attributes: Readonly<Record<string, unknown>>,
  more: Partial<ReportFeature> = {},
): ReportFeature => ({
  id: 'fence',
  kindId: kinds.fenceline.id,
  geometry: { type: 'LineString', coordinates: drawn },
  attributes: { name: 'Fence', status: 'existing', ...attributes },
  areaM2: null,
  lengthMetres: 80,
  ...more,
});
const only = (feature: ReportFeature) => fenceLines([feature])[0];

test('fences come by name as people count, without removed ones and without other kinds', () => {
  const all = [
    fence({ name: 'Fence 10' }),
    fence({ name: 'Fence 2' }),
    fence({ name: 'Fence 1', status: 'removed' }),
    paddockFeature({ name: 'Fence 3' }),
  ];
  expect(fenceLines(all).map(({ name }) => name)).toEqual(['Fence 2', 'Fence 10']);
});

test('the length of record holds; without one the line is measured', () => {
  expect(only(fence({}))?.lengthMetres).toBe(80);
  // A thousandth of a degree of longitude at 42.8° south, on the ellipsoid.
  expect(only(fence({}, { lengthMetres: null }))?.lengthMetres).toBeCloseTo(81.8, 1);
});

test('of a fence with nothing recorded nothing is guessed', () => {
  expect(only(fence({}))).toMatchObject({
    type: null,
    purpose: null,
    condition: null,
    yearBuilt: null,
    costPerMetre: null,
    isPlanned: false,
    isForWater: false,
    holdsSheepOnly: false,
  });
});

test.each([
  [['sheep'], true],
  [['sheep', 'deer'], false],
  [['beefCattle'], false],
  [[], false],
])('a fence that is proof against %j holds sheep only: %s', (stockProof, holdsSheepOnly) => {
  expect(only(fence({ stockProof }))?.holdsSheepOnly).toBe(holdsSheepOnly);
});

test('a line of several parts keeps each of them', () => {
  const geometry = { type: 'MultiLineString', coordinates: [drawn, drawn] } as const;
  expect(only(fence({}, { geometry }))?.lines).toEqual([drawn, drawn]);
});
