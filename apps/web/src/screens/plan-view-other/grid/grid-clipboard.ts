import {
  columnText,
  guardFormula,
  readCellText,
  unguardFormula,
  writeCellText,
  type FeatureColumn,
  type FeatureNames,
} from '@tussock/domain';
import Papa from 'papaparse';
import { edgesOf, type GridRange, type GridSize } from './grid-place.ts';

/** A cell with its new value. */
export interface PlacedValue {
  readonly row: number;
  readonly column: number;
  readonly value: unknown;
}

/** Formats a cell for the clipboard, as an export does, so that it can be pasted back. */
export const clipboardText = (column: FeatureColumn, value: unknown, names: FeatureNames): string =>
  guardFormula(column.field ? writeCellText(column.field, value, names) : columnText(column, value, names));

/** Formats the marked cells as text for spreadsheets. */
export const toClipboard = (cells: readonly (readonly string[])[]): string =>
  Papa.unparse(
    cells.map((row) => [...row]),
    { delimiter: '\t', newline: '\n' },
  );

interface Paste {
  readonly values: readonly PlacedValue[];
  /** Number of pasted cells outside of the list, or in read-only columns. */
  readonly passedOver: number;
}

/** Places a block from a spreadsheet on the list, from the first marked cell on; a single value fills every marked cell. */
export function fromClipboard(
  text: string,
  range: GridRange,
  list: { readonly size: GridSize; readonly columns: readonly FeatureColumn[]; readonly names: FeatureNames },
): Paste {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), {
    delimiter: '\t',
    skipEmptyLines: false,
  });
  const { top, left, bottom, right } = edgesOf(range);
  const isSingle = data.length === 1 && data[0]?.length === 1;
  const block = isSingle
    ? Array.from({ length: bottom - top + 1 }, () =>
        Array.from({ length: right - left + 1 }, () => data[0]?.[0] ?? ''),
      )
    : data;
  const values: PlacedValue[] = [];
  let passedOver = 0;
  for (const [down, cells] of block.entries())
    for (const [across, cell] of cells.entries()) {
      const [row, column] = [top + down, left + across];
      const field = list.columns[column]?.field;
      if (row < list.size.rows && field)
        values.push({ row, column, value: readCellText(field, unguardFormula(cell), list.names) });
      else passedOver += 1;
    }
  return { values, passedOver };
}
