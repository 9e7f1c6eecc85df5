import {
  isThere,
  kinds,
  monthsOfStockYear,
  stockYearOf,
  type ListedStock,
  type StockRatio,
  type StockRow,
} from '@tussock/domain';
import type { PlanRow } from '../record/plan-row.ts';
import type { ReportContent, ReportFeature } from '../report-input.ts';
import { calendarDate, squareMetresOf } from '../text/figures.ts';

/** Land unit on which stock is counted. */
export interface StockUnitOfLand {
  readonly id: string;
  readonly name: string;
  /** Hectares, unrounded. */
  readonly hectares: number;
}

/** Stock data in a plan's record. */
export interface PlanStock {
  readonly rows: readonly StockRow[];
  readonly ratios: readonly StockRatio[];
  readonly landUnits: readonly StockUnitOfLand[];
}

const nameIn = ({ name }: ReportFeature['attributes']): string => (typeof name === 'string' ? name : '');

const rowsOf = ({ rows = [] }: ReportContent, entity: string): readonly PlanRow[] =>
  rows.filter((row) => row.entity === entity);

/** Reads a plan's months of stock, the ratios its provider set, and its land units. */
export function readStock(content: ReportContent): PlanStock {
  return {
    // Both were checked against their declarations when they were stored.
    rows: rowsOf(content, 'stockRow')
      .map(({ values }) => values as unknown as StockRow)
      .toSorted((one, other) => one.month.localeCompare(other.month)),
    ratios: rowsOf(content, 'stockRatio').map(({ values }) => values as unknown as StockRatio), // as above
    landUnits: content.features
      .filter(({ kindId }) => kindId === kinds.lmu.id)
      .map(({ id, attributes, areaM2 }) => ({
        id,
        name: nameIn(attributes),
        hectares: (areaM2 ?? 0) / squareMetresOf(1),
      })),
  };
}

/** Start year of the stock year that a report shows by default: the newest complete one, else the newest, else that of the day. */
export function stockYearShown(rows: readonly StockRow[], content: Pick<ReportContent, 'at'>): number {
  const held = new Map<number, Set<string>>();
  for (const { month } of rows) {
    const year = stockYearOf(month);
    held.set(year, (held.get(year) ?? new Set()).add(month));
  }
  const years = [...held.keys()].sort((one, other) => other - one);
  const whole = years.find((year) => monthsOfStockYear(year).every((month) => held.get(year)?.has(month)));
  return whole ?? years[0] ?? stockYearOf(calendarDate(content.at));
}

/** Lists the stock rows of existing features of a kind. */
export const listedStock = (
  features: readonly ReportFeature[],
  kindId: ReportFeature['kindId'],
): readonly ListedStock[] =>
  features
    .filter((feature) => feature.kindId === kindId && isThere(feature.attributes))
    .flatMap(({ attributes }) => {
      const lines = (attributes['stock'] ?? []) as readonly Omit<ListedStock, 'place'>[]; // by the field's declaration
      return lines.map((line) => ({ ...line, place: nameIn(attributes) }));
    });
