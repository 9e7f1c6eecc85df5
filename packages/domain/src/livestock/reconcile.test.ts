import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halfUp } from './exact-figures.ts';
import { movedIn, reconcile } from './reconcile.ts';
import { ratiosOf, stockFigures } from './stock-figures.ts';
import { movesIn, movesOut, type StockRow } from './stock-row-fields.ts';

const ewes = (month: string, said: Partial<StockRow> = {}): StockRow => ({
  month,
  enterprise: 'sheep',
  class: 'maEwes',
  ...said,
});
const kindsOf = (rows: readonly StockRow[], startYear = 2025) =>
  reconcile(rows, startYear).issues.map(({ kind, month, difference }) => [kind, month, difference]);

test('an empty opening is the last closing, an empty closing is worked out, and an empty move is none', () => {
  const { rows, issues } = reconcile(
    [ewes('2025-07', { opening: 100 }), ewes('2025-08', { sales: 20 })],
    2025,
  );
  expect(rows.map(({ opening, closing }) => [opening, closing])).toEqual([
    [100, 100],
    [100, 80],
  ]);
  expect(issues).toEqual([]);
});

test('June of one year is followed by July of the next', () => {
  const rows = [ewes('2025-06', { opening: 50 }), ewes('2025-07', { opening: 52 })];
  expect(kindsOf(rows)).toEqual([['opening', '2025-07', 2]]);
});

test.each([
  ['an opening that nobody entered and no closing gives', [ewes('2025-07')], ['noOpening', '2025-07', 0]],
  [
    'more that went out than there were',
    [ewes('2025-07', { opening: 5, sales: 6 })],
    ['belowZero', '2025-07', -1],
  ],
  [
    'a month without a row between others',
    [ewes('2025-07', { opening: 5 }), ewes('2025-09')],
    ['missingRow', '2025-08', -5],
  ],
  ['stock graded into no class', [ewes('2025-07', { opening: 5, gradeOut: 2 })], ['grading', '2025-07', -2]],
])('%s is marked', (_what, rows, issue) => {
  expect(kindsOf(rows)).toEqual([issue]);
});

test('a month without a row is no fault where the last closing was none, or where nothing follows', () => {
  expect(kindsOf([ewes('2025-07', { opening: 5, sales: 5 }), ewes('2025-09')])).toEqual([]);
  expect(kindsOf([ewes('2025-07', { opening: 5 })])).toEqual([]);
});

test('a class on two land units is two lines', () => {
  const lmuId = '01900000-0000-7000-8000-000000000001';
  const rows = [
    ewes('2025-07', { opening: 5 }),
    ewes('2025-07', { opening: 7, lmuId }),
    ewes('2025-08', { lmuId }),
  ];
  expect(reconcile(rows, 2025).rows.map(({ closing }) => closing)).toEqual([5, 7, 7]);
});

test('a weight gain is entered, or from two weights and the days of the month, 29 in a leap February', () => {
  const { rows } = reconcile(
    [
      ewes('2028-01', { opening: 1, averageLiveweightKg: 60 }),
      ewes('2028-02', { averageLiveweightKg: 62.9 }),
      ewes('2028-03', { averageLiveweightKg: 63, weightGainGPerDay: 77 }),
      ewes('2028-05', { averageLiveweightKg: 65 }),
    ],
    2027,
  );
  expect(rows.map(({ gainGPerDay }) => gainGPerDay && halfUp(gainGPerDay, 0))).toEqual([
    undefined,
    100,
    77,
    undefined,
  ]);
});

const classes = ['maEwes', 'twoToothEwes', 'rams'] as const;
const months = ['2025-07', '2025-08', '2025-09', '2025-10'] as const;
const head = fc.integer({ min: 0, max: 500 });
const move = fc.constantFrom(...movesIn, ...movesOut);
const anyRow = fc
  .record({
    month: fc.constantFrom(...months),
    enterprise: fc.constant('sheep' as const),
    class: fc.constantFrom(...classes),
    opening: fc.option(head, { nil: undefined }),
    closing: fc.option(head, { nil: undefined }),
    moves: fc.dictionary(move, head),
  })
  .map(({ moves, ...row }): StockRow => ({ ...row, ...moves }));
const anyRows = fc.uniqueArray(anyRow, { selector: (row) => `${row.month} ${row.class}`, maxLength: 12 });

test('what is marked is all by which a year does not close', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const year = reconcile(rows, 2025);
      const outBy = year.rows.reduce((sum, { closing, workedOut }) => sum + closing - workedOut, 0);
      const marked = year.issues
        .filter(({ kind }) => kind === 'row')
        .reduce((sum, { difference }) => sum + difference, 0);
      expect(marked).toBe(outBy);
    }),
  );
});

const graded = fc.uniqueArray(
  fc.record({ month: fc.constantFrom(...months), head: fc.integer({ min: 1, max: 90 }) }),
  { selector: ({ month }) => month, maxLength: 4 },
);
test('grading between classes changes the head of no farm', () => {
  fc.assert(
    fc.property(graded, (steps) => {
      const to = new Map(steps.map((step) => [step.month, step.head]));
      const rows = months.flatMap((month): StockRow[] => [
        {
          month,
          enterprise: 'sheep',
          class: 'twoToothEwes',
          opening: undefined,
          gradeOut: to.get(month) ?? 0,
        },
        { month, enterprise: 'sheep', class: 'maEwes', opening: undefined, gradeIn: to.get(month) ?? 0 },
      ]);
      const before = classes.map((stockClass) => ({
        ...ewes('2025-06'),
        class: stockClass,
        opening: 1000,
      }));
      const year = reconcile([...before, ...rows], 2025);
      expect(year.issues.filter(({ kind }) => kind === 'grading')).toEqual([]);
      const { months: closed } = stockFigures(year.rows, 2025, ratiosOf([]));
      expect(new Set(closed.slice(0, months.length).map(({ closing }) => closing))).toEqual(new Set([2000]));
      expect(
        year.rows.reduce((sum, { row }) => sum + movedIn(row, 'gradeIn') - movedIn(row, 'gradeOut'), 0),
      ).toBe(0);
    }),
  );
});
