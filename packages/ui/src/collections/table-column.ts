import type { ReactNode } from 'react';

/** By which column a table stands, and which way. */
export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** Stands in a cell where there is nothing, so that a gap is seen to be one; left out of the card that a row becomes on a phone. */
export const NOTHING = '–';

/** One column: its heading, and what it shows of a row. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** `end` for figures, so that their digits stand under each other. */
  readonly align?: 'start' | 'end';
  /** Names the row: the first line of its card on a phone. One column has it. */
  readonly isRowHeader?: boolean;
  /** A CSS width. */
  readonly width?: string;
}
