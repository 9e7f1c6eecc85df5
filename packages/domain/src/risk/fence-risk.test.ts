import { expect, test } from 'vitest';
import { fenceRisk, keepsStockFromWater } from './fence-risk.ts';

const TODAY = '2026-11-22';
const fence = (values: Readonly<Record<string, unknown>> = {}) => ({
  name: 'Creek fence',
  status: 'existing',
  purpose: 'waterwayOrWetland',
  fenceType: 'wirePostAndBatten',
  ...values,
});
const levelOf = (values: Readonly<Record<string, unknown>>) => fenceRisk(fence(values), TODAY)?.level;

test.each([
  ['that stands and is sound', {}, 'low'],
  ['as near to the water as the law allows, three metres', { setback: 3 }, 'low'],
  ['nearer than that', { setback: 2.9 }, 'medium'],
  ['in poor repair', { condition: 'poor' }, 'medium'],
  ['that is moved about', { fenceType: 'temporarySemiPermanent' }, 'medium'],
  ['that is planned', { status: 'planned' }, 'high'],
  ['that was taken away', { status: 'removed' }, undefined],
  ['along no water', { purpose: 'boundary' }, undefined],
])('a fence %s is rated so', (_which, values, level) => {
  expect(levelOf(values)).toBe(level);
});

test.each([
  [{}, true],
  [{ status: 'planned' }, false],
  [{ status: 'removed' }, false],
  [{ fenceType: 'temporarySemiPermanent' }, false],
  [{ purpose: 'temporary' }, false],
])('whether a fence with %j keeps stock from water: %s', (values, keeps) => {
  expect(keepsStockFromWater(fence(values))).toBe(keeps);
});
