import type { AttributesOf, Fields } from '../kind/field.ts';
import type { Attributes } from './any-kind.ts';

interface WithFields {
  readonly fields: Fields;
}

/** Values of a feature of a kind, typed by its declaration. */
export type ValuesOf<Kind extends WithFields> = Partial<AttributesOf<Kind['fields']>>;

/** Unchecked values under the keys of a kind. */
export type UncheckedOf<Kind extends WithFields> = { readonly [Key in keyof Kind['fields']]?: unknown };

/** Types the stored attributes of a feature by its kind, so that a renamed field no longer compiles where it is used. */
// What is stored was checked against the declaration.
export const valuesOf = <Kind extends WithFields>(_kind: Kind, attributes: Attributes): ValuesOf<Kind> =>
  attributes as ValuesOf<Kind>;

/** Types attributes by the keys of a kind without trusting their values, such as those of a form that is half filled in. */
export const uncheckedOf = <Kind extends WithFields>(
  _kind: Kind,
  attributes: Attributes,
): UncheckedOf<Kind> => attributes;
