/** A row of a file, before it is held against the plan. */
export interface SourceRow {
  /** Where it stands in the file, counted as a spreadsheet does: the headings are line 1. */
  readonly line: number;
  readonly id: string;
  /** What it is called by where it becomes a feature: others of the file may point at it. */
  readonly newId?: string;
  /** By key of the field, as a form holds them; only what the file has a column for. */
  readonly values: Readonly<Record<string, unknown>>;
  /** It had no name and was called by its number: one that stands and is called so is another. */
  readonly isNameMadeUp?: boolean;
  /** As read, not yet judged; undefined where the row says nothing of its place. */
  readonly shape?: unknown;
  readonly faults: readonly string[];
}

export type ReadSource =
  | { readonly ok: true; readonly rows: readonly SourceRow[]; readonly notices: readonly string[] }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Bytes. Ten thousand drawn features come to some nine million. */
export const MOST_BYTES = 20 * 1024 * 1024;

export const refuseSource = (...faults: readonly string[]): ReadSource => ({ ok: false, faults });

/** What was passed over, in a sentence. */
export const passedOver = (names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`Ignored, because nothing here has that name: ${names.join(', ')}`];
