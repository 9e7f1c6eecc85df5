import { expect, test } from 'vitest';
import type { ActionValues } from '../actions/action-fields.ts';
import type { PlanGap } from '../next-steps/plan-gaps.ts';
import { shapeOfRegion, shapePieces } from '../requirements/shape-pieces.ts';
import { openRows, readinessOf, type ReadinessKey, type ReadinessPlan } from './readiness-rules.ts';

const whole: ReadinessPlan = {
  gaps: [],
  due: [],
  balance: { hectares: 256.38, shares: [] },
  units: 5,
  actions: [],
};
const gap = (target: PlanGap['target'], key = 'x'): PlanGap => ({
  key,
  title: 'A gap',
  detail: '',
  act: 'Fill',
  target,
});
const action = (id: string, values: Partial<ActionValues>) => ({
  id,
  version: 1,
  values: { sectionKey: 'waterways', title: id, grade: 'good', state: 'agreed', ...values } as const,
});
const openKeys = (plan: Partial<ReadinessPlan>, weight: 'holds' | 'toKnow'): readonly ReadinessKey[] =>
  openRows(readinessOf({ ...whole, ...plan }), weight).map(({ key }) => key);

test('of a whole plan every row is ready, and says what is there', () => {
  const rows = readinessOf(whole);
  expect(rows.map(({ key, ready }) => [key, ready])).toEqual([
    ['boundary', '256.38 ha'],
    ['land', 'Every hectare is in a paddock or something else'],
    ['units', '5 units, each rated'],
    ['highRisk', 'No High risk is without one'],
    ['answers', 'Every outcome that applies has an answer'],
    ['dates', '0 open actions, each with a date'],
    ['overdue', 'Nothing is late'],
    ['details', 'Filled in'],
    ['features', 'Each has what its kind asks for'],
  ]);
});

test.each<[string, PlanGap, ReadinessKey]>([
  ['no boundary', gap({ to: 'boundary' }), 'boundary'],
  ['land that is not drawn', gap({ to: 'draw' }, 'land'), 'land'],
  ['no paddock', gap({ to: 'draw' }, 'paddocks'), 'land'],
  ['no land unit', gap({ to: 'draw' }, 'units'), 'units'],
  ['a unit that cannot be rated', gap({ to: 'unit', unitId: '1' }), 'units'],
  ['units that lack what they need', gap({ to: 'list', kindId: 'lmu' }), 'units'],
  ['a High risk without an action', gap({ to: 'risk', unitId: '1', riskType: 'erosion' }), 'highRisk'],
  ['an outcome without an answer', gap({ to: 'section', route: 'land' }), 'answers'],
])('%s holds a plan back', (_what, one, key) => {
  expect(openKeys({ gaps: [one] }, 'holds')).toEqual([key]);
  expect(openKeys({ gaps: [one] }, 'toKnow')).toEqual([]);
});

test.each<[string, PlanGap, ReadinessKey]>([
  ['a detail that is not filled in', gap({ to: 'details', field: 'catchment' }), 'details'],
  ['a fence without its type', gap({ to: 'list', kindId: 'fenceline' }), 'features'],
])('%s may follow later', (_what, one, key) => {
  expect(openKeys({ gaps: [one] }, 'holds')).toEqual([]);
  expect(openKeys({ gaps: [one] }, 'toKnow')).toEqual([key]);
});

test('an open action without a date is named, with the way to it; one that is done or dated is not', () => {
  const actions = [
    action('Fence', {}),
    action('Plant', { dueOn: '2027-05-31' }),
    action('Test', { state: 'done' }),
  ];
  const row = readinessOf({ ...whole, actions }).find(({ key }) => key === 'dates');
  expect(row?.open).toEqual([
    {
      key: 'Fence',
      title: 'Fence',
      detail: 'No due date',
      act: 'Set date',
      target: { to: 'action', id: 'Fence' },
    },
  ]);
});

test('what is overdue may follow later, what is due soon is no matter', () => {
  const thing = (key: string, daysOver: number) => ({
    key,
    title: key,
    says: `${daysOver} days`,
    daysOver,
    dueDay: '2026-11-01',
    target: { to: 'life' } as const,
  });
  const due = [thing('Late', 3), thing('Soon', -3)] as unknown as ReadinessPlan['due']; // no more of it is read
  expect(openKeys({ due }, 'toKnow')).toEqual(['overdue']);
  const row = readinessOf({ ...whole, due }).find(({ key }) => key === 'overdue');
  expect(row?.open.map(({ title }) => title)).toEqual(['Late']);
});

test('the areas of the region are rows that may follow later, each missing piece with who asks and the place where it is filled in', () => {
  const plan = { entity: 'plan', values: { rainfall: 640 }, made: {} };
  const areas = shapePieces(shapeOfRegion('canterbury'), [plan]);
  const rows = readinessOf({ ...whole, areas });
  const mahingaKai = rows.find(({ key }) => key === 'area mahingaKai');
  expect(mahingaKai).toMatchObject({
    title: 'Mahinga kai',
    weight: 'toKnow',
    open: [
      {
        detail: 'Environment Canterbury, Mahinga kai',
        act: 'Enter',
        target: { to: 'details', field: 'mahingaKai' },
      },
    ],
  });
  // Nothing is irrigated, so nothing is asked about it.
  expect(rows.map(({ key }) => key)).not.toContain('area irrigation');
});
