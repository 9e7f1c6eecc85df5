import { expect, test } from 'vitest';
import type { ActionValues } from '../actions/action-fields.ts';
import type { PlanAnswers } from '../actions/judge-plan.ts';
import type { UnitRisk } from '../risk/land-risk.ts';
import { catalogues } from '../outcomes/registry.ts';
import { riskOfLand, type LandFeature } from '../risk/land-risk.ts';
import { riskRuleSets } from '../risk/risk-rules.ts';
import { nextSteps } from './next-steps.ts';

const today = '2026-11-22';
const nothing: PlanAnswers = {
  catalogue: catalogues.newest(),
  sections: new Map(),
  subOutcomes: new Map(),
  actions: [],
};
const action = (id: string, values: Partial<ActionValues>) => ({
  id,
  values: {
    sectionKey: 'waterways',
    title: id,
    grade: 'good' as const,
    state: 'agreed' as const,
    ...values,
  },
});
const withActions = (...actions: PlanAnswers['actions']): PlanAnswers => ({ ...nothing, actions });

/** Heavy, wet land with winter forage: compaction 9 of 9, and runoff 3 + 3 + 1. */
const flats: LandFeature = {
  _id: 'flats',
  featureType: 'lmu',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [172.5, -43.1],
        [172.51, -43.1],
        [172.51, -43.09],
        [172.5, -43.1],
      ],
    ],
  },
  areaHectares: 40,
  properties: {
    name: 'River flats',
    status: 'existing',
    landUse: 'winterForage',
    landUseIntensity: 'cropOrWinterForage',
    slopeClass: 'rolling',
    parentMaterial: 'loess',
    soilTexture: 'clay',
    drainage: 'poor',
    waterlogging: 'winter',
  },
};
const risks: readonly UnitRisk[] = riskOfLand([flats], [], riskRuleSets.newest());

test('what is late and what is due within thirty days is named, the latest first', () => {
  const answers = withActions(
    action('in 31 days', { dueOn: '2026-12-23' }),
    action('in 30 days', { dueOn: '2026-12-22' }),
    action('22 days over', { dueOn: '2026-10-31' }),
    action('today', { dueOn: '2026-11-22' }),
    action('by the end of spring', { dueSeason: 'spring', dueYear: 2026 }),
    action('done', { state: 'done', dueOn: '2026-10-01' }),
    action('proposed', { state: 'proposed', dueOn: '2026-10-01' }),
    action('some day', {}),
  );
  const steps = nextSteps(answers, [], today);
  expect(steps.due.map(({ action: { id }, daysOver }) => [id, daysOver])).toEqual([
    ['22 days over', 22],
    ['today', 0],
    ['by the end of spring', -8],
    ['in 30 days', -30],
  ]);
  expect(steps).toMatchObject({ openActions: 6, proposedActions: 1 });
});

test('a risk that stays High is named until an action is about that unit and that risk', () => {
  const named = (...actions: PlanAnswers['actions']) =>
    nextSteps(withActions(...actions), risks, today).risks.map(({ riskType, score }) => [riskType, score]);
  expect(named()).toEqual([
    ['soilCompaction', 9],
    ['runoffContamination', 7],
  ]);
  expect(named(action('elsewhere', { riskType: 'soilCompaction', featureIds: ['hill'] }))).toHaveLength(2);
  expect(
    named(action('dropped', { state: 'cancelled', riskType: 'soilCompaction', featureIds: ['flats'] })),
  ).toHaveLength(2);
  expect(named(action('by risk', { riskType: 'soilCompaction', featureIds: ['flats'] }))).toEqual([
    ['runoffContamination', 7],
  ]);
  // Keeping stock off takes points off compaction and runoff alike.
  expect(named(action('by mitigation', { mitigation: 'avoidGrazing', featureIds: ['flats'] }))).toEqual([]);
});

test('a unit that cannot be rated says what it lacks', () => {
  const { drainage: _drainage, ...properties } = flats.properties;
  const unrated = nextSteps(
    nothing,
    riskOfLand([{ ...flats, properties }], [], riskRuleSets.newest()),
    today,
  ).unrated;
  expect(unrated).toEqual([{ unitId: 'flats', unitName: 'River flats', missing: ['drainage'] }]);
});

test('outcomes nobody answered are counted by section, those of sections that do not apply are not', () => {
  const before = nextSteps(nothing, [], today).unanswered;
  const first = before[0];
  expect(first?.section.key).toBe('landAndSoil');
  const after = nextSteps(
    {
      ...nothing,
      sections: new Map([['nutrients', { sectionKey: 'nutrients', applicable: false, reason: 'None used' }]]),
      subOutcomes: new Map([['knowYourLand', { outcomeKey: 'knowYourLand', existing: 'yes' }]]),
    },
    [],
    today,
  ).unanswered;
  expect(after[0]?.outcomes).toHaveLength((first?.outcomes.length ?? 0) - 1);
  expect(after.map(({ section }) => section.key)).not.toContain('nutrients');
  expect(before.map(({ section }) => section.key)).toContain('nutrients');
});
