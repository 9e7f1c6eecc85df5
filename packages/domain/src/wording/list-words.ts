import { countInFigures } from '../formats/figures.ts';

/** What the lists say of what is still to be filled in. */
export const listWords = {
  tooManyRows: (rows: number, most: number): string =>
    `${countInFigures(rows)} rows were changed. Up to ${countInFigures(most)} are saved at once: save some, and then the others.`,
  /** `typed`: each value with its label. */
  goneRow: (name: string, typed: readonly string[]): string =>
    `${name} was deleted before what you typed was saved (${typed.join('; ')}). Bring it back from the bin to save it.`,
  toFillIn: (count: number): string => `${count} to fill in`,
  /** In the cell itself. */
  lacks: 'Still needed',
} as const;
