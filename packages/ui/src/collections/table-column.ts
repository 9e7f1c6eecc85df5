import type { ReactNode } from 'react';

/** Sort column and direction of a table. */
export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** Text of an empty cell, so that it is recognised as empty; left out of a row's card on a phone. */
export const NOTHING = '–';

/** Column of a table: its heading, and its content for a row. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** Alignment; `end` for figures, so that their digits line up. */
  readonly align?: 'start' | 'end';
  /** True for the column that names the row: the first line of its card on a phone. Exactly one column has it. */
  readonly isRowHeader?: boolean;
  /** CSS width. */
  readonly width?: string;
}
