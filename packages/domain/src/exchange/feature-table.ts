import type { AnyKind, Attributes } from '../derive/any-kind.ts';
import { columnText, featureColumns } from '../derive/columns.ts';
import type { FeatureNames } from '../codecs/field-codec.ts';
import { writeCellText } from '../codecs/cell-text.ts';
import type { Measures } from '../kind/define-kind.ts';
import { guardFormula } from './guard-formula.ts';
import { EXCHANGE_HEADERS } from './match-columns.ts';

/** Feature for a line of a table; its shape is well-known text. */
export interface TableFeature {
  readonly id: string;
  readonly attributes: Attributes;
  readonly measures: Measures;
  readonly shapeText: string;
}

/** Builds a table of a kind's features, with headings: id and name, every column of the kind, and the shape. */
export function featureTable(
  kind: AnyKind,
  features: readonly TableFeature[],
  names: FeatureNames,
): readonly (readonly string[])[] {
  const columns = featureColumns(kind);
  const headers = [EXCHANGE_HEADERS.id, ...columns.map(({ header }) => header), EXCHANGE_HEADERS.shape];
  const rows = features.map(({ id, attributes, measures, shapeText }) => [
    id,
    ...columns.map((column) => {
      const value = column.valueIn(attributes, measures);
      return guardFormula(
        column.field ? writeCellText(column.field, value, names) : columnText(column, value, names),
      );
    }),
    shapeText,
  ]);
  return [headers, ...rows];
}
