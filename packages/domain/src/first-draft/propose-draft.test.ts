import type { PolygonGeometry } from '@tussock/geometry';
import { expect, test } from 'vitest';
import type { ActionValues } from '../actions/action-fields.ts';
import type { PlanAnswers } from '../actions/judge-plan.ts';
import { catalogues } from '../outcomes/registry.ts';
import { riskOfLand, type LandFeature } from '../risk/land-risk.ts';
import { riskRuleSets } from '../risk/risk-rules.ts';
import { proposeDraft } from './propose-draft.ts';

const shape: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [172.5, -43.1],
      [172.51, -43.1],
      [172.51, -43.09],
      [172.5, -43.1],
    ],
  ],
};
const feature = (featureType: string, _id: string, properties: LandFeature['properties']): LandFeature => ({
  _id,
  featureType,
  geometry: shape,
  areaHectares: 40,
  properties: { name: _id, status: 'existing', ...properties },
});
const nothing: PlanAnswers = {
  catalogue: catalogues.newest(),
  sections: new Map(),
  subOutcomes: new Map(),
  actions: [],
};
const unit = (id: string, over: LandFeature['properties'] = {}) =>
  feature('lmu', id, {
    landUse: 'sheepAndBeefPasture',
    landUseIntensity: 'extensivePasture',
    slopeClass: 'flat',
    parentMaterial: 'loess',
    soilTexture: 'siltLoam',
    drainage: 'well',
    waterlogging: 'rare',
    olsenP: 15,
    ...over,
  });
const TODAY = '2026-11-22';
const drafted = (features: readonly LandFeature[], answers = nothing) =>
  proposeDraft(
    { today: TODAY, features, risks: riskOfLand(features, [], riskRuleSets.newest()) },
    answers,
  ).map(({ key, places }) => [key, places.map(({ featureId }) => featureId)]);
const withAction = (values: Partial<ActionValues>): PlanAnswers => ({
  ...nothing,
  actions: [
    {
      id: 'one',
      values: { sectionKey: 'landAndSoil', title: 'One', grade: 'good', state: 'agreed', ...values },
    },
  ],
});

test('land that brings no High risk and lacks nothing asks for nothing', () => {
  expect(drafted([unit('flats')])).toEqual([]);
  expect(drafted([])).toEqual([]);
});

test('a risk that stays High asks for the action that takes most off it, with the score as its reason', () => {
  // Heavy wet clay under a winter crop: compaction 3 + 3 + 3 + 1, which is 9.
  const flats = unit('flats', {
    landUseIntensity: 'cropOrWinterForage',
    soilTexture: 'clay',
    drainage: 'poor',
    waterlogging: 'winter',
  });
  const [first] = proposeDraft(
    { today: TODAY, features: [flats], risks: riskOfLand([flats], [], riskRuleSets.newest()) },
    nothing,
  );
  expect(first).toMatchObject({
    riskType: 'soilCompaction',
    key: 'standOff',
    action: { mitigation: 'avoidGrazing' },
    places: [{ featureId: 'flats', name: 'flats', why: 'Soil compaction stays at 9 of 9, which is high.' }],
    source: 'Risk of the land units',
  });
});

test('grazed hill that erodes asks for poles, and not for less cultivation', () => {
  const hill = unit('hill', { slopeClass: 'steepHill', landUseIntensity: 'extensivePasture' });
  const keys = drafted([hill]).map(([key]) => key);
  expect(keys).toContain('polesOnSlips');
  expect(keys).not.toContain('directDrill');
});

test.each([
  ['land without a soil test', unit('x', { olsenP: undefined }), 'soilTestThreeYearly'],
  ['Olsen P above target', unit('x', { olsenP: 60 }), 'runDownHighP'],
  [
    'a winter crop on a steep paddock',
    feature('paddocks', 'x', { use: 'crop', winterGrazing: true, maxSlope: 12, resownBy: '2026-09-01' }),
    'slopeTen',
  ],
  [
    'a winter crop',
    feature('paddocks', 'x', { use: 'crop', winterGrazing: true, maxSlope: 10 }),
    'resowSoon',
  ],
  [
    'a source area open to stock beside water',
    feature('csa', 'x', { connectedTo: 'riverOrStream', stockExcluded: 'never', riskLevel: 'low' }),
    'fenceSmallStreams',
  ],
  [
    'a wetland without a fence',
    feature('ecosystems', 'x', { ecosystemType: 'wetland', fenced: 'no' }),
    'fenceWetlands',
  ],
  [
    'a bush block half fenced',
    feature('ecosystems', 'x', { ecosystemType: 'nativeBush', fenced: 'partly' }),
    'fenceHabitat',
  ],
  ['a busy ford', feature('culverts', 'x', { culvertType: 'ford', crossingsPerMonth: 8 }), 'bridgeCrossings'],
  [
    'an effluent system without a calculation',
    feature('effluent', 'x', { failSafe: true }),
    'storageCalculated',
  ],
  [
    'an effluent system without a fail-safe',
    feature('effluent', 'x', { calculatorDate: '2026-01-01' }),
    'failSafeFitted',
  ],
  ['a pivot', feature('pivot', 'x', {}), 'soilMoistureProbe'],
])('%s asks for its action', (_case, one, key) => {
  expect(drafted([one])).toContainEqual([key, ['x']]);
});

test.each([
  [
    'a gentle winter paddock',
    feature('paddocks', 'x', { use: 'crop', winterGrazing: true, maxSlope: 10 }),
    'slopeTen',
  ],
  [
    'a source area that reaches nothing',
    feature('csa', 'x', { connectedTo: 'notConnected', stockExcluded: 'never' }),
    'fenceSmallStreams',
  ],
  [
    'a ford that is seldom crossed',
    feature('culverts', 'x', { culvertType: 'ford', crossingsPerMonth: 2 }),
    'bridgeCrossings',
  ],
  [
    'a wetland that was removed',
    feature('ecosystems', 'x', { status: 'removed', ecosystemType: 'wetland', fenced: 'no' }),
    'fenceWetlands',
  ],
])('%s does not', (_case, one, key) => {
  expect(drafted([one]).map(([found]) => found)).not.toContain(key);
});

test('one action is proposed for all places that ask for it, and a place never twice, whatever became of it', () => {
  const [one, other] = [unit('one', { olsenP: 60 }), unit('other', { olsenP: 60 })];
  const asked = (values: Partial<ActionValues>) => drafted([one, other], withAction(values));
  expect(drafted([one, other])).toEqual([['runDownHighP', ['one', 'other']]]);
  expect(asked({ actionKey: 'runDownHighP', featureIds: ['one'], state: 'cancelled' })).toEqual([
    ['runDownHighP', ['other']],
  ]);
  expect(asked({ actionKey: 'runDownHighP' })).toEqual([]);
});

test('a section that does not apply is left alone', () => {
  const pivot = feature('pivot', 'x', {});
  const away = new Map([['waterUse', { sectionKey: 'waterUse', applicable: false }]]);
  expect(drafted([pivot])).toHaveLength(1);
  expect(drafted([pivot], { ...nothing, sections: away })).toEqual([]);
});
