/** Rows of files of maps and the names of their columns: the door of both. */
export {
  ID_COLUMN,
  proposeColumns,
  rowsForKind,
  shapeForKind,
  valueOfCell,
  type ColumnChoice,
  type RowForKind,
} from './rows-of-map-file.ts';
export { shortColumnNames } from './short-column-names.ts';
