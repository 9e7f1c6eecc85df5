import type { Field, Fields } from '../kind/field.ts';

/** Refusal of a value: its path (`risks.2.reason` for a row) and what the person should do. */
export interface FieldRefusal {
  readonly field: string;
  readonly message: string;
}

/** Checked value in its stored form, or the refusals. */
export type Checked =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusals: readonly FieldRefusal[] };

export type CheckedFields =
  | { readonly ok: true; readonly attributes: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly refusals: readonly FieldRefusal[] };

/** Names of the plan's features, for fields that refer to features. */
export interface FeatureNames {
  readonly nameOf: (collection: string, id: string) => string | undefined;
  readonly idsNamed: (collection: string, name: string) => readonly string[];
}

/** A JSON Schema (draft 2020-12) as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Row of a feature's page: the label, and the value as a person reads it. */
export interface ViewRow {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** Ids to show as links to features or as files, or rows to show as a small table, for values of these types. */
  readonly featureIds?: readonly string[];
  readonly fileIds?: readonly string[];
  readonly rows?: readonly (readonly ViewRow[])[];
}
export type Viewed = Omit<ViewRow, 'key' | 'label'>;

/** Functions for the fields of a row: each function of a codec gets itself for the rows of a list. */
export interface Within {
  readonly check: (fields: Fields, row: unknown, prefix: string) => CheckedFields;
  readonly schema: (fields: Fields) => JsonSchema;
  readonly view: (
    fields: Fields,
    keys: readonly string[],
    row: Readonly<Record<string, unknown>>,
  ) => readonly ViewRow[];
}

/**
 * Codec of a field type: every operation on its value. It is defined once for each type, and used wherever values are checked, stored,
 * listed, shown, imported, exported or described.
 */
export interface FieldCodec<F extends Field, Value> {
  /** Converts a value from a form, a file or a program to its stored form. Never called with a blank. */
  readonly check: (field: F, value: unknown, at: string, within: Within['check']) => Checked;
  /** Form value of an empty field. */
  readonly blank: '' | readonly never[];
  /** Initial value of a new feature; undefined for none. */
  readonly start?: (field: F) => Value | undefined;
  /** Writes a value as the text of one cell, which `read` reads back as the same value. */
  readonly write: (field: F, value: Value, names: FeatureNames) => string;
  /** Reads the text of a cell. Unreadable text is returned unchanged, for the check to refuse. */
  readonly read: (field: F, cell: string, names: FeatureNames) => unknown;
  /** Formats a value for a list of features, without the unit, which is in the heading; like `write` when undefined. */
  readonly listed?: (field: F, value: Value) => string;
  /** Sort value, when it differs from the text in a file. */
  readonly order?: (field: F, value: Value) => number;
  /** Formats a value for a feature's page. */
  readonly view: (field: F, value: Value, within: Within['view']) => Viewed;
  /** JSON Schema for the API description, with an example where the type alone shows none. */
  readonly schema: (field: F, within: Within['schema']) => JsonSchema;
  /** True when a value is too large for one cell and opens a form of its own. */
  readonly opensForm?: true;
}

export const accept = (value: unknown): Checked => ({ ok: true, value });
export const refuse = (at: string, message: string): Checked => ({
  ok: false,
  refusals: [{ field: at, message }],
});

/** Separator between several values in one cell. */
export const SEPARATOR = '; ';
export const SEPARATORS = /[;\n]/;
export const readParts = <T>(text: string, read: (part: string) => T): T[] =>
  text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(read);

/** Formats a count with its noun: '3 photos', '1 photo'. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const ID_SCHEMA = { type: 'string', format: 'uuid' } as const;
