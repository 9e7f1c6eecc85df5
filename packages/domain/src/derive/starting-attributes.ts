import type { AnyKind, Attributes } from './any-kind.ts';

/** The attributes a new feature of a kind starts with: the declared defaults. */
export function startingAttributes(kind: AnyKind): Attributes {
  return Object.fromEntries(
    Object.entries(kind.fields).flatMap(([key, field]) =>
      field.type === 'enum' && field.default !== undefined ? [[key, field.default]] : [],
    ),
  );
}
