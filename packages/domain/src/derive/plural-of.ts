import type { AnyKind } from './any-kind.ts';

/** Plural of a kind for use within a sentence: "paddocks", but "LUC units". */
export const pluralOf = ({ names }: AnyKind): string =>
  /^[A-Z]{2}/.test(names.plural)
    ? names.plural
    : names.plural.charAt(0).toLowerCase() + names.plural.slice(1);

/** Singular or plural of a kind for a count, for use within a sentence. */
export const nounFor = (kind: AnyKind, count: number): string =>
  count === 1 ? kind.names.inSentence : pluralOf(kind);
