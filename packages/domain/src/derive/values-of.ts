import type { AttributesOf, Fields } from '../kind/field.ts';
import type { Attributes } from './any-kind.ts';

interface WithFields {
  readonly fields: Fields;
}

/** The values of a feature of a kind, as it is declared. */
export type ValuesOf<Kind extends WithFields> = Partial<AttributesOf<Kind['fields']>>;

/** The keys of a kind, with whatever stands under them. */
export type UncheckedOf<Kind extends WithFields> = { readonly [Key in keyof Kind['fields']]?: unknown };

/** Stored attributes of a feature that is known to be of a kind: a field that is renamed there no longer compiles here. */
// What is stored was checked against the declaration.
export const valuesOf = <Kind extends WithFields>(_kind: Kind, attributes: Attributes): ValuesOf<Kind> =>
  attributes as ValuesOf<Kind>;

/** The same of what nothing has checked yet, such as a form that is half filled in. */
export const uncheckedOf = <Kind extends WithFields>(
  _kind: Kind,
  attributes: Attributes,
): UncheckedOf<Kind> => attributes;
