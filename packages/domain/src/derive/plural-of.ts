import type { AnyKind } from './any-kind.ts';

/** The plural within a sentence: paddocks, but LUC units. */
export const pluralOf = ({ names }: AnyKind): string =>
  /^[A-Z]{2}/.test(names.plural)
    ? names.plural
    : names.plural.charAt(0).toLowerCase() + names.plural.slice(1);
