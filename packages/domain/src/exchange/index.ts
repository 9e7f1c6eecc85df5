export { BYTE_ORDER_MARK, csvLine, csvText } from './csv-text.ts';
export { featureTable, type TableFeature } from './feature-table.ts';
export { guardFormula, unguardFormula } from './guard-formula.ts';
export { KIND_HEADER, kindColumn, kindOfTable, kindsForShapes, kindsOfRows } from './kinds-of-map-file.ts';
export {
  continuedHeader,
  EXCHANGE_HEADERS,
  matchColumns,
  type ColumnUse,
  type MatchedColumns,
} from './match-columns.ts';
export { namesOfFeatures, type NamedFeature } from './names-of-features.ts';
export { pointHere } from './point-here.ts';
export {
  ID_COLUMN,
  ID_COLUMN_OF_TABLES,
  proposeColumns,
  rowsForKind,
  type ColumnChoice,
  type RowForKind,
} from './rows-of-map-file.ts';
export { shapeClassOf } from './shape-for-kind.ts';
export { continuedColumnName, readShortNames, shortColumnNames } from './short-column-names.ts';
export { unaskedValues } from './unasked-values.ts';
export { nounFor, pluralOf } from '../derive/plural-of.ts';
export { plainColumnName } from './plain-column-name.ts';
