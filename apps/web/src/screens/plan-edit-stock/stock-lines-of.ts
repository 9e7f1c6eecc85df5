import {
  compareLines,
  isClassOf,
  lineKeyOf,
  lineOf,
  stockYearOf,
  type Reconciliation,
  type StockLineKey,
  type StockRow,
} from '@tussock/domain';
import type { PlaceNames } from '../../sync/index.ts';
import type { Drafts } from './stock-drafts.ts';
import type { ListedLine } from './stock-lines.tsx';
import type { StockSearch } from './stock-search.ts';

/** The class that the address names; none where its enterprise has no such class. */
export const openLine = ({ enterprise, class: stockClass, unit }: StockSearch): StockLineKey | undefined =>
  enterprise === undefined || stockClass === undefined || !isClassOf(enterprise, stockClass)
    ? undefined
    : ({
        enterprise,
        class: stockClass,
        ...(unit === undefined ? {} : { lmuId: unit }),
      } as StockLineKey); // read as a class of that enterprise

/** Every class with a row in a year, or with something typed of it. */
export function linesOfYear(
  { rows, issues }: Reconciliation,
  drafts: Drafts,
  year: number,
): readonly ListedLine[] {
  const lines = new Map<string, ListedLine>();
  for (const { row, closing } of rows)
    lines.set(lineKeyOf(row), {
      line: lineOf(row),
      closing,
      issues: issues.filter(({ line }) => line && lineKeyOf(line) === lineKeyOf(row)).length,
    });
  for (const { key } of Object.values(drafts)) {
    const id = lineKeyOf(key);
    if (stockYearOf(key.month) === year && !lines.has(id))
      lines.set(id, { line: lineOf(key), closing: 0, issues: 0 });
  }
  return [...lines.values()].sort((one, other) => compareLines(one.line, other.line));
}

/** The land units of a farm by name. */
export const unitsOf = ({ byId, isUnit, nameOf }: PlaceNames) =>
  [...byId.keys()]
    .filter(isUnit)
    .map((id) => ({ id, name: nameOf(id) ?? '' }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-NZ', { numeric: true }));

/** Years with rows, the year shown, the one that runs and the one before the first. */
export function yearsOffered(rows: readonly StockRow[], year: number, today: string): readonly number[] {
  const running = stockYearOf(today);
  const held = rows.map(({ month }) => stockYearOf(month));
  const first = Math.min(year, running, ...held);
  return [...new Set([...held, year, running, running - 1, first - 1])].sort((one, other) => other - one);
}
