import { figureWith } from '../formats/figures.ts';
import type { Measures } from '../kind/define-kind.ts';
import type { Surroundings } from '../kind/surroundings.ts';
import type { AnyKind, Attributes } from './any-kind.ts';

/** Derived figure as a page shows it, with an explanation of how it is computed. */
export interface DerivedRow {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly help?: string;
}

interface ReckonedFigure extends Omit<DerivedRow, 'text'> {
  readonly unit?: string;
  readonly decimals?: number;
  readonly value: number | string | undefined;
}

/** Builds the row of a figure; empty when the figure cannot be computed. */
function rowOf({ key, label, unit, decimals = 0, help, value }: ReckonedFigure): readonly DerivedRow[] {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return [];
  const figure = typeof value === 'number' ? figureWith(value, decimals) : value;
  const text = unit === undefined ? figure : `${figure} ${unit}`;
  return [{ key, label, text, ...(help === undefined ? {} : { help }) }];
}

/** Lists the figures of a feature that can be computed from its attributes and the date; all others are left out. */
export function derivedRows(
  kind: AnyKind,
  attributes: Attributes,
  measures: Measures,
  today: string,
): readonly DerivedRow[] {
  return [
    ...(kind.derived ?? []).map((figure) => ({ ...figure, value: figure.of(attributes, measures) })),
    ...(kind.derivedToday ?? []).map((figure) => ({ ...figure, value: figure.of(attributes, today) })),
  ].flatMap(rowOf);
}

/** Lists the known figures of a feature's surroundings. */
export const rowsAround = (
  { derivedAround = [] }: AnyKind,
  surroundings: Surroundings,
  attributes: Attributes,
): readonly DerivedRow[] =>
  derivedAround
    .filter(
      ({ shownWhen }) => !shownWhen || shownWhen.is.some((value) => value === attributes[shownWhen.field]),
    )
    .flatMap(({ from, shownWhen: _when, ...figure }) => {
      const found = surroundings[from]();
      return found ? rowOf({ ...figure, ...found }) : [];
    });
