import { figureWith } from '../formats/figures.ts';
import type { Measures } from '../kind/define-kind.ts';
import type { AnyKind, Attributes } from './any-kind.ts';

/** A figure as a page shows it, and how it is worked out. */
export interface DerivedRow {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly help?: string;
}

/** The figures of a feature that can be worked out from what is filled in, and of the day; the others are left out. */
export function derivedRows(
  kind: AnyKind,
  attributes: Attributes,
  measures: Measures,
  today: string,
): readonly DerivedRow[] {
  const figures = [
    ...(kind.derived ?? []).map((figure) => ({ ...figure, value: figure.of(attributes, measures) })),
    ...(kind.derivedToday ?? []).map((figure) => ({ ...figure, value: figure.of(attributes, today) })),
  ];
  return figures.flatMap(({ key, label, unit, decimals = 0, help, value }) => {
    if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return [];
    const figure = typeof value === 'number' ? figureWith(value, decimals) : value;
    return [
      {
        key,
        label,
        text: unit === undefined ? figure : `${figure} ${unit}`,
        ...(help === undefined ? {} : { help }),
      },
    ];
  });
}
