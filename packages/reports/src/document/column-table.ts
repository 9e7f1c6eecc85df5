import type { Cell, Column, TableBlock } from './plan-document.ts';

/** A column of a table with what it shows of each row, and below them. */
export interface ColumnOf<Row> {
  readonly column: Column;
  readonly cell: (row: Row) => Cell;
  readonly total?: string;
}

/** A table whose headings, cells and totals come from one list of columns, so that none can stand under another. */
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
