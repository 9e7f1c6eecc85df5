import type { AnyKind } from './any-kind.ts';

/** The plural within a sentence: paddocks, but LUC units. */
export const pluralOf = ({ names }: AnyKind): string =>
  /^[A-Z]{2}/.test(names.plural)
    ? names.plural
    : names.plural.charAt(0).toLowerCase() + names.plural.slice(1);

/** The word within a sentence for so many of a kind: paddock for one, else paddocks. */
export const nounFor = (kind: AnyKind, count: number): string =>
  count === 1 ? kind.names.inSentence : pluralOf(kind);
