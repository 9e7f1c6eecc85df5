import type { NextSteps, PlanGap } from '@tussock/domain';
import { expect, test } from 'vitest';
import { firstStep } from './first-step.ts';

const plan: Parameters<typeof firstStep>[0] = {
  _id: 'plan',
  status: 'active',
  roles: ['owner'],
  abilities: [],
};
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
const gap = (key: string): PlanGap => ({ key, title: '', detail: '', act: '', target: { to: 'draw' } });

test('the owner’s word comes first, and is asked of nobody else', () => {
  const waiting: typeof plan = { ...plan, status: 'pendingConfirmation' };
  expect(firstStep(waiting, late, []).to?.path).toBe('/plan/plan/confirm-details');
  expect(firstStep({ ...waiting, roles: ['lead'] }, late, []).to?.path).toBe('/plan/plan/view/actions/fence');
});

test('without a boundary the farm is found first, then drawn, and then what is late comes', () => {
  expect(firstStep(plan, late, [gap('boundary')]).to?.path).toBe('/plan/plan/edit/map/cadastral');
  expect(firstStep(plan, late, [gap('units'), gap('paddocks')]).to?.path).toBe('/plan/plan/edit/map/draw');
  expect(firstStep(plan, late, [gap('units')]).title).toBe('See to “Fence the swamp”');
});

test('a plan with nothing left to do says so and leads nowhere', () => {
  expect(firstStep(plan, nothing, [])).toMatchObject({ title: 'Nothing is waiting for you' });
  expect(firstStep(plan, nothing, []).to).toBeUndefined();
});

test('a plan that came back, waits for a decision or is due for review leads to its life, those who may', () => {
  const life = '/plan/plan/view/versions';
  expect(firstStep({ ...plan, status: 'changesRequested' }, late, []).to?.path).toBe(life);
  expect(firstStep({ ...plan, status: 'submitted', abilities: ['decidePlan'] }, late, []).to?.path).toBe(
    life,
  );
  expect(firstStep({ ...plan, status: 'submitted' }, late, []).title).toBe('See to “Fence the swamp”');
  expect(firstStep({ ...plan, status: 'reviewDue', abilities: ['submitPlan'] }, late, []).to?.path).toBe(
    life,
  );
});

test('where nothing is left, whoever may send it is told to', () => {
  const mine: typeof plan = { ...plan, abilities: ['submitPlan'] };
  expect(firstStep(mine, nothing, []).title).toBe('Send the plan for approval');
  expect(firstStep(mine, nothing, [gap('catchment')]).title).toBe('Nothing is waiting for you');
});
