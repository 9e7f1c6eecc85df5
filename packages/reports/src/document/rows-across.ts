import type { Cell, TableBlock } from './plan-document.ts';

/** Rearranges a table for paper: with several columns of rows side by side, rows run down the first, then the next. */
export function rowsAcross({
  columns,
  rows,
  total,
  across = 1,
}: Pick<TableBlock, 'columns' | 'rows' | 'total' | 'across'>): Pick<
  TableBlock,
  'columns' | 'rows' | 'total'
> {
  const beside = Math.min(across, rows.length);
  if (beside < 2) return { columns, rows, ...(total ? { total } : {}) };
  const height = Math.ceil(rows.length / beside);
  const empty: readonly Cell[] = columns.map(() => '');
  return {
    columns: Array.from({ length: beside }, () => columns).flat(),
    rows: Array.from({ length: height }, (_, row) =>
      Array.from({ length: beside }, (_none, part) => rows[part * height + row] ?? empty).flat(),
    ),
  };
}
