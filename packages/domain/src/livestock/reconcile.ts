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

/** Identifies a stock line, whose months follow each other: a class of an enterprise, by land unit where the farm counts that way. */
export type StockLineKey = Omit<StockKey, 'month'>;

/** Month of a class with its computed figures. */
export interface ReconciledRow {
  readonly row: StockRow;
  readonly opening: number;
  /** Computed closing: opening plus stock in, minus stock out. */
  readonly workedOut: number;
  /** Closing as entered, else as computed; the next month continues from it. */
  readonly closing: number;
  readonly weightKg: Decimal | undefined;
  /** Weight gain as entered, else computed from the weights of this month and the last. */
  readonly gainGPerDay: Decimal | undefined;
}

/**
 * Types of discrepancy. `row`: the closing differs from the opening plus moves. `opening`: it differs from the last closing. `noOpening`:
 * there is no last closing and none was entered. `missingRow`: no row, though there was stock at the last closing. `belowZero`: more stock
 * went out than there was. `grading`: over the farm, head graded in and out differ.
 */
export type StockIssueKind = 'row' | 'opening' | 'noOpening' | 'missingRow' | 'belowZero' | 'grading';

export interface StockIssue {
  readonly kind: StockIssueKind;
  readonly month: string;
  /** Stock line; null for an issue of the whole farm. */
  readonly line: StockLineKey | null;
  readonly expected: number;
  readonly found: number;
  /** Found minus expected. */
  readonly difference: number;
}

export interface Reconciliation {
  /** Rows of the year, by enterprise, class and land unit, each by month. */
  readonly rows: readonly ReconciledRow[];
  /** Issues by month. */
  readonly issues: readonly StockIssue[];
}

/** Head moved in a month; an empty move is zero. */
export const movedIn = (row: StockRow, move: StockMove): number => row[move] ?? 0;
const sumOfMoves = (row: StockRow, moves: readonly StockMove[]): number =>
  moves.reduce((sum, move) => sum + movedIn(row, move), 0);

/** Key shared by all months of a stock line. */
export const lineKeyOf = (key: StockLineKey): string => stockKeyOf({ ...key, month: '' });
export const lineOf = ({ enterprise, class: stockClass, lmuId }: StockLineKey): StockLineKey => ({
  enterprise,
  class: stockClass,
  ...(lmuId === undefined ? {} : { lmuId }),
});

const enterpriseAt = (key: string): number => livestockTypes.findIndex((one) => one.key === key);
const classAt = (key: string): number => livestockClasses.findIndex((one) => one.key === key);

/** Sorts stock lines in the usual order: by enterprise, then class, those without a land unit first. */
export const compareLines = (one: StockLineKey, other: StockLineKey): number =>
  enterpriseAt(one.enterprise) - enterpriseAt(other.enterprise) ||
  classAt(one.class) - classAt(other.class) ||
  (one.lmuId ?? '').localeCompare(other.lmuId ?? '');

/** Groups rows by stock line, each sorted by month. */
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

/** Whether a missing month of one class counts as left out: other classes have a row in it, or there is any later row. */
type IsHeld = (month: string) => boolean;

/** Reconciles one stock line over a year: its computed months and its discrepancies. */
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

/** Finds months in which, over the whole farm, head graded in and out differ. */
function gradingIssues(rows: readonly ReconciledRow[], months: readonly string[]): readonly StockIssue[] {
  return months.flatMap((month) => {
    const ofMonth = rows.filter(({ row }) => row.month === month);
    const sum = (move: StockMove) => ofMonth.reduce((all, { row }) => all + movedIn(row, move), 0);
    const [graded, into] = [sum('gradeOut'), sum('gradeIn')];
    return graded === into ? [] : [issue('grading', { month, line: null }, [graded, into])];
  });
}

/**
 * Reconciles a stock year of a farm: computes each month of each class and finds discrepancies. Rows of earlier years give the last closing
 * and weight; rows of later years are ignored. No two rows may have the same month and class.
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
