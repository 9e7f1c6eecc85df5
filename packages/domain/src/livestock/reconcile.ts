import { decimal, type Decimal } from '../fertiliser/decimals.ts';
import { livestockClasses } from '../options/livestock-classes.ts';
import { livestockTypes } from '../options/livestock.ts';
import { exactQuotient } from './exact-figures.ts';
import {
  movesIn,
  movesOut,
  stockKeyOf,
  type StockKey,
  type StockMove,
  type StockRow,
} from './stock-row-fields.ts';
import { daysInMonth, monthBefore, monthsOfStockYear, stockYearOf } from './stock-year.ts';

/** Whose months follow each other: a class of an enterprise, on a land unit where the farm counts by these. */
export type StockLineKey = Omit<StockKey, 'month'>;

/** A month of a class, with what is worked out of it. */
export interface ReconciledRow {
  readonly row: StockRow;
  readonly opening: number;
  /** Opening and what came in, less what went out. */
  readonly workedOut: number;
  /** As it was entered, else as it is worked out: figures go on from it. */
  readonly closing: number;
  readonly weightKg: Decimal | undefined;
  /** As it was entered, else from the weights of this month and the last. */
  readonly gainGPerDay: Decimal | undefined;
}

/**
 * What does not agree. `row`: the closing is not what the moves make of the opening. `opening`: it is not the last closing. `noOpening`:
 * there is no last closing and none was entered. `missingRow`: no row, though there was stock at the last closing. `belowZero`: more went
 * out than there were. `grading`: over the farm, as many must be graded in as out.
 */
export type StockIssueKind = 'row' | 'opening' | 'noOpening' | 'missingRow' | 'belowZero' | 'grading';

export interface StockIssue {
  readonly kind: StockIssueKind;
  readonly month: string;
  /** Null for what is of the whole farm. */
  readonly line: StockLineKey | null;
  readonly expected: number;
  readonly found: number;
  /** Found less expected. */
  readonly difference: number;
}

export interface Reconciliation {
  /** Of the year, by enterprise, class and land unit, each by month. */
  readonly rows: readonly ReconciledRow[];
  /** By month. */
  readonly issues: readonly StockIssue[];
}

/** How many of a move there were; an empty one is none. */
export const movedIn = (row: StockRow, move: StockMove): number => row[move] ?? 0;
const sumOfMoves = (row: StockRow, moves: readonly StockMove[]): number =>
  moves.reduce((sum, move) => sum + movedIn(row, move), 0);

/** What all months of a class share. */
export const lineKeyOf = (key: StockLineKey): string => stockKeyOf({ ...key, month: '' });
export const lineOf = ({ enterprise, class: stockClass, lmuId }: StockLineKey): StockLineKey => ({
  enterprise,
  class: stockClass,
  ...(lmuId === undefined ? {} : { lmuId }),
});

const enterpriseAt = (key: string): number => livestockTypes.findIndex((one) => one.key === key);
const classAt = (key: string): number => livestockClasses.findIndex((one) => one.key === key);

/** Lines in the order people know: by enterprise, by class, those without a land unit first. */
export const compareLines = (one: StockLineKey, other: StockLineKey): number =>
  enterpriseAt(one.enterprise) - enterpriseAt(other.enterprise) ||
  classAt(one.class) - classAt(other.class) ||
  (one.lmuId ?? '').localeCompare(other.lmuId ?? '');

/** Rows by what they are told apart by, each list by month. */
export function linesOf(rows: readonly StockRow[]): ReadonlyMap<string, readonly StockRow[]> {
  const lines = new Map<string, StockRow[]>();
  for (const row of rows) {
    const key = lineKeyOf(row);
    const line = lines.get(key) ?? [];
    line.push(row);
    lines.set(key, line);
  }
  for (const line of lines.values()) line.sort((a, b) => a.month.localeCompare(b.month));
  return lines;
}

const GRAMS = 1000;

function gainOf(row: StockRow, last: ReconciledRow | undefined): Decimal | undefined {
  if (row.weightGainGPerDay !== undefined) return decimal(row.weightGainGPerDay);
  if (row.averageLiveweightKg === undefined || last?.weightKg === undefined) return undefined;
  if (last.row.month !== monthBefore(row.month)) return undefined;
  const gained = decimal(row.averageLiveweightKg).minus(last.weightKg).times(GRAMS);
  return exactQuotient(gained, daysInMonth(row.month));
}

function reconciled(row: StockRow, last: ReconciledRow | undefined): ReconciledRow {
  const opening = row.opening ?? last?.closing ?? 0;
  const workedOut = opening + sumOfMoves(row, movesIn) - sumOfMoves(row, movesOut);
  const { averageLiveweightKg } = row;
  return {
    row,
    opening,
    workedOut,
    closing: row.closing ?? workedOut,
    weightKg: averageLiveweightKg === undefined ? undefined : decimal(averageLiveweightKg),
    gainGPerDay: gainOf(row, last),
  };
}

const issue = (
  kind: StockIssueKind,
  at: { readonly month: string; readonly line: StockLineKey | null },
  [expected, found]: readonly [number, number],
): StockIssue => ({ kind, ...at, expected, found, difference: found - expected });

function issuesOfRow(of: ReconciledRow, last: ReconciledRow | undefined): readonly StockIssue[] {
  const { row, opening, workedOut, closing } = of;
  const at = { month: row.month, line: lineOf(row) };
  return [
    ...(row.opening === undefined && !last ? [issue('noOpening', at, [0, 0])] : []),
    ...(last && opening !== last.closing ? [issue('opening', at, [last.closing, opening])] : []),
    ...(row.closing !== undefined && closing !== workedOut ? [issue('row', at, [workedOut, closing])] : []),
    ...(row.closing === undefined && workedOut < 0 ? [issue('belowZero', at, [0, workedOut])] : []),
  ];
}

/** Whether a month without a row of one class is one that was left out: others have a row in it, or there is any row after it. */
type IsHeld = (month: string) => boolean;

/** One class over a year: what every month of it says, and what does not agree. */
function reconcileLine(
  line: readonly StockRow[],
  months: readonly string[],
  isHeld: IsHeld,
): { readonly rows: readonly ReconciledRow[]; readonly issues: readonly StockIssue[] } {
  const rows: ReconciledRow[] = [];
  const issues: StockIssue[] = [];
  let last: ReconciledRow | undefined;
  for (const row of line.filter(({ month }) => month < (months[0] ?? ''))) last = reconciled(row, last);
  for (const month of months) {
    const row = line.find((one) => one.month === month);
    if (row) {
      const now = reconciled(row, last);
      rows.push(now);
      issues.push(...issuesOfRow(now, last));
      last = now;
    } else if (last && last.closing !== 0 && isHeld(month))
      issues.push(issue('missingRow', { month, line: lineOf(last.row) }, [last.closing, 0]));
  }
  return { rows, issues };
}

/** Over the farm as many are graded into a class as out of another. */
function gradingIssues(rows: readonly ReconciledRow[], months: readonly string[]): readonly StockIssue[] {
  return months.flatMap((month) => {
    const ofMonth = rows.filter(({ row }) => row.month === month);
    const sum = (move: StockMove) => ofMonth.reduce((all, { row }) => all + movedIn(row, move), 0);
    const [graded, into] = [sum('gradeOut'), sum('gradeIn')];
    return graded === into ? [] : [issue('grading', { month, line: null }, [graded, into])];
  });
}

/**
 * A stock year of a farm: each month of each class with what is worked out, and what does not agree. Rows of years before give the last
 * closing and weight; rows of years after are passed over. No two rows may be of one month and class.
 */
export function reconcile(rows: readonly StockRow[], startYear: number): Reconciliation {
  const months = monthsOfStockYear(startYear);
  const held = new Set(
    rows.filter(({ month }) => stockYearOf(month) === startYear).map(({ month }) => month),
  );
  const lastHeld = [...held].sort().at(-1) ?? '';
  const isHeld: IsHeld = (month) => held.has(month) || month < lastHeld;
  const lines = [...linesOf(rows).values()]
    .toSorted(([one], [other]) => (one && other ? compareLines(one, other) : 0))
    .map((line) => reconcileLine(line, months, isHeld));
  const found = lines.flatMap((line) => line.rows);
  const issues = [...lines.flatMap((line) => line.issues), ...gradingIssues(found, months)];
  return { rows: found, issues: issues.sort((a, b) => a.month.localeCompare(b.month)) };
}
