import { figureWith } from '../formats/figures.ts';
import type { Measures } from '../kind/define-kind.ts';
import type { Surroundings } from '../kind/surroundings.ts';
import type { AnyKind, Attributes } from './any-kind.ts';

/** A figure as a page shows it, and how it is worked out. */
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

/** None for a figure that cannot be worked out. */
function rowOf({ key, label, unit, decimals = 0, help, value }: ReckonedFigure): readonly DerivedRow[] {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return [];
  const figure = typeof value === 'number' ? figureWith(value, decimals) : value;
  const text = unit === undefined ? figure : `${figure} ${unit}`;
  return [{ key, label, text, ...(help === undefined ? {} : { help }) }];
}

/** The figures of a feature that can be worked out from what is filled in, and of the day; the others are left out. */
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

/** The figures of what lies around a feature, as far as that is known. */
export const rowsAround = (
  { derivedAround = [] }: AnyKind,
  surroundings: Surroundings,
): readonly DerivedRow[] =>
  derivedAround.flatMap(({ from, ...figure }) => {
    const found = surroundings[from]();
    return found ? rowOf({ ...figure, ...found }) : [];
  });
