import type { FeatureReply } from '@tussock/contract';
import {
  columnText,
  EXCHANGE_HEADERS,
  featureColumns,
  guardFormula,
  writeCellText,
  type AnyKind,
  type FeatureNames,
} from '@tussock/domain';
import { writeWkt } from '@tussock/geometry';
import Papa from 'papaparse';
import { measuresOf } from '../list-row.ts';

/** Without it Excel takes UTF-8 for something else, and macrons break. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Features of a kind as comma-separated values: who each is, every column of the kind, and where it lies. */
export function writeCsv(kind: AnyKind, features: readonly FeatureReply[], names: FeatureNames): string {
  const columns = featureColumns(kind);
  const headers = [EXCHANGE_HEADERS.id, ...columns.map(({ header }) => header), EXCHANGE_HEADERS.shape];
  const rows = features.map((feature) => [
    feature._id,
    ...columns.map((column) => {
      const value = column.valueIn(feature.properties, measuresOf(feature));
      return guardFormula(
        column.field ? writeCellText(column.field, value, names) : columnText(column, value, names),
      );
    }),
    writeWkt(feature.geometry),
  ]);
  return BYTE_ORDER_MARK + Papa.unparse([headers, ...rows], { newline: '\r\n' });
}
