import { decimal, type Decimal } from '../fertiliser/decimals.ts';
import { exactQuotient, exactSum, halfUp } from './exact-figures.ts';
import { movedIn, type ReconciledRow } from './reconcile.ts';
import { stockClassFacts, type StockClass } from '../options/stock-class-facts.ts';
import { movesIn, movesOut, stockMoves, type StockMove } from './stock-row-fields.ts';
import { monthsOfStockYear } from './stock-year.ts';

/** Decimals of stock figures, from the specification of the stock report. */
export const stockDecimals = { meanHead: 1, stockUnits: 1, perHectare: 2, weightKg: 1, gain: 0 } as const;

const MONTHS = 12;

/** Stock units of one head of a class on this plan. */
export type RatioOf = (stockClass: StockClass) => number;

/** Stock-unit ratios of a plan: the table's, overridden by those the provider set. */
export function ratiosOf(
  set: readonly { readonly class: StockClass; readonly stockUnits: number }[],
): RatioOf {
  const ofPlan = new Map(set.map((one) => [one.class, one.stockUnits]));
  return (stockClass) => ofPlan.get(stockClass) ?? stockClassFacts[stockClass].stockUnits;
}

/** Month of all selected stock. */
export interface StockMonth {
  readonly month: string;
  /** Whether there is any row. */
  readonly isHeld: boolean;
  readonly closing: number;
  readonly stockUnits: Decimal;
}

/** Moves of a year, with its opening and closing. */
export type StockTotals = Readonly<Record<StockMove | 'opening' | 'closing' | 'difference', number>>;

export interface StockFigures {
  readonly months: readonly StockMonth[];
  readonly monthsHeld: number;
  readonly totals: StockTotals;
  /** Means over the twelve months; null unless all twelve have rows. */
  readonly mean: { readonly head: Decimal; readonly stockUnits: Decimal } | null;
}

const sum = <T>(things: readonly T[], of: (thing: T) => number): number =>
  things.reduce((all, thing) => all + of(thing), 0);

function totalsOf(rows: readonly ReconciledRow[], held: readonly StockMonth[]): StockTotals {
  const [first, last] = [held[0]?.month, held.at(-1)?.month];
  const moves = Object.fromEntries(
    Object.keys(stockMoves).map((move) => [move, sum(rows, ({ row }) => movedIn(row, move as StockMove))]),
  ) as Readonly<Record<StockMove, number>>; // the very keys of the moves
  const opening = sum(
    rows.filter(({ row }) => row.month === first),
    (row) => row.opening,
  );
  const closing = sum(
    rows.filter(({ row }) => row.month === last),
    (row) => row.closing,
  );
  const workedOut = opening + sum(movesIn, (move) => moves[move]) - sum(movesOut, (move) => moves[move]);
  return { opening, ...moves, closing, difference: closing - workedOut };
}

/** Sums head and stock units of the rows of one stock year, by month and over the year, unrounded. */
export function stockFigures(
  rows: readonly ReconciledRow[],
  startYear: number,
  ratioOf: RatioOf,
): StockFigures {
  const months = monthsOfStockYear(startYear).map((month): StockMonth => {
    const ofMonth = rows.filter(({ row }) => row.month === month);
    return {
      month,
      isHeld: ofMonth.length > 0,
      closing: sum(ofMonth, ({ closing }) => closing),
      stockUnits: exactSum(ofMonth, ({ row, closing }) => decimal(ratioOf(row.class)).times(closing)),
    };
  });
  const held = months.filter(({ isHeld }) => isHeld);
  const isWhole = held.length === MONTHS;
  return {
    months,
    monthsHeld: held.length,
    totals: totalsOf(rows, held),
    mean: isWhole
      ? {
          head: exactQuotient(
            sum(months, ({ closing }) => closing),
            MONTHS,
          ),
          stockUnits: exactQuotient(
            exactSum(months, ({ stockUnits }) => stockUnits),
            MONTHS,
          ),
        }
      : null,
  };
}

/** Figure per hectare, to two decimals, half up; null without hectares. */
export const perStockHectare = (figure: Decimal | number, hectares: number | null): number | null =>
  hectares === null || hectares <= 0
    ? null
    : halfUp(exactQuotient(figure, decimal(hectares)), stockDecimals.perHectare);
