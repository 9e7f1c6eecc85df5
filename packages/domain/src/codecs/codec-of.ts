import type { Field, FieldType } from '../kind/field.ts';
import { booleanCodec, enumCodec, multiEnumCodec } from './choice-codecs.ts';
import { dateCodec, monthCodec } from './date-codecs.ts';
import type { FieldCodec } from './field-codec.ts';
import { listCodec } from './list-codec.ts';
import { numberCodec } from './number-codec.ts';
import { featureRefCodec, filesCodec } from './pointer-codecs.ts';
import { textCodec } from './text-codec.ts';

/** Stored type of each field type's value. */
interface Stored {
  readonly text: string;
  readonly longText: string;
  readonly number: number;
  readonly integer: number;
  readonly enum: string;
  readonly multiEnum: readonly string[];
  readonly boolean: boolean;
  readonly date: string;
  readonly month: string;
  readonly featureRef: readonly string[];
  readonly photos: readonly string[];
  readonly documents: readonly string[];
  readonly list: readonly Readonly<Record<string, unknown>>[];
}

/** Codec of each field type. Complete, so that a new type does not compile without one. */
const codecs = {
  text: textCodec,
  longText: textCodec,
  number: numberCodec,
  integer: numberCodec,
  enum: enumCodec,
  multiEnum: multiEnumCodec,
  boolean: booleanCodec,
  date: dateCodec,
  month: monthCodec,
  featureRef: featureRefCodec,
  photos: filesCodec,
  documents: filesCodec,
  list: listCodec,
} satisfies { readonly [T in FieldType]: FieldCodec<Field & { readonly type: T }, Stored[T]> };

/** Finds the codec of a field by its type. Values passed to it must be of that type, as checked values are. */
// The table is complete over the types; the compiler cannot follow that the codec belongs to this field's own type.
export const codecOf = ({ type }: Field): FieldCodec<Field, unknown> =>
  codecs[type] as unknown as FieldCodec<Field, unknown>;
