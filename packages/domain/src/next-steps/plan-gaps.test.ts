import { expect, test } from 'vitest';
import type { LandBalance } from '../balance/land-balance.ts';
import { kinds } from '../kinds/registry.ts';
import { lackingFeatures } from './lacking-features.ts';
import type { NextSteps } from './next-steps.ts';
import { planGaps } from './plan-gaps.ts';

const nothing: NextSteps = {
  due: [],
  openActions: 0,
  proposedActions: 0,
  risks: [],
  unrated: [],
  unanswered: [],
};
const info = {
  physicalAddress: '1 Hill Road',
  region: 'canterbury',
  catchment: 'Kiwi Creek',
  lat: -43.1,
  propertyOwnerships: [{ ownerName: 'Hana Rewi' }],
};
const balanceOf = (paddocks: number, notDrawn: number): LandBalance => ({
  hectares: paddocks + notDrawn,
  shares: [
    { cover: 'paddocks', label: 'Paddocks', hectares: paddocks },
    { cover: 'notDrawn', label: 'Not drawn yet', hectares: notDrawn },
  ],
});
const whole = { info, balance: balanceOf(200, 0), hasUnits: true, steps: nothing };
const keysOf = (plan: Parameters<typeof planGaps>[0]) => planGaps(plan).map(({ key }) => key);

test('a plan that has everything lacks nothing', () => {
  expect(planGaps(whole)).toEqual([]);
});

test('without a boundary that comes first, and nothing is said of the land within it', () => {
  expect(keysOf({ ...whole, balance: null, hasUnits: false })).toEqual(['boundary']);
});

test('a boundary by hand is to be checked until somebody has', () => {
  expect(planGaps({ ...whole, boundary: 'toBeChecked' })).toMatchObject([
    { key: 'toBeChecked', target: { to: 'boundary' } },
  ]);
  expect(planGaps({ ...whole, boundary: 'checked' })).toEqual([]);
});

test('what was drawn with its name only is to be filled in, kind by kind, until it is removed', () => {
  const feature = (name: string, more: object = {}) => ({
    featureType: kinds.fenceline.wording.featureType,
    properties: { name, status: 'existing', ...more },
  });
  const lacking = lackingFeatures([feature('A'), feature('B'), feature('C', { status: 'removed' })]);
  expect(planGaps({ ...whole, lacking })).toMatchObject([
    {
      title: '2 fence lines to fill in',
      detail: 'Fence type, Purpose',
      target: { to: 'list', kindId: 'fenceline' },
    },
  ]);
});

test('land that is nothing yet is named with its hectares, unless it is the width of a fence', () => {
  expect(planGaps({ ...whole, balance: balanceOf(200, 7.85) })[0]).toMatchObject({
    key: 'land',
    detail: '7.85 ha',
    target: { to: 'draw' },
  });
  expect(keysOf({ ...whole, balance: balanceOf(200, 0.99) })).toEqual([]);
  expect(keysOf({ ...whole, balance: balanceOf(0, 200), hasUnits: false })).toEqual(['units', 'paddocks']);
});

test('each field that a certifier asks for leads to that field', () => {
  const gaps = planGaps({ ...whole, info: { ...info, catchment: '', propertyOwnerships: [] } });
  expect(gaps.map(({ title, target }) => [title, target])).toEqual([
    ['Catchment', { to: 'details', field: 'catchment' }],
    ['Ownership', { to: 'details', field: 'propertyOwnerships' }],
  ]);
});

test('a consent that lacks its number or paper leads to the register', () => {
  expect(
    planGaps({ ...whole, info: { ...info, consents: [{ activity: 'takeWater', number: 'CRC 204' }] } }),
  ).toEqual([
    expect.objectContaining({
      title: 'Take water, CRC 204',
      detail: 'Consent without its paper',
      target: { to: 'details', field: 'consents' },
    }),
  ]);
});

test('a land unit that cannot be rated names what it lacks, a section how many outcomes', () => {
  const steps: NextSteps = {
    ...nothing,
    unrated: [{ unitId: 'flats', unitName: 'River flats', missing: ['drainage', 'soilTexture'] }],
    unanswered: [
      {
        section: { key: 'waterways', title: 'Waterways', route: 'waterways' },
        outcomes: [{}, {}],
      } as unknown as NextSteps['unanswered'][number],
    ],
  };
  expect(planGaps({ ...whole, steps }).map(({ title, detail }) => [title, detail])).toEqual([
    [expect.stringMatching(/^.*[Dd]rainage.*, .*texture.*$/), 'River flats'],
    ['Waterways', '2 outcomes'],
  ]);
});

test('what several land units lack is one thing to fill in, not one more for each of them', () => {
  const unit = (name: string) => ({
    featureType: kinds.lmu.wording.featureType,
    properties: { name, status: 'existing' },
  });
  const steps: NextSteps = {
    ...nothing,
    unrated: ['flats', 'hill'].map((unitId) => ({ unitId, unitName: unitId, missing: ['drainage'] })),
  };
  const lacking = lackingFeatures([unit('Flats'), unit('Hill')]);
  expect(planGaps({ ...whole, steps, lacking }).map(({ title }) => title)).toEqual([
    '2 land management units to fill in',
  ]);
});

test('each High risk that no action works against is named, before what is merely not filled in', () => {
  const steps: NextSteps = {
    ...nothing,
    risks: [
      { unitId: 'tops', unitName: 'Tops', riskType: 'erosion', score: 9 },
      { unitId: 'tops', unitName: 'Tops', riskType: 'pLeaching', score: 7 },
    ],
  };
  const gaps = planGaps({ ...whole, info: { ...info, catchment: '' }, steps });
  expect(gaps.map(({ title, detail, target }) => [title, detail, target.to])).toEqual([
    ['High risk: erosion', 'Tops, without an action', 'risk'],
    ['High risk: phosphorus leaching', 'Tops, without an action', 'risk'],
    ['Catchment', 'Farm details', 'details'],
  ]);
});
