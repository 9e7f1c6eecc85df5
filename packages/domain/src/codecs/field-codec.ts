import type { Field, Fields } from '../kind/field.ts';

/** A refused value: where it stands (`risks.2.reason` for a row) and what the person should do. */
export interface FieldRefusal {
  readonly field: string;
  readonly message: string;
}

/** A value as it is stored, or why it is refused. */
export type Checked =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusals: readonly FieldRefusal[] };

export type CheckedFields =
  | { readonly ok: true; readonly attributes: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly refusals: readonly FieldRefusal[] };

/** The names of the plan's features, for values that point at some of them. */
export interface FeatureNames {
  readonly nameOf: (collection: string, id: string) => string | undefined;
  readonly idsNamed: (collection: string, name: string) => readonly string[];
}

/** A JSON Schema (draft 2020-12) as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A line of a feature's page: the label, and the value as a person reads it. */
export interface ViewRow {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** Ids to show as links to other features or as files, or rows to show as a small table, where the value is one of those. */
  readonly featureIds?: readonly string[];
  readonly fileIds?: readonly string[];
  readonly rows?: readonly (readonly ViewRow[])[];
}
export type Viewed = Omit<ViewRow, 'key' | 'label'>;

/** The same for the fields of a row: each act hands itself on to the rows of a list. */
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
 * Everything that one type of field can do with its value: said once for each type, and asked by whoever checks, stores, lists, shows,
 * imports, exports or describes it.
 */
export interface FieldCodec<F extends Field, Value> {
  /** What is stored of what a form, a file or a program sends. Never asked of a blank. */
  readonly check: (field: F, value: unknown, at: string, within: Within['check']) => Checked;
  /** What a form holds where there is no value. */
  readonly blank: '' | readonly never[];
  /** What a new feature starts with; left out for none. */
  readonly start?: (field: F) => Value | undefined;
  /** As text of one cell of a file, which `read` reads back as the same value. */
  readonly write: (field: F, value: Value, names: FeatureNames) => string;
  /** What cannot be read is handed on as it stands, for the check to refuse. */
  readonly read: (field: F, cell: string, names: FeatureNames) => unknown;
  /** As a list of features shows it, whose heading bears the unit; as in a file where it is left out. */
  readonly listed?: (field: F, value: Value) => string;
  /** What a list is ordered by, where it is not what a file would hold. */
  readonly order?: (field: F, value: Value) => number;
  /** As a page shows it. */
  readonly view: (field: F, value: Value, within: Within['view']) => Viewed;
  /** As a description of the calls says it, with an example where the type itself is none. */
  readonly schema: (field: F, within: Within['schema']) => JsonSchema;
  /** Whether its value is too much for one cell, and is typed in a form of its own. */
  readonly opensForm?: true;
}

export const accept = (value: unknown): Checked => ({ ok: true, value });
export const refuse = (at: string, message: string): Checked => ({
  ok: false,
  refusals: [{ field: at, message }],
});

/** Between the values of one cell. */
export const SEPARATOR = '; ';
export const SEPARATORS = /[;\n]/;
export const readParts = <T>(text: string, read: (part: string) => T): T[] =>
  text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(read);

/** '3 photos', '1 photo'. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const ID_SCHEMA = { type: 'string', format: 'uuid' } as const;
