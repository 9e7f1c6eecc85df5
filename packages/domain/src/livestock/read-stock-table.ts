import { readCellText } from '../codecs/cell-text.ts';
import type { FeatureNames } from '../codecs/field-codec.ts';
import type { EnumField, Field } from '../kind/field.ts';
import { livestockClasses } from '../options/livestock-classes.ts';
import { stockWords } from '../wording/stock-words.ts';
import { unguardFormula } from '../exchange/guard-formula.ts';
import { checkStockRow } from './check-stock-row.ts';
import { stockCells, stockKeyOf, stockRowFields, type StockRow } from './stock-row-fields.ts';

/** What a column of a file is taken for; `none` is passed over. */
export type StockColumnUse = keyof typeof stockRowFields | 'unit' | 'none';

const NONE: { readonly id: StockColumnUse; readonly label: string } = { id: 'none', label: 'Passed over' };
const LAND_UNIT: { readonly id: StockColumnUse; readonly label: string } = { id: 'unit', label: 'Land unit' };

const fieldUses = (['month', 'enterprise', 'class', ...stockCells] as const).map((id) => ({
  id: id as StockColumnUse, // one of the keys that are gone through
  label: stockRowFields[id].label,
}));

/** Everything that a column may be for, in words. */
export const stockColumnUses: readonly { readonly id: StockColumnUse; readonly label: string }[] = [
  NONE,
  ...fieldUses.slice(0, 3),
  LAND_UNIT,
  ...fieldUses.slice(3),
];

const squashed = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Other headings that people and programs give. */
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

/** What a heading is most likely for: by key, label or another name, whatever the capitals, spaces and signs. */
export function proposedStockUse(heading: string): StockColumnUse {
  const plain = squashed(heading);
  const own = stockColumnUses.find(({ id, label }) => squashed(id) === plain || squashed(label) === plain);
  return own?.id ?? alsoCalled[plain] ?? 'none';
}

/** A row of a file: what it would be stored as, or why it is not. */
export interface ReadStockRow {
  readonly line: number;
  /** As it is written in the file. */
  readonly cells: readonly string[];
  readonly row: StockRow | null;
  readonly faults: readonly string[];
}

export interface StockTable {
  readonly rows: readonly ReadStockRow[];
  /** Why the file as a whole cannot be read. */
  readonly faults: readonly string[];
}

const NO_NAMES: FeatureNames = { nameOf: () => undefined, idsNamed: () => [] };

/** Classes that an enterprise has: two enterprises may call one of theirs alike. */
const classField = (enterprise: unknown): EnumField => ({
  ...stockRowFields.class,
  options: livestockClasses.filter(
    ({ groups }) => typeof enterprise !== 'string' || enterprise === '' || groups?.includes(enterprise),
  ),
});

/** An enterprise that is not told is that of the class, where only one has it. */
const enterpriseOf = (stockClass: unknown): string =>
  livestockClasses.find(({ key }) => key === stockClass)?.groups?.[0] ?? '';

const cellIn = (field: Field, text: string): unknown => readCellText(field, text, NO_NAMES);

type Told = Readonly<Partial<Record<StockColumnUse, string>>>;
type UnitIdOf = (name: string) => string | undefined;

/** The values of a row as the check takes them; what cannot be read is handed on as it stands, for the check to refuse. */
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

/** The farm that a file is read for: its land units, and the months that it has already. */
interface StockFarm {
  readonly unitIdOf: UnitIdOf;
  /** By what a row is told apart by. */
  readonly standing: ReadonlyMap<string, StockRow>;
}

/** A row of a file over what stands of its month: a column that the file does not have says nothing of its cell. */
function laidOver(row: StockRow, uses: readonly StockColumnUse[], standing: StockFarm['standing']): StockRow {
  const stored = standing.get(stockKeyOf(row));
  const untold = stockCells.filter((cell) => stored?.[cell] !== undefined && !uses.includes(cell));
  return { ...row, ...Object.fromEntries(untold.map((cell) => [cell, stored?.[cell]])) };
}

/**
 * Reads months of stock from the rows of a file or a spreadsheet, each laid over what the farm has of the month. A row that cannot be
 * stored says why, and the others are kept; the second row of one month, class and land unit is left out.
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
