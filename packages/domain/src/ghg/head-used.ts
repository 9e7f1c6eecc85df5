import { decimal, type Decimal } from '../fertiliser/decimals.ts';
import { exactQuotient, exactSum } from '../livestock/exact-figures.ts';
import type { ReconciledRow } from '../livestock/reconcile.ts';
import { monthsOfStockYear } from '../livestock/stock-year.ts';
import type { StockClass } from '../options/stock-class-facts.ts';
import type { ClassHead, Enterprise } from './emissions.ts';

/** Sources for the head of a year; the first available one is used. */
export const headSources = {
  months: 'average of twelve month ends',
  june: '30 June count',
  landUnits: 'stock lists of the land units',
  paddocks: 'stock lists of the paddocks',
  none: 'no stock is recorded',
} as const;
export type HeadSource = keyof typeof headSources;

/** Row of the stock list of a land unit or paddock. */
export interface ListedStock {
  readonly place: string;
  readonly type: Enterprise;
  readonly stockClass: StockClass;
  readonly head?: number | undefined;
}

export interface HeadUsed {
  readonly from: HeadSource;
  readonly heads: readonly ClassHead[];
  /** Rows of stock lists without a number, which are left out. */
  readonly withoutNumber: readonly ListedStock[];
}

const MONTHS = 12;

type Counted = { readonly enterprise: Enterprise; readonly class: StockClass; readonly head: Decimal };

/** Sums the head by class. */
function byClass(counted: readonly Counted[]): readonly ClassHead[] {
  const groups = new Map<string, Counted[]>();
  for (const one of counted) {
    const key = `${one.enterprise} ${one.class}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(one);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, head: exactSum(group, ({ head }) => head) }] : [];
  });
}

const closings = (rows: readonly ReconciledRow[]): readonly Counted[] =>
  rows.map(({ row, closing }) => ({
    enterprise: row.enterprise,
    class: row.class,
    head: decimal(closing),
  }));

const lists = (lines: readonly ListedStock[]): readonly ClassHead[] =>
  byClass(
    lines.flatMap(({ type, stockClass, head }) =>
      head === undefined ? [] : [{ enterprise: type, class: stockClass, head: decimal(head) }],
    ),
  );

/**
 * Finds the head of a farm in a stock year: the mean of its twelve month ends, else the count of 30 June, else the stock lists of its land
 * units, else of its paddocks, never both. The rows must be those of the year.
 */
export function headUsed(
  rows: readonly ReconciledRow[],
  startYear: number,
  listed: { readonly landUnits: readonly ListedStock[]; readonly paddocks: readonly ListedStock[] },
): HeadUsed {
  const months = monthsOfStockYear(startYear);
  const held = new Set(rows.map(({ row }) => row.month));
  if (months.every((month) => held.has(month))) {
    const heads = byClass(closings(rows)).map((one) => ({ ...one, head: exactQuotient(one.head, MONTHS) }));
    return { from: 'months', heads, withoutNumber: [] };
  }
  const june = rows.filter(({ row }) => row.month === months.at(-1));
  if (june.length > 0) return { from: 'june', heads: byClass(closings(june)), withoutNumber: [] };
  const [from, lines] =
    listed.landUnits.length > 0
      ? (['landUnits', listed.landUnits] as const)
      : (['paddocks', listed.paddocks] as const);
  if (lines.length === 0) return { from: 'none', heads: [], withoutNumber: [] };
  return { from, heads: lists(lines), withoutNumber: lines.filter(({ head }) => head === undefined) };
}
