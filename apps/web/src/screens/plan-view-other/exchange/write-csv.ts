import type { FeatureReply } from '@tussock/contract';
import { featureTable, type AnyKind, type FeatureNames } from '@tussock/domain';
import { writeWkt } from '@tussock/geometry';
import Papa from 'papaparse';
import { measuresOf } from '../../../record/index.ts';

/** Without it Excel takes UTF-8 for something else, and macrons break. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Features of a kind as comma-separated values: who each is, every column of the kind, and where it lies. */
export function writeCsv(kind: AnyKind, features: readonly FeatureReply[], names: FeatureNames): string {
  const rows = features.map((feature) => ({
    id: feature._id,
    attributes: feature.properties,
    measures: measuresOf(feature),
    shapeText: writeWkt(feature.geometry),
  }));
  const table = featureTable(kind, rows, names);
  return (
    BYTE_ORDER_MARK +
    Papa.unparse(
      table.map((line) => [...line]),
      { newline: '\r\n' },
    )
  );
}
