import type { FeatureReply } from '@tussock/contract';
import { csvText, featureTable, type AnyKind, type FeatureNames } from '@tussock/domain';
import { writeWkt } from '@tussock/geometry';
import { measuresOf } from '../../../sync/index.ts';

/** Features of a kind as comma-separated values: who each is, every column of the kind, and where it lies. */
export function writeCsv(kind: AnyKind, features: readonly FeatureReply[], names: FeatureNames): string {
  const rows = features.map((feature) => ({
    id: feature._id,
    attributes: feature.properties,
    measures: measuresOf(feature),
    shapeText: writeWkt(feature.geometry),
  }));
  const table = featureTable(kind, rows, names);
  return csvText(table);
}
