import { reportWords } from '@tussock/domain';
import type { Column, TableBlock } from '../document/plan-document.ts';
import type { ChartSpec, MonthsSpec } from './chart-spec.ts';

const named = (header: string): Column => ({ header, width: { fr: 2 } });
const figure = (header: string): Column => ({ header, width: { fr: 1 }, align: 'end' });

/** Table with a row for each month and a column for each series. */
const monthsTable = ({ months, series }: MonthsSpec): Pick<TableBlock, 'columns' | 'rows'> => ({
  columns: [named(reportWords.month), ...series.map(({ label }) => figure(label))],
  rows: months.map((month, at) => [month, ...series.map(({ points }) => points[at]?.figure ?? '')]),
});

/** Matches figures without a unit of their own, which are in the unit of the axis. */
const PLAIN = /^[\d\s,.+–-]*$/u;

/** Table of the figures that a chart shows at its bars and points. */
export function chartTable(spec: ChartSpec): TableBlock {
  const about = { type: 'table', label: reportWords.figuresOf(spec.title) } as const;
  if (spec.form === 'months') return { ...about, ...monthsTable(spec) };
  const lines = spec.form === 'steps' ? [spec.from, ...spec.steps, spec.to] : spec.bars;
  const isPlain = lines.every((line) => PLAIN.test(line.figure));
  return {
    ...about,
    columns: [named(reportWords.what), figure(isPlain ? spec.axis : reportWords.figure)],
    rows: lines.map((line) => [line.label, line.figure]),
  };
}
