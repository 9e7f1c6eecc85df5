import { describe, expect, test } from 'vitest';
import { allSections } from '../outcomes/index.ts';
import { lawRows } from '../rules/law/law-in-force.ts';
import type { LawRow } from '../rules/law/law-row.ts';
import { dueByLaw, dueOfTakenUp, sayDueByLaw } from './due-by-law.ts';

const on = (day: string) => ({ on: day, region: 'canterbury' });

describe('the day by which a rule asks for an action', () => {
  test.each([
    ['dairyReturn', '2026-11-25', '2027-07-31'],
    ['dairyReturn', '2027-07-31', '2027-07-31'],
    ['dairyReturn', '2027-08-01', '2028-07-31'],
    // The first return was for the year from July 2021.
    ['dairyReturn', '2021-07-01', '2022-07-31'],
    ['waterBuffer', '2026-11-25', '2027-04-30'],
    ['csaUngrazed', '2027-05-01', '2028-04-30'],
  ])('of %s on %s is %s', (key, today, day) => {
    expect(dueByLaw(key, on(today))?.day).toBe(day);
  });

  test.each([
    ['that no rule names a day for', 'trackNCap', '2026-11-25'],
    ['of a rule that was not in force yet', 'dairyReturn', '2021-06-30'],
    ['of one’s own', undefined, '2026-11-25'],
  ])('of an action %s is not guessed', (_what, key, today) => {
    expect(dueByLaw(key, on(today))).toBeNull();
  });

  test('follows its row: another row, another day, from the day on which that holds', () => {
    const row = lawRows.find(({ limits }) => limits.key === 'ncap.dairyReport');
    if (!row) throw new Error('the yearly report is on file');
    const until: LawRow = { ...row, validTo: '2027-06-30' };
    const after: LawRow = {
      ...row,
      validFrom: '2027-07-01',
      limits: { ...row.limits, figures: { reportBy: '09-15' } },
    };
    const council: LawRow = {
      ...row,
      region: 'otago',
      limits: { ...row.limits, figures: { reportBy: '08-31' } },
    };
    const dayOn = (today: string, region = 'canterbury') =>
      dueByLaw('dairyReturn', { on: today, region }, [until, after, council])?.day;
    // On its last day the first row has no day any more: it does not hold on 31 July.
    expect([dayOn('2026-07-31'), dayOn('2027-06-30'), dayOn('2027-07-01', 'otago')]).toEqual([
      '2026-07-31',
      '2027-09-15',
      '2027-08-31',
    ]);
  });

  test('is none where the rule ends before it', () => {
    const rows = lawRows.map((row) => ({ ...row, validTo: '2027-06-30' }));
    expect(dueByLaw('dairyReturn', on('2026-11-25'), rows)).toBeNull();
  });

  test('is said with its rule and when that was last checked', () => {
    const due = dueByLaw('dairyReturn', on('2026-11-25'));
    expect(due && sayDueByLaw(due)).toMatch(
      /^By rule: 31 July 2027\. Farms with dairy land report .* \(Last checked July 2026\.\)$/,
    );
  });
});

test('what is taken up is due on that day, and each year again; without a rule on no day', () => {
  expect(dueOfTakenUp('dairyReturn', on('2026-11-25'))).toEqual({
    dueOn: '2027-07-31',
    repeats: 'everyMonths',
    repeatMonths: 12,
  });
  expect(dueOfTakenUp('trackNCap', on('2026-11-25'))).toEqual({});
});

test('every action that has a day by rule stands in the catalogue', () => {
  const keys = allSections().flatMap(({ subOutcomes }) =>
    subOutcomes.flatMap(({ actions }) => actions.map(({ key }) => key)),
  );
  const dated = keys.filter((key) => dueByLaw(key, on('2026-11-25')));
  expect(dated.toSorted()).toEqual(['csaUngrazed', 'dairyReturn', 'waterBuffer']);
});
