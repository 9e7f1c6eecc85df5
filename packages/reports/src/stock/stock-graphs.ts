import {
  countInFigures,
  figureWith,
  halfUp,
  monthBriefly,
  monthsOfStockYear,
  perStockHectare,
  stockDecimals,
  weightedMean,
  type ReconciledRow,
} from '@tussock/domain';
import type { MonthPoint, MonthsSpec } from '../chart/chart-spec.ts';
import { MOST_SERIES } from '../chart/series-looks.ts';
import type { StockUnitOfLand } from './read-stock.ts';
import { NO_UNIT, unitNames } from './stock-names.ts';

/** Text for an unknown value. */
const NOTHING = '–';

const point = (value: number | null, decimals: number): MonthPoint => ({
  value,
  figure: value === null ? NOTHING : figureWith(value, decimals),
});
const head = (rows: readonly ReconciledRow[]): number => rows.reduce((sum, { closing }) => sum + closing, 0);

interface Graphed {
  readonly rows: readonly ReconciledRow[];
  readonly startYear: number;
}

const byMonth = (
  { rows, startYear }: Graphed,
  pointOf: (ofMonth: readonly ReconciledRow[]) => MonthPoint,
): readonly MonthPoint[] =>
  monthsOfStockYear(startYear).map((month) => pointOf(rows.filter(({ row }) => row.month === month)));

/** Short month names for an axis: 'Jul'. */
const monthNames = (startYear: number): readonly string[] =>
  monthsOfStockYear(startYear).map((month) => monthBriefly(month).slice(0, -' 2025'.length));

/** Chart of head at the end of each month. */
export function numbersChart(graphed: Graphed, title: string): MonthsSpec {
  const points = byMonth(graphed, (rows) =>
    rows.length === 0 ? point(null, 0) : { value: head(rows), figure: countInFigures(head(rows)) },
  );
  return {
    form: 'months',
    look: 'lines',
    title,
    axis: 'Head at the end of the month',
    months: monthNames(graphed.startYear),
    series: [{ label: 'Head', points }],
  };
}

const figures = {
  weightKg: { axis: 'Kilograms a head', label: 'Liveweight', decimals: stockDecimals.weightKg },
  gainGPerDay: { axis: 'Grams a head and day', label: 'Weight gain', decimals: stockDecimals.gain },
} as const;

/** Mean of a figure over the rows that have it, weighted by closing head; rows that closed with zero head are left out. */
export function meanOf(rows: readonly ReconciledRow[], figure: keyof typeof figures): number | null {
  const mean = weightedMean(
    rows.flatMap((row) => {
      const value = row[figure];
      return value === undefined || row.closing <= 0 ? [] : [{ figure: value, weight: row.closing }];
    }),
  );
  return mean === undefined ? null : halfUp(mean, figures[figure].decimals);
}

/** Chart of weights or gains by month. */
export function meanChart(graphed: Graphed, figure: keyof typeof figures, title: string): MonthsSpec {
  const { axis, label, decimals } = figures[figure];
  return {
    form: 'months',
    look: 'lines',
    title,
    axis,
    ...(figure === 'weightKg' ? { mayStartAboveNought: true as const } : {}),
    months: monthNames(graphed.startYear),
    series: [{ label, points: byMonth(graphed, (rows) => point(meanOf(rows, figure), decimals)) }],
  };
}

/** Head of a land unit. */
export interface UnitHead {
  readonly lmuId: string | undefined;
  readonly name: string;
  readonly hectares: number | null;
  readonly rows: readonly ReconciledRow[];
}

/** Groups rows by land unit, the units with the most head first; rows without one come last. */
export function byLandUnit(
  rows: readonly ReconciledRow[],
  landUnits: readonly StockUnitOfLand[],
): readonly UnitHead[] {
  const nameOf = unitNames(landUnits);
  const ids = [...new Set(rows.map(({ row }) => row.lmuId))];
  return ids
    .map((lmuId) => ({
      lmuId,
      name: nameOf(lmuId),
      hectares: landUnits.find(({ id }) => id === lmuId)?.hectares ?? null,
      rows: rows.filter(({ row }) => row.lmuId === lmuId),
    }))
    .sort(
      (one, other) =>
        Number(one.lmuId === undefined) - Number(other.lmuId === undefined) ||
        head(other.rows) - head(one.rows),
    );
}

/** Limits units to the number a chart can distinguish; the remaining ones are combined. */
export function fewUnits(units: readonly UnitHead[]): readonly UnitHead[] {
  if (units.length <= MOST_SERIES) return units;
  const rest = units.slice(MOST_SERIES - 1);
  return [
    ...units.slice(0, MOST_SERIES - 1),
    { lmuId: undefined, name: 'Others together', hectares: null, rows: rest.flatMap(({ rows }) => rows) },
  ];
}

/** Chart of head on each land unit, stacked. */
export const unitsChart = (units: readonly UnitHead[], startYear: number, title: string): MonthsSpec => ({
  form: 'months',
  look: 'stacked',
  title,
  axis: 'Head at the end of the month',
  months: monthNames(startYear),
  series: units.map(({ name, rows }) => ({
    label: name,
    points: byMonth({ rows, startYear }, (ofMonth) => {
      const count = head(ofMonth);
      return {
        value: ofMonth.length === 0 ? null : count,
        figure: ofMonth.length === 0 ? NOTHING : countInFigures(count),
      };
    }),
  })),
});

/** Chart of head per hectare of each land unit. Units without a mapped area are left out. */
export const unitsPerHectareChart = (
  units: readonly UnitHead[],
  startYear: number,
  title: string,
): MonthsSpec => ({
  form: 'months',
  look: 'lines',
  title,
  axis: 'Head on a mapped hectare',
  months: monthNames(startYear),
  series: units
    .filter(({ hectares }) => hectares !== null && hectares > 0)
    .map(({ name, rows, hectares }) => ({
      label: name,
      points: byMonth({ rows, startYear }, (ofMonth) =>
        point(
          ofMonth.length === 0 ? null : perStockHectare(head(ofMonth), hectares),
          stockDecimals.perHectare,
        ),
      ),
    })),
});

/** Limits series to the number a chart can distinguish, and names those left out. */
export const fewSeries = (
  spec: MonthsSpec,
): { readonly drawn: MonthsSpec; readonly leftOut: readonly string[] } => ({
  drawn: { ...spec, series: spec.series.slice(0, MOST_SERIES) },
  leftOut:
    spec.series.length > MOST_SERIES
      ? [
          `Drawn are the ${MOST_SERIES} land units with the most head; the table has all ${countInFigures(spec.series.length)}.`,
        ]
      : [],
});

/** Whether there are rows without a land unit beside others that have one. */
export const standApart = (units: readonly UnitHead[]): boolean =>
  units.length > 1 && units.some(({ name }) => name === NO_UNIT);
