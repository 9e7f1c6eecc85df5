import { countInFigures, figureBetween, figureWith, type AnyKind } from '@tussock/domain';

/** A figure with its decimals, as people here write it. */
export const figureText = figureWith;

/** Metres with one decimal as kilometres with four: nothing is rounded away between the rows and their sum. */
export const kilometresText = (metres: number): string => `${figureBetween(metres / 1000, 2, 4)} km`;

/** The plural within a sentence: paddocks, but LUC units. */
export const pluralOf = ({ names }: AnyKind): string =>
  /^[A-Z]{2}/.test(names.plural)
    ? names.plural
    : names.plural.charAt(0).toLowerCase() + names.plural.slice(1);

export const countText = (count: number, kind: AnyKind): string =>
  `${countInFigures(count)} ${count === 1 ? kind.names.inSentence : pluralOf(kind)}`;
