import { countInFigures, figureBetween, figureWith, nounFor, type AnyKind } from '@tussock/domain';

/** A figure with its decimals, as people here write it. */
export const figureText = figureWith;

/** Metres with one decimal as kilometres with four: nothing is rounded away between the rows and their sum. */
export const kilometresText = (metres: number): string => `${figureBetween(metres / 1000, 2, 4)} km`;

export const countText = (count: number, kind: AnyKind): string =>
  `${countInFigures(count)} ${nounFor(kind, count)}`;
