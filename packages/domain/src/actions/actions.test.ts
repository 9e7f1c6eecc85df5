import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionStates, type ActionState } from '../outcomes/plan-quality.ts';
import { qualityOfOutcomeIn, type PlanAnswers, type PlannedAction } from './judge-plan.ts';
import { catalogues, findSubOutcome } from '../outcomes/registry.ts';
import { formatDue, formatDueBy } from './format-action.ts';
import type { ActionValues } from './action-fields.ts';
import { budgetByYear } from './budget.ts';
import { checkAction } from './check-action.ts';
import { dueDayOf, endOfSeason, isOverdue, monthsAfter } from './due.ts';
import { nextOfAction } from './next-of-action.ts';

const fencing: ActionValues = {
  sectionKey: 'waterways',
  title: 'Fence the Swamp wetland',
  grade: 'good',
  state: 'agreed',
};
const TODAY = '2026-11-22';

test('an action is for an outcome of its own section', () => {
  const outcomeKey = 'safeFuel';
  expect(checkAction({ ...fencing, sectionKey: 'agrichemicalsAndWaste', outcomeKey }, TODAY)).toMatchObject({
    ok: true,
  });
  expect(checkAction({ ...fencing, sectionKey: 'waterways', outcomeKey }, TODAY)).toMatchObject({
    ok: false,
    refusals: [{ field: 'outcomeKey' }],
  });
});

test('how far an action of the catalogue goes is what the catalogue says of it', () => {
  const taken = { sectionKey: 'agrichemicalsAndWaste', outcomeKey: 'safeFuel', actionKey: 'bundedTank' };
  expect(checkAction({ ...fencing, ...taken, grade: 'premium' }, TODAY)).toMatchObject({
    ok: true,
    values: { grade: 'good' },
  });
});

describe('when an action is due', () => {
  test.each([
    ['summer', 2027, '2027-02-28'],
    ['summer', 2028, '2028-02-29'],
    ['autumn', 2027, '2027-05-31'],
    ['winter', 2027, '2027-08-31'],
    ['spring', 2027, '2027-11-30'],
  ] as const)('%s %i ends on %s', (season, year, day) => {
    expect(endOfSeason(season, year)).toBe(day);
  });

  test('a season is named for the year it ends in; summer lies in two', () => {
    expect(formatDue({ dueSeason: 'winter', dueYear: 2027 })).toBe('Winter 2027');
    expect(formatDue({ dueSeason: 'summer', dueYear: 2027 })).toBe('Summer 2026–27');
    expect(formatDue({ dueOn: '2026-11-30' })).toBe('30 Nov 2026');
    expect(formatDue({})).toBeUndefined();
  });

  test('on its day it is not overdue, the day after it is by one day', () => {
    expect(isOverdue({ state: 'agreed', dueOn: TODAY }, TODAY)).toBe(false);
    expect(formatDueBy({ state: 'agreed', dueOn: '2026-11-21' }, TODAY)).toBe('1 day overdue');
    expect(formatDueBy({ state: 'inProgress', dueOn: '2026-10-31' }, TODAY)).toBe('22 days overdue');
  });

  test.each(['proposed', 'done', 'verified', 'notApplicable', 'cancelled'] as const)(
    'what is %s is never overdue',
    (state) => {
      expect(isOverdue({ state, dueOn: '2020-01-01' }, TODAY)).toBe(false);
    },
  );

  test('months later is the same day, or the last where the month has none', () => {
    expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28');
    expect(monthsAfter('2026-11-22', 3)).toBe('2027-02-22');
    expect(monthsAfter('2024-02-29', 12)).toBe('2025-02-28');
  });
});

describe('what follows an action that repeats', () => {
  test('each season is the same a year later, with nothing done and nothing spent', () => {
    const done = {
      ...fencing,
      state: 'done',
      repeats: 'eachSeason',
      dueSeason: 'winter',
      dueYear: 2026,
      plannedCost: 640,
      actualCost: 700,
      doneOn: TODAY,
      doneReason: 'Seen',
    } as const;
    expect(nextOfAction(done, TODAY)).toEqual({
      ...fencing,
      repeats: 'eachSeason',
      dueSeason: 'winter',
      dueYear: 2027,
      plannedCost: 640,
    });
  });

  test('without a day it is counted from when it was done', () => {
    const done = { ...fencing, state: 'done', repeats: 'everyMonths', repeatMonths: 3 } as const;
    expect(dueDayOf(nextOfAction(done, TODAY) ?? {})).toBe('2027-02-22');
  });

  test('what was done late is due next after the day it was done, on the day of the month it always was', () => {
    const late = { ...fencing, state: 'done', repeats: 'everyMonths', repeatMonths: 3 } as const;
    expect(nextOfAction({ ...late, dueOn: '2026-03-31' }, TODAY)?.dueOn).toBe('2026-12-31');
    expect(nextOfAction({ ...late, dueOn: '2026-08-22' }, TODAY)?.dueOn).toBe('2027-02-22');
    const winter = { ...late, repeats: 'eachSeason', dueSeason: 'winter', dueYear: 2023 } as const;
    expect(nextOfAction(winter, TODAY)?.dueYear).toBe(2027);
  });

  test('without a due day the day it was done is the day of the month', () => {
    const monthly = { ...fencing, state: 'done', repeats: 'everyMonths', repeatMonths: 1 } as const;
    expect(nextOfAction(monthly, '2027-02-28')?.dueOn).toBe('2027-03-28');
  });

  test('what was done early is due next one period after its own day', () => {
    const early = {
      ...fencing,
      state: 'done',
      repeats: 'everyMonths',
      repeatMonths: 3,
      dueOn: '2026-12-01',
    } as const;
    expect(nextOfAction(early, TODAY)?.dueOn).toBe('2027-03-01');
  });

  test('nothing follows what does not repeat, nor after the last day there is', () => {
    expect(nextOfAction(fencing, TODAY)).toBeUndefined();
    const last = { ...fencing, repeats: 'eachSeason', dueOn: '2100-06-30' } as const;
    expect(nextOfAction(last, TODAY)).toBeUndefined();
  });
});

describe('what is checked', () => {
  test('all faults are told at once, each beside its field', () => {
    const checked = checkAction(
      { ...fencing, dueOn: '1900-01-01', plannedCost: -5, sectionKey: 'nowhere', responsibleId: 'x' },
      TODAY,
    );
    expect(checked).toMatchObject({ ok: false });
    const fields = checked.ok ? [] : checked.refusals.map(({ field }) => field);
    expect(fields.toSorted()).toEqual(['dueOn', 'plannedCost', 'responsibleId', 'sectionKey']);
  });

  test.each([
    ['2026-11-23', 'The day it was done is in the future'],
    ['1999-12-31', 'Done on must not be before 1 Jan 2000'],
  ])('nothing is done on %s', (doneOn, message) => {
    const done = checkAction({ ...fencing, state: 'done', doneReason: 'Seen', doneOn }, TODAY);
    expect(done).toEqual({ ok: false, refusals: [{ field: 'doneOn', message }] });
  });

  test('when it is not done any more, the day and the reason of its being done are gone', () => {
    const checked = checkAction({ ...fencing, doneOn: TODAY, doneReason: 'Seen' }, TODAY);
    expect(checked).toEqual({ ok: true, values: fencing });
  });
});

describe('the budget', () => {
  const cost = (values: Partial<ActionValues>): ActionValues => ({ ...fencing, ...values });

  test('what is planned counts in the year it is due, what was spent in the year it was done', () => {
    expect(
      budgetByYear([
        cost({ dueOn: '2026-06-30', plannedCost: 100.1 }),
        cost({ dueOn: '2026-12-01', plannedCost: 200.2 }),
        cost({ dueOn: '2026-12-31', plannedCost: 50, actualCost: 61.5, state: 'done', doneOn: '2027-01-04' }),
        cost({ plannedCost: 10 }),
      ]),
    ).toEqual([
      { year: 2026, planned: 350.3, spent: 0, actions: 3 },
      { year: 2027, planned: 0, spent: 61.5, actions: 0 },
      { year: null, planned: 10, spent: 0, actions: 1 },
    ]);
  });

  test('what was verified costs what it did before', () => {
    expect(budgetByYear([cost({ state: 'verified', dueOn: TODAY, plannedCost: 100 })])).toEqual([
      { year: 2026, planned: 100, spent: 0, actions: 1 },
    ]);
  });

  test.each(['proposed', 'notApplicable', 'cancelled'] as const)('what is %s costs nothing', (state) => {
    expect(budgetByYear([cost({ state, dueOn: TODAY, plannedCost: 100 })])).toEqual([]);
  });
});

describe('quality of what is planned', () => {
  const outcome = findSubOutcome('safeFuel')?.outcome;
  const planned = (id: string, actionKey: string, state: ActionState, followsId?: string): PlannedAction => ({
    id,
    values: {
      sectionKey: 'agrichemicalsAndWaste',
      outcomeKey: 'safeFuel',
      actionKey,
      title: id,
      grade: 'good',
      state,
    },
    followsId,
  });
  const judge = (actions: readonly PlannedAction[]) => {
    const answers: PlanAnswers = {
      catalogue: catalogues.newest(),
      sections: new Map(),
      subOutcomes: new Map(),
      actions,
    };
    return outcome && qualityOfOutcomeIn(outcome, answers);
  };

  test('the next of what was done takes nothing from it', () => {
    const spill = planned('c', 'spillKitReady', 'done');
    expect(judge([planned('a', 'bundedTank', 'verified'), spill])).toBe('good');
    expect(
      judge([planned('a', 'bundedTank', 'verified'), planned('b', 'bundedTank', 'agreed', 'a'), spill]),
    ).toBe('good');
  });

  test('the next of what was deleted counts in its place', () => {
    const spill = planned('c', 'spillKitReady', 'done');
    expect(judge([planned('b', 'bundedTank', 'done', 'deleted'), spill])).toBe('good');
    expect(judge([planned('b', 'bundedTank', 'agreed', 'deleted'), spill])).toBe('none');
  });

  test('the same action in two places is done when both are', () => {
    const spill = planned('c', 'spillKitReady', 'done');
    const one = planned('a', 'bundedTank', 'done');
    expect(judge([one, planned('b', 'bundedTank', 'agreed'), spill])).toBe('none');
    expect(judge([one, planned('b', 'bundedTank', 'done'), spill])).toBe('good');
    expect(judge([one, planned('b', 'bundedTank', 'notApplicable'), spill])).toBe('good');
  });

  test('it never falls when an action is done, however often it stands there', () => {
    const rank = { none: 0, good: 1, premium: 2 } as const;
    const action = fc.record({
      key: fc.constantFrom('bundedTank', 'spillKitReady'),
      state: fc.constantFrom(...actionStates),
    });
    fc.assert(
      fc.property(fc.array(action, { minLength: 1, maxLength: 6 }), fc.nat(), (drawn, nth) => {
        const actions = drawn.map(({ key, state }, at) => planned(String(at), key, state));
        const at = nth % actions.length;
        const after = actions.map((one, index) =>
          index === at ? planned(one.id, one.values.actionKey ?? '', 'done') : one,
        );
        expect(rank[judge(after) ?? 'none']).toBeGreaterThanOrEqual(rank[judge(actions) ?? 'none']);
      }),
    );
  });
});
