/** A cell by its numbers, both from nought. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** The cells that are marked: from where marking began to where it is now. */
export interface GridRange {
  readonly anchor: GridPlace;
  readonly active: GridPlace;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** The edges of a range, whichever way it was marked. */
export const edgesOf = ({ anchor, active }: GridRange) => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
});

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

export const within = ({ row, column }: GridPlace, { rows, columns }: GridSize): GridPlace => ({
  row: clamp(row, rows - 1),
  column: clamp(column, columns - 1),
});

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}

/** Rows that a page is, for the keys that turn one. */
const PAGE = 15;

/** Where a key leads from a cell; null where it leads nowhere within the list. Tab leaves a row at its ends, so that nobody is caught. */
export function placeAfterKey(
  { row, column }: GridPlace,
  { key, ctrlKey, shiftKey }: Pressed,
  size: GridSize,
): GridPlace | null {
  const to = (nextRow: number, nextColumn: number): GridPlace =>
    within({ row: nextRow, column: nextColumn }, size);
  switch (key) {
    case 'ArrowUp':
      return to(ctrlKey ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(ctrlKey ? size.rows - 1 : row + 1, column);
    case 'ArrowLeft':
      return to(row, ctrlKey ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, ctrlKey ? size.columns - 1 : column + 1);
    case 'Home':
      return to(ctrlKey ? 0 : row, 0);
    case 'End':
      return to(ctrlKey ? size.rows - 1 : row, size.columns - 1);
    case 'PageUp':
      return to(row - PAGE, column);
    case 'PageDown':
      return to(row + PAGE, column);
    case 'Tab': {
      const next = column + (shiftKey ? -1 : 1);
      return next < 0 || next >= size.columns ? null : to(row, next);
    }
    default:
      return null;
  }
}
