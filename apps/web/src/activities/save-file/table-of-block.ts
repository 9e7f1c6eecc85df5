import type { Cell, TableBlock } from '@tussock/reports';
import type { TableCell } from './save-table.ts';

/** A figure as it is written on a page. */
const FIGURE = /^-?\d{1,3}(?:,\d{3})*(?:\.\d+)?$|^-?\d+(?:\.\d+)?$/;

const textOf = (cell: Cell): string => {
  if (typeof cell === 'string') return cell;
  const levels = (cell.levels ?? []).map(({ text }) => text).join(' → ');
  return [levels, cell.text, ...(cell.below ?? [])].filter(Boolean).join(' ');
};

/** A cell of a column of figures is a figure again, for sums in a spreadsheet; a dash is none. */
function cellOf(text: string, isFigure: boolean): TableCell {
  if (!isFigure) return text;
  if (text === '–') return '';
  return FIGURE.test(text) ? Number(text.replaceAll(',', '')) : text;
}

/** A table of a document as it leaves the product: its headings, its rows and its total. */
export function tableOfBlock({ columns, rows, total }: TableBlock): readonly (readonly TableCell[])[] {
  const write = (row: readonly Cell[]): readonly TableCell[] =>
    row.map((cell, index) => cellOf(textOf(cell), columns[index]?.align === 'end'));
  return [columns.map(({ header }) => header), ...rows.map(write), ...(total ? [write(total)] : [])];
}
