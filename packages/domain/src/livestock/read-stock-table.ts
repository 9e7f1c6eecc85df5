import { readCellText } from '../codecs/cell-text.ts';
import type { FeatureNames } from '../codecs/field-codec.ts';
import type { EnumField, Field } from '../kind/field.ts';
import { livestockClasses } from '../options/livestock-classes.ts';
import { stockWords } from '../wording/stock-words.ts';
import { unguardFormula } from '../exchange/guard-formula.ts';
import { checkStockRow } from './check-stock-row.ts';
import { stockCells, stockKeyOf, stockRowFields, type StockRow } from './stock-row-fields.ts';

/** Use of a column in a file; `none` is ignored. */
export type StockColumnUse = keyof typeof stockRowFields | 'unit' | 'none';

const NONE: { readonly id: StockColumnUse; readonly label: string } = { id: 'none', label: 'Passed over' };
const LAND_UNIT: { readonly id: StockColumnUse; readonly label: string } = { id: 'unit', label: 'Land unit' };

const fieldUses = (['month', 'enterprise', 'class', ...stockCells] as const).map((id) => ({
  id: id as StockColumnUse, // one of the keys that are gone through
  label: stockRowFields[id].label,
}));

/** Uses of a column that a person can choose, with labels. */
export const stockColumnUses: readonly { readonly id: StockColumnUse; readonly label: string }[] = [
  NONE,
  ...fieldUses.slice(0, 3),
  LAND_UNIT,
  ...fieldUses.slice(3),
];

const squashed = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Other headings used by people and programs. */
const alsoCalled: Readonly<Record<string, StockColumnUse>> = {
  lmuid: 'unit',
  lmu: 'unit',
  block: 'unit',
  landmanagementunit: 'unit',
  stockclass: 'class',
  type: 'enterprise',
  stocktype: 'enterprise',
  date: 'month',
  open: 'opening',
  born: 'births',
  bought: 'purchases',
  sold: 'sales',
  died: 'deaths',
  transferin: 'transfersIn',
  transferout: 'transfersOut',
  gradesin: 'gradeIn',
  gradesout: 'gradeOut',
  close: 'closing',
  liveweightkg: 'averageLiveweightKg',
  weight: 'averageLiveweightKg',
  weightkg: 'averageLiveweightKg',
  averageliveweight: 'averageLiveweightKg',
  weightgaingday: 'weightGainGPerDay',
  weightgaing: 'weightGainGPerDay',
};

/** Proposes the use of a heading: by key, label or another name, ignoring capitals, spaces and punctuation. */
export function proposedStockUse(heading: string): StockColumnUse {
  const plain = squashed(heading);
  const own = stockColumnUses.find(({ id, label }) => squashed(id) === plain || squashed(label) === plain);
  return own?.id ?? alsoCalled[plain] ?? 'none';
}

/** Row of a file: its stored form, or the reasons why it is refused. */
export interface ReadStockRow {
  readonly line: number;
  /** Cells as written in the file. */
  readonly cells: readonly string[];
  readonly row: StockRow | null;
  readonly faults: readonly string[];
}

export interface StockTable {
  readonly rows: readonly ReadStockRow[];
  /** Reasons why the whole file cannot be read. */
  readonly faults: readonly string[];
}

const NO_NAMES: FeatureNames = { nameOf: () => undefined, idsNamed: () => [] };

/** Field with the classes of an enterprise, because two enterprises may use the same name for a class. */
const classField = (enterprise: unknown): EnumField => ({
  ...stockRowFields.class,
  options: livestockClasses.filter(
    ({ groups }) => typeof enterprise !== 'string' || enterprise === '' || groups?.includes(enterprise),
  ),
});

/** Infers a missing enterprise from the class, when only one has it. */
const enterpriseOf = (stockClass: unknown): string =>
  livestockClasses.find(({ key }) => key === stockClass)?.groups?.[0] ?? '';

const cellIn = (field: Field, text: string): unknown => readCellText(field, text, NO_NAMES);

type Told = Readonly<Partial<Record<StockColumnUse, string>>>;
type UnitIdOf = (name: string) => string | undefined;

/** Values of a row for the check; unreadable ones are passed on unchanged, for the check to refuse. */
function valuesOf(told: Told, unitIdOf: UnitIdOf): Readonly<Record<string, unknown>> {
  const named = cellIn(stockRowFields.enterprise, told.enterprise ?? '');
  // A class that the enterprise does not have is still known, so that it can be told which it is.
  const narrowed = cellIn(classField(named), told.class ?? '');
  const isNarrowed = livestockClasses.some(({ key }) => key === narrowed);
  const stockClass = isNarrowed ? narrowed : cellIn(stockRowFields.class, told.class ?? '');
  const unit = (told.unit ?? '').trim();
  return {
    month: cellIn(stockRowFields.month, told.month ?? ''),
    enterprise: named === '' ? enterpriseOf(stockClass) : named,
    class: stockClass,
    ...(unit === '' ? {} : { lmuId: unitIdOf(unit) ?? unit }),
    ...Object.fromEntries(stockCells.map((cell) => [cell, cellIn(stockRowFields[cell], told[cell] ?? '')])),
  };
}

function missingColumns(uses: readonly StockColumnUse[]): readonly string[] {
  const needed = (['month', 'class'] as const).filter((use) => !uses.includes(use));
  const twice = uses.filter((use, at) => use !== 'none' && uses.indexOf(use) !== at);
  return [
    ...needed.map((use) => stockWords.noColumn(stockRowFields[use].label)),
    ...[...new Set(twice)].map((use) =>
      stockWords.twoColumns(stockColumnUses.find(({ id }) => id === use)?.label ?? use),
    ),
  ];
}

/** Farm for which a file is read: its land units, and its stored months. */
interface StockFarm {
  readonly unitIdOf: UnitIdOf;
  /** Stored rows by `stockKeyOf`. */
  readonly standing: ReadonlyMap<string, StockRow>;
}

/** Merges a row of a file into the stored row of its month; columns that the file lacks keep their stored value. */
function laidOver(row: StockRow, uses: readonly StockColumnUse[], standing: StockFarm['standing']): StockRow {
  const stored = standing.get(stockKeyOf(row));
  const untold = stockCells.filter((cell) => stored?.[cell] !== undefined && !uses.includes(cell));
  return { ...row, ...Object.fromEntries(untold.map((cell) => [cell, stored?.[cell]])) };
}

/**
 * Reads months of stock from the rows of a file or a spreadsheet, each merged into the farm's stored month. A row that cannot be stored has
 * the reason, and all others are kept; the second row of one month, class and land unit is refused.
 */
export function readStockTable(
  lines: readonly { readonly line: number; readonly cells: readonly string[] }[],
  uses: readonly StockColumnUse[],
  { unitIdOf, standing }: StockFarm,
): StockTable {
  const faults = missingColumns(uses);
  if (faults.length > 0) return { rows: [], faults };
  const seen = new Set<string>();
  const rows = lines.map(({ line, cells }): ReadStockRow => {
    const told = Object.fromEntries(uses.map((use, at) => [use, unguardFormula(cells[at] ?? '')])) as Told; // a text for each use
    const checked = checkStockRow(valuesOf(told, unitIdOf));
    if (!checked.ok)
      return { line, cells, row: null, faults: checked.refusals.map(({ message }) => message) };
    const key = stockKeyOf(checked.values);
    if (seen.has(key)) return { line, cells, row: null, faults: [stockWords.twice] };
    seen.add(key);
    return { line, cells, row: laidOver(checked.values, uses, standing), faults: [] };
  });
  return { rows, faults: [] };
}
