import {
  countInFigures,
  figureWith,
  halfUp,
  monthOf,
  perStockHectare,
  ratiosOf,
  reconcile,
  sayStockYear,
  stockDecimals,
  stockFigures,
  type ReportSettingsOf,
  type StockFigures,
  reports,
} from '@tussock/domain';
import type { MonthsSpec } from '../chart/chart-spec.ts';
import { figure, method, say, wide } from '../document/blocks.ts';
import type { Block, PlanDocument, Section } from '../document/plan-document.ts';
import { documentOf } from '../document/report-document.ts';
import { effectiveHectares, type EffectiveHectares } from '../land/effective-hectares.ts';
import type { ReportContent } from '../report-input.ts';
import { chooseRows, sayChoice, type GraphChoice } from './choose-rows.ts';
import { ratioSection } from './ratio-table.ts';
import { readStock, stockYearShown, type PlanStock } from './read-stock.ts';
import { reconciliationSections, stockLines } from './reconciliation-section.ts';
import {
  byLandUnit,
  fewSeries,
  fewUnits,
  meanChart,
  meanOf,
  numbersChart,
  standApart,
  unitsChart,
  unitsPerHectareChart,
  type UnitHead,
} from './stock-graphs.ts';
import { unitNames } from './stock-names.ts';

const NOTHING = '–';
const MONTHS = 12;

type Settings = ReportSettingsOf<'stock'>;

interface Shown {
  readonly stock: PlanStock;
  readonly startYear: number;
  readonly rows: ReturnType<typeof reconcile>['rows'];
  readonly figures: StockFigures;
  readonly land: EffectiveHectares;
}

const showUnits = (units: Parameters<typeof halfUp>[0]): string =>
  figureWith(halfUp(units, stockDecimals.stockUnits), stockDecimals.stockUnits);
const showPerHectare = (value: number | null): string =>
  value === null ? NOTHING : figureWith(value, stockDecimals.perHectare);

/** Summary of the year; its mean needs all twelve months. */
function summary({ figures, startYear, land }: Shown): Section {
  const { mean, monthsHeld, months } = figures;
  const last = months.findLast(({ isHeld }) => isHeld);
  const means = mean && [
    { label: 'Mean head', value: figureWith(halfUp(mean.head, stockDecimals.meanHead), 1), unit: 'head' },
    { label: 'Mean stock units', value: showUnits(mean.stockUnits), unit: 'SU' },
    {
      label: 'On an effective hectare',
      value: showPerHectare(perStockHectare(mean.stockUnits, land.hectares)),
      unit: 'SU/ha',
    },
  ];
  const closing = last && [
    { label: `Head, end of ${monthOf(last.month)}`, value: countInFigures(last.closing), unit: 'head' },
  ];
  const blocks: readonly Block[] = [
    { type: 'figures', figures: [...(means ?? []), ...(closing ?? [])] },
    ...(mean
      ? []
      : say(
          `${monthsHeld} of ${MONTHS} months ${monthsHeld === 1 ? 'is' : 'are'} recorded, so no mean of the year is given.`,
          'note',
        )),
    ...method([
      `Stock year ${sayStockYear(startYear)}, 1 July to 30 June. ${
        land.hectares === null
          ? `No figure is given for a hectare: ${land.from}.`
          : `${figureWith(land.hectares, 2)} effective hectares: ${land.from}.`
      }`,
    ]),
  ];
  return { id: 'summary', title: `Stock year ${sayStockYear(startYear)}`, level: 1, blocks };
}

/** Table of months and land units, below their chart. */
const chartTable = ({ months, series }: MonthsSpec, label: string): Block => ({
  type: 'table',
  label,
  columns: [wide('Land unit', 3), ...months.map((month) => figure(month, 11))],
  rows: series.map(({ label: name, points }) => [name, ...points.map((point) => point.figure)]),
});

function graph(
  id: string,
  spec: MonthsSpec,
  { after = [], tabled }: { readonly after?: readonly Block[]; readonly tabled?: MonthsSpec } = {},
): Section {
  const isEmpty = spec.series.every(({ points }) => points.every(({ value }) => value === null));
  const blocks: readonly Block[] = isEmpty
    ? say('Nothing of this is recorded.')
    : [{ type: 'chart', spec }, ...(tabled ? [chartTable(tabled, tabled.title)] : [])];
  return { id, title: spec.title, level: 2, blocks: [...blocks, ...after] };
}

/** Sections with the five graphs of the report. */
function graphs({ rows, startYear, stock }: Shown, settings: Settings): readonly Section[] {
  const chosen = (choice: GraphChoice) => ({ rows: chooseRows(rows, choice), startYear });
  const units = (choice: GraphChoice) => byLandUnit(chosen(choice).rows, stock.landUnits);
  const title = (words: string, choice: GraphChoice): string => `${words}: ${sayChoice(choice)}`;
  const { lmuNumbers, lmuNumbersPerHectare, numbers, weight, weightGain } = settings;
  const [onUnits, onHectares] = [units(lmuNumbers), units(lmuNumbersPerHectare)];
  const ofUnits = (of: readonly UnitHead[]) =>
    unitsChart(of, startYear, title('Head by land unit', lmuNumbers));
  const perHectare = unitsPerHectareChart(
    onHectares,
    startYear,
    title('Head by land unit and hectare', lmuNumbersPerHectare),
  );
  const { drawn, leftOut } = fewSeries(perHectare);
  return [
    graph('numbers', numbersChart(chosen(numbers), title('Head by month', numbers))),
    graph('lmu-numbers', ofUnits(fewUnits(onUnits)), { tabled: ofUnits(onUnits) }),
    graph('lmu-numbers-per-hectare', drawn, {
      tabled: perHectare,
      after: method([
        ...leftOut,
        ...(standApart(onHectares)
          ? ['Stock that is counted on no land unit has no figure for a hectare.']
          : []),
      ]),
    }),
    graph('weight', meanChart(chosen(weight), 'weightKg', title('Liveweight', weight))),
    graph('weight-gain', meanChart(chosen(weightGain), 'gainGPerDay', title('Weight gain', weightGain))),
  ];
}

/** Table of head, stock units, weights and gains by month. */
function monthsTable({ figures, rows, land }: Shown): Section {
  const table: Block = {
    type: 'table',
    label: 'Stock by month',
    columns: [
      wide('Month'),
      figure('Head', 24),
      figure('Stock units', 28),
      figure('SU/ha', 22),
      figure('Weight, kg', 26),
      figure('Gain, g/day', 26),
    ],
    rows: figures.months.map(({ month, isHeld, closing, stockUnits }) => {
      const ofMonth = rows.filter(({ row }) => row.month === month);
      const [weight, gain] = [meanOf(ofMonth, 'weightKg'), meanOf(ofMonth, 'gainGPerDay')];
      if (!isHeld) return [monthOf(month), { text: 'Not recorded', tone: 'quiet' }, '', '', '', ''];
      return [
        monthOf(month),
        countInFigures(closing),
        showUnits(stockUnits),
        showPerHectare(perStockHectare(stockUnits, land.hectares)),
        weight === null ? NOTHING : figureWith(weight, stockDecimals.weightKg),
        gain === null ? NOTHING : countInFigures(gain),
      ];
    }),
  };
  return {
    id: 'months',
    title: 'Stock units by month',
    level: 2,
    blocks: [
      table,
      ...method(['Weights and gains are means over the rows that have them, weighted by closing head.']),
    ],
  };
}

const NO_STOCK: readonly Block[] = [
  ...say('No stock is recorded yet.'),
  ...say(
    'Fill in what the farm opened with in July, what came and went in each month, and the report follows.',
    'note',
  ),
];

/** Reads the stock year that is shown, with its figures; null when none of its months is recorded. */
function readYear(
  content: ReportContent,
  wanted: number | null,
): { readonly startYear: number; readonly shown: Shown | null; readonly year: ReturnType<typeof reconcile> } {
  const stock = readStock(content);
  const startYear = wanted ?? stockYearShown(stock.rows, content);
  const year = reconcile(stock.rows, startYear);
  if (year.rows.length === 0) return { startYear, year, shown: null };
  const figures = stockFigures(year.rows, startYear, ratiosOf(stock.ratios));
  return {
    startYear,
    year,
    shown: { stock, startYear, rows: year.rows, figures, land: effectiveHectares(content) },
  };
}

/** Summary and months of the newest stock year; empty when no stock is recorded. */
export function stockYearSections(content: ReportContent): readonly Section[] {
  const { shown } = readYear(content, null);
  return shown ? [summary(shown), monthsTable(shown)] : [];
}

/** Builds the stock report of a plan: a stock year by month, class and land unit, with its reconciliation. */
export function stockDocument(content: ReportContent, settings: Settings): PlanDocument {
  const { startYear, year, shown } = readYear(content, settings.startYear);
  if (!shown) {
    const title = `Stock year ${sayStockYear(startYear)}`;
    return documentOf(reports.stock, content, [{ id: 'summary', title, level: 1, blocks: NO_STOCK }]);
  }
  const { stock } = shown;
  const lines = stockLines(year.rows).map(({ line }) => line);
  return documentOf(reports.stock, content, [
    summary(shown),
    ...graphs(shown, settings),
    monthsTable(shown),
    ...reconciliationSections(year, startYear, unitNames(stock.landUnits)),
    ratioSection({ ratioOf: ratiosOf(stock.ratios), set: stock.ratios }, lines),
  ]);
}
