import { countInFigures } from '../formats/figures.ts';

/** Messages of lists about missing values. */
export const listWords = {
  tooManyRows: (rows: number, most: number): string =>
    `${countInFigures(rows)} rows were changed. Up to ${countInFigures(most)} are saved at once: save some, and then the others.`,
  /** Message about a deleted row. `typed`: each typed value with its label. */
  goneRow: (name: string, typed: readonly string[]): string =>
    `${name} was deleted before what you typed was saved (${typed.join('; ')}). Bring it back from the bin to save it.`,
  toFillIn: (count: number): string => `${count} to fill in`,
  /** Text in the cell itself. */
  lacks: 'Still needed',
} as const;
