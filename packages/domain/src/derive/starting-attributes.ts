import { codecOf } from '../codecs/codec-of.ts';
import type { AnyKind, Attributes } from './any-kind.ts';

/** Attributes of a new feature of a kind: the declared defaults. */
export function startingAttributes({ fields }: AnyKind): Attributes {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const value = codecOf(field).start?.(field);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
