/** A line of a file that is not empty, parted into its cells. `line` counts as a spreadsheet does, from 1. */
export interface FileLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file brought into one shape, whatever the laboratory's: headings, and one row for each sample. */
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
      /** What the columns of an unknown shape may be, for a person to match them. */
      readonly guess?: SampleTable;
    };

/** `flat`: the specified columns. The others are those of Hill Laboratories, with their results across or down. */
export type LaboratoryLayout = 'flat' | 'byColumn' | 'byRow';

/** Small letters, single blanks, no colon at the end. */
export const plainHeading = (text: string): string =>
  text.trim().replaceAll(/\s+/g, ' ').replace(/\s*:$/, '').toLowerCase();

export const isEmptyLine = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
