import type { StockClass } from '../../options/stock-class-facts.ts';
import type { StockMove, StockRow } from '../stock-row-fields.ts';
import { monthsOfStockYear } from '../stock-year.ts';
import { livestockClasses } from '../../options/livestock-classes.ts';

type Enterprise = StockRow['enterprise'];
type Entered = Partial<Pick<StockRow, StockMove | 'opening' | 'closing'>>;

/** Builds a stock year with a row for every class and month: July has the given openings, each month the given moves. */
export const yearOfMoves = (
  startYear: number,
  openings: Readonly<Partial<Record<StockClass, number>>>,
  told: Readonly<Partial<Record<StockClass, Readonly<Record<string, Entered>>>>>,
): readonly StockRow[] =>
  (Object.keys(openings) as StockClass[]).flatMap((stockClass) =>
    monthsOfStockYear(startYear).map((month, at) => ({
      month,
      enterprise: livestockClasses.find(({ key }) => key === stockClass)?.groups?.[0] as Enterprise,
      class: stockClass,
      ...(at === 0 ? { opening: openings[stockClass] } : {}),
      ...told[stockClass]?.[month],
    })),
  );
