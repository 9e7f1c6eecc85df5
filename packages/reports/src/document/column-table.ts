import type { Cell, Column, TableBlock } from './plan-document.ts';

/** Column of a table with its cell for each row, and its total. */
export interface ColumnOf<Row> {
  readonly column: Column;
  readonly cell: (row: Row) => Cell;
  readonly total?: string;
}

/** Builds a table whose headings, cells and totals come from one list of columns, so that they always match. */
export const columnTable = <Row>(
  label: string,
  columns: readonly ColumnOf<Row>[],
  rows: readonly Row[],
): TableBlock => ({
  type: 'table',
  label,
  columns: columns.map(({ column }) => column),
  rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  total: columns.map(({ total = '' }) => total),
});
