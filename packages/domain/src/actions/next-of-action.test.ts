import { describe, expect, test } from 'vitest';
import type { ActionValues } from './action-fields.ts';
import { nextOfAction } from './next-of-action.ts';

const walk: ActionValues = {
  sectionKey: 'waterways',
  title: 'Walk the fences',
  grade: 'good',
  state: 'done',
  repeats: 'everyMonths',
  repeatMonths: 1,
};

/** The days on which an action is due that is done on each of its days, the first among them. */
const daysOf = (first: ActionValues, count: number): readonly (string | undefined)[] => {
  const actions = [first];
  while (actions.length < count) {
    const last = actions.at(-1);
    const next = last && nextOfAction({ ...last, state: 'done' }, last.dueOn ?? '');
    if (!next) return [];
    actions.push(next);
  }
  return actions.map(({ dueOn }) => dueOn);
};

describe('an action that repeats keeps the day of the month of the first', () => {
  test.each([
    { first: '2027-01-28', days: ['2027-01-28', '2027-02-28', '2027-03-28', '2027-04-28'] },
    { first: '2027-01-31', days: ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'] },
    { first: '2027-01-30', days: ['2027-01-30', '2027-02-28', '2027-03-30', '2027-04-30'] },
    { first: '2027-02-28', days: ['2027-02-28', '2027-03-28', '2027-04-28', '2027-05-28'] },
    { first: '2027-04-30', days: ['2027-04-30', '2027-05-30', '2027-06-30', '2027-07-30'] },
  ])('from $first', ({ first, days }) => {
    expect(daysOf({ ...walk, dueOn: first }, 4)).toEqual(days);
  });

  test('of a leap day, four years on', () => {
    const { repeatMonths: _months, ...yearly } = walk;
    const days = daysOf({ ...yearly, repeats: 'eachSeason', dueOn: '2028-02-29' }, 5);
    expect(days).toEqual(['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  });

  test('where the last day of the month was chosen it is that of every month', () => {
    const days = daysOf({ ...walk, dueOn: '2027-02-28', repeatDay: 31 }, 4);
    expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  });

  test('another day that was chosen goes before that of the first', () => {
    expect(daysOf({ ...walk, dueOn: '2027-02-10', repeatDay: 20 }, 3)).toEqual([
      '2027-02-10',
      '2027-03-20',
      '2027-04-20',
    ]);
  });

  test('which is the last where it was due by the end of a season', () => {
    const { repeatMonths: _months, ...season } = walk;
    const summer = { ...season, dueSeason: 'summer', dueYear: 2027, repeatMonths: 3 } as const;
    expect(nextOfAction(summer, '2027-02-20')).toMatchObject({ dueOn: '2027-05-31' });
  });

  test('that was done late', () => {
    const late = nextOfAction({ ...walk, repeatMonths: 3, dueOn: '2026-05-31' }, '2026-11-22');
    expect(late).toMatchObject({ dueOn: '2026-11-30', repeatDay: 31 });
  });
});

test('the day is kept with the action only where its month has no such day', () => {
  expect(nextOfAction({ ...walk, dueOn: '2027-01-28' }, '2027-01-28')).not.toHaveProperty('repeatDay');
  expect(nextOfAction({ ...walk, dueOn: '2027-01-31' }, '2027-01-31')).toMatchObject({ repeatDay: 31 });
});
