/** Non-empty line of a file, split into cells. `line` counts like a spreadsheet, from 1. */
export interface FileLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Table of samples in one common form for all laboratories: headings, and one row for each sample. */
export interface SampleTable {
  readonly headings: readonly string[];
  readonly rows: readonly {
    readonly line: number;
    readonly place: string;
    readonly cells: readonly string[];
  }[];
  readonly notices: readonly string[];
}

export type FoundTable =
  | { readonly ok: true; readonly layout: LaboratoryLayout; readonly table: SampleTable }
  | {
      readonly ok: false;
      readonly faults: readonly string[];
      /** Guessed columns of an unknown layout, for a person to match. */
      readonly guess?: SampleTable;
    };

/** Layout of a file. `flat`: the specified columns. The others are those of Hill Laboratories, with results across or down. */
export type LaboratoryLayout = 'flat' | 'byColumn' | 'byRow';

/** Normalises a heading: lower case, single spaces, no colon at the end. */
export const plainHeading = (text: string): string =>
  text.trim().replaceAll(/\s+/g, ' ').replace(/\s*:$/, '').toLowerCase();

export const isEmptyLine = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
