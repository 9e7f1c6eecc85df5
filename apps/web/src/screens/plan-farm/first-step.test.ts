import {
  abilitiesOnPlan,
  isAbilityOfUse,
  type NextSteps,
  type PlanAbility,
  type PlanGap,
  type PlanRole,
  type PlanStatus,
} from '@tussock/domain';
import { expect, test } from 'vitest';
import { firstStep } from './first-step.ts';

type Plan = Parameters<typeof firstStep>[0];
/** A plan as it stands for somebody of a role, held to what that role may. */
const planFor = (role: PlanRole, status: PlanStatus): Plan => ({
  _id: 'plan',
  status,
  roles: [role],
  isSender: false,
  toSign: undefined,
  may: (ability) =>
    abilitiesOnPlan('accountUser', [role]).includes(ability) && isAbilityOfUse(status, ability),
});
const withAbilities = (status: PlanStatus, ...abilities: readonly PlanAbility[]): Plan => ({
  ...planFor('owner', status),
  may: (ability) => abilities.includes(ability),
});
const plan = planFor('owner', 'active');
const nothing: NextSteps = {
  due: [],
  openActions: 0,
  proposedActions: 0,
  risks: [],
  unrated: [],
  unanswered: [],
};
const late: NextSteps = {
  ...nothing,
  due: [
    {
      action: {
        id: 'fence',
        values: { sectionKey: 'waterways', title: 'Fence the swamp', grade: 'good', state: 'agreed' },
      },
      dueDay: '2026-11-20',
      daysOver: 2,
    },
  ],
};
const unanswered: NextSteps = {
  ...nothing,
  // No more of the catalogue is read.
  unanswered: [{ section: { title: 'Land and soil', route: 'land-and-soil' } as never, outcomes: [] }],
};
const gap = (key: string): PlanGap => ({ key, title: '', detail: '', act: '', target: { to: 'draw' } });

test('the owner’s word comes first, and is asked of nobody else', () => {
  const waiting: Plan = { ...plan, status: 'pendingConfirmation' };
  expect(firstStep(waiting, late, []).to?.path).toBe('/plan/plan/confirm-details');
  expect(firstStep({ ...waiting, roles: ['lead'] }, late, []).to?.path).toBe('/plan/plan/view/actions/fence');
});

test('without a boundary the farm is found first, then drafted or drawn, and then what is late comes', () => {
  expect(firstStep(plan, late, [gap('boundary')]).to?.path).toBe('/plan/plan/edit/map/cadastral');
  const bare = [gap('units'), gap('paddocks')];
  expect(firstStep(plan, late, bare).to?.path).toBe('/plan/plan/edit/first-draft');
  const drawer: Plan = { ...plan, may: (ability) => ability === 'editFeatures' };
  expect(firstStep(drawer, late, bare).to?.path).toBe('/plan/plan/edit/map/draw');
  expect(firstStep(plan, late, [gap('units')]).title).toBe('Overdue: Fence the swamp');
});

test('land units are asked for before answers that stand on them, of those who may draw', () => {
  expect(firstStep(plan, unanswered, [gap('units')])).toMatchObject({
    title: 'Draw the land units',
    to: { path: '/plan/plan/edit/map/draw' },
  });
  expect(firstStep(planFor('viewer', 'active'), unanswered, [gap('units')]).title).toBe(
    '“Land and soil” is not answered yet',
  );
});

test('a plan with nothing left to do says so and leads nowhere', () => {
  const done = firstStep(withAbilities('active'), nothing, []);
  expect(done.title).toBe('Nothing is waiting for you');
  expect(done.to).toBeUndefined();
});

test('a plan that came back, waits for a decision or is due for review leads to its life, those who may', () => {
  const life = '/plan/plan/view/versions';
  expect(firstStep({ ...plan, status: 'changesRequested' }, late, []).to?.path).toBe(life);
  expect(firstStep(withAbilities('submitted', 'decidePlan'), late, []).to?.path).toBe(life);
  expect(firstStep(planFor('owner', 'submitted'), late, []).title).toBe('Overdue: Fence the swamp');
  expect(firstStep(withAbilities('reviewDue', 'submitPlan'), late, []).to?.path).toBe(life);
});

test('whoever sent a plan is not told to decide it: somebody else does', () => {
  const sent = { ...withAbilities('submitted', 'decidePlan'), isSender: true };
  expect(firstStep(sent, nothing, []).title).toBe('Waiting for approval');
});

test('whose signature a plan that was sent waits for is led to it before work that is late', () => {
  const step = firstStep({ ...planFor('owner', 'submitted'), toSign: 2 }, late, []);
  expect(step).toMatchObject({ title: 'Sign version 2', to: { path: '/plan/plan/view/versions' } });
  expect(firstStep({ ...planFor('owner', 'approved'), toSign: 2 }, late, []).title).toMatch(/^Overdue/);
});

test('where nothing is left, whoever may send it is told to', () => {
  const mine = withAbilities('active', 'submitPlan');
  expect(firstStep(mine, nothing, []).title).toBe('Send the plan for approval');
  expect(firstStep(mine, nothing, [gap('catchment')]).title).toBe('Nothing is waiting for you');
});

const open: NextSteps = {
  ...nothing,
  unrated: [{ unitId: 'u1', unitName: 'Flats', missing: [] }],
};

test.each(['owner', 'editor', 'reviewer', 'viewer', 'guestEditor'] as const)(
  'an archived plan asks nothing of the %s, whatever it lacks, and leads nowhere',
  (role) => {
    const step = firstStep(planFor(role, 'archived'), { ...open, ...late }, [gap('boundary')]);
    expect(step.title).toBe('This plan is archived');
    expect([step.to, step.button]).toEqual([undefined, undefined]);
  },
);

test('whoever may restore an archived plan is led to where it is restored', () => {
  expect(firstStep(planFor('lead', 'archived'), late, [])).toMatchObject({
    button: 'Restore it to carry on',
    to: { path: '/plan/plan/view/versions' },
  });
});

test.each(['owner', 'editor', 'consultant', 'viewer'] as const)(
  'a plan that was sent asks of the %s for nothing that is held still',
  (role) => {
    const step = firstStep(planFor(role, 'submitted'), open, [gap('boundary')]);
    expect(step).toMatchObject({
      title: 'Waiting for approval',
      to: { path: '/plan/plan/view/versions' },
    });
  },
);

test.each([
  ['owner', '/plan/plan/edit/lmu/u1'],
  ['guestEditor', '/plan/plan/edit/lmu/u1'],
  ['viewer', '/plan/plan/view/lmu/u1'],
  ['reviewer', '/plan/plan/view/lmu/u1'],
] as const)('a land unit that is not finished is opened by the %s where they may', (role, path) => {
  expect(firstStep(planFor(role, 'active'), open, []).to?.path).toBe(path);
});

test('who may choose no titles and draw nothing is not sent to do so', () => {
  const lacks = [gap('boundary'), gap('units'), gap('paddocks')];
  expect(firstStep(planFor('viewer', 'active'), late, lacks).title).toBe('“Fence the swamp” is overdue');
});

const risky: NextSteps = {
  ...nothing,
  risks: [{ unitId: 'u1', unitName: 'Flats', riskType: 'erosion', score: 8 }],
};
const soon: NextSteps = { ...late, due: late.due.map((due) => ({ ...due, daysOver: -3 })) };

test.each([
  ['late work', late, 'Overdue: Fence the swamp', '“Fence the swamp” is overdue'],
  ['a high risk', risky, 'Add an action for Flats', 'Flats has a high risk'],
  ['a unit', open, 'Finish Flats', 'Flats is not finished'],
  ['a section', unanswered, 'Answer “Land and soil”', '“Land and soil” is not answered yet'],
  ['work to come', soon, 'Get ready for “Fence the swamp”', '“Fence the swamp” is next'],
])('who may only read is told how it is with %s, not what to do', (_, steps, toDo, toRead) => {
  expect(firstStep(planFor('editor', 'active'), steps, [gap('catchment')]).title).toBe(toDo);
  expect(firstStep(planFor('viewer', 'active'), steps, [gap('catchment')]).title).toBe(toRead);
});
