/** A row of a file, before it is compared with the plan. */
export interface SourceRow {
  /** Line in the file, counted as in a spreadsheet: the headings are line 1. */
  readonly line: number;
  readonly id: string;
  /** Id for a new feature, to which other rows of the file may refer. */
  readonly newId?: string;
  /** Form values by field key; only for columns of the file. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether the name was generated from its number: an existing feature with that name is another one. */
  readonly isNameMadeUp?: boolean;
  /** Shape as read, not checked yet; undefined where the row has none. */
  readonly shape?: unknown;
  readonly faults: readonly string[];
}

export type ReadSource =
  | { readonly ok: true; readonly rows: readonly SourceRow[]; readonly notices: readonly string[] }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Bytes. Ten thousand drawn features come to some nine million. */
export const MOST_BYTES = 20 * 1024 * 1024;

export const refuseSource = (...faults: readonly string[]): ReadSource => ({ ok: false, faults });

/** Says in a sentence what was skipped. */
export const passedOver = (names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`Ignored, because nothing here has that name: ${names.join(', ')}`];
