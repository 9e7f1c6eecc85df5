import {
  columnText,
  featureColumns,
  ID_COLUMN,
  KIND_HEADER,
  writeCellText,
  type AnyKind,
  type FeatureColumn,
  type FeatureNames,
  type MapCell,
} from '@tussock/domain';
import type { RecordFeature } from './features-of-record.ts';

/** The features of one kind. */
export interface WrittenLayer {
  readonly kind: AnyKind;
  readonly features: readonly RecordFeature[];
}

/** The content of a file, with its title. */
export interface WrittenPlan {
  readonly farm: string;
  readonly at: Date;
  readonly layers: readonly WrittenLayer[];
  readonly names: FeatureNames;
}

/** Writes one file format. */
export type WriteFormat = (plan: WrittenPlan) => Promise<Uint8Array> | Uint8Array;

/** Column headings of a feature's id, and of its kind where a file has several kinds. */
export const WRITTEN_HEADERS = { id: ID_COLUMN, kind: KIND_HEADER } as const;

const isFigure = ({ field, decimals }: FeatureColumn): boolean =>
  field ? field.type === 'number' || field.type === 'integer' : decimals !== undefined;

/** Keys of the numeric columns; all others are text. */
export const figureKeys = (kind: AnyKind): ReadonlySet<string> =>
  new Set(
    featureColumns(kind)
      .filter(isFigure)
      .map(({ key }) => key),
  );

/** The values of a feature by column key, as text or numbers that can be read back unchanged; null for none. */
export function cellsOf(
  { kind, attributes, measures }: RecordFeature,
  names: FeatureNames,
): readonly (readonly [FeatureColumn, MapCell])[] {
  return featureColumns(kind).map((column) => {
    const value = column.valueIn(attributes, measures);
    if (isFigure(column)) return [column, typeof value === 'number' ? value : null];
    const text = column.field ? writeCellText(column.field, value, names) : columnText(column, value, names);
    return [column, text === '' ? null : text];
  });
}

export const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Escapes text for XML; characters that XML cannot contain are left out. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // An attribute or element would read these as a blank.
    .replaceAll('\r', '&#13;');
