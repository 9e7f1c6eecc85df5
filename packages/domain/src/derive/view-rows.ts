import type { Field, FieldType } from '../kind/field.ts';
import type { AnyKind, Attributes } from './any-kind.ts';
import { isBlank, isFieldShown } from '../codecs/field-checks.ts';

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

type Display = (field: never, value: never) => Pick<ViewRow, 'text' | 'featureIds' | 'fileIds' | 'rows'>;

const labelOf = (
  field: { readonly options: readonly { key: string; label: string }[] },
  key: string,
): string => field.options.find((option) => option.key === key)?.label ?? key;

const showNumber = (field: { readonly unit?: string }, value: number) => {
  if (field.unit === 'year') return { text: String(value) };
  const figure = value.toLocaleString('en-NZ', { maximumFractionDigits: 3 });
  if (field.unit === '$')
    return {
      text: `$${value.toLocaleString('en-NZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
    };
  return { text: field.unit === undefined ? figure : `${figure} ${field.unit}` };
};

/** 21/11/2026 from 2026-11-21, 11/2026 from 2026-11: the order people here write. */
const showDate = (_field: unknown, value: string) => ({ text: value.split('-').reverse().join('/') });

const showFiles = (ids: readonly string[], noun: string) => ({
  text: `${ids.length} ${noun}${ids.length === 1 ? '' : 's'}`,
  fileIds: ids,
});

const displays: { readonly [T in FieldType]: Display } = {
  text: (_field, value: string) => ({ text: value }),
  longText: (_field, value: string) => ({ text: value }),
  number: showNumber,
  integer: showNumber,
  enum: (field: Extract<Field, { type: 'enum' }>, value: string) => ({ text: labelOf(field, value) }),
  multiEnum: (field: Extract<Field, { type: 'multiEnum' }>, value: readonly string[]) => ({
    text: value.map((key) => labelOf(field, key)).join(', '),
  }),
  boolean: (_field, value: boolean) => ({ text: value ? 'Yes' : 'No' }),
  date: showDate,
  month: showDate,
  featureRef: (field: Extract<Field, { type: 'featureRef' }>, value: readonly string[]) => ({
    text: `${value.length} ${field.noun}${value.length === 1 ? '' : 's'}`,
    featureIds: value,
  }),
  photos: (_field, value: readonly string[]) => showFiles(value, 'photo'),
  documents: (_field, value: readonly string[]) => showFiles(value, 'document'),
  list: (field: Extract<Field, { type: 'list' }>, value: readonly Attributes[]) => ({
    text: `${value.length} ${field.rowNoun}${value.length === 1 ? '' : 's'}`,
    rows: value.map((row) => rowsOf(field.row, Object.keys(field.row), row)),
  }),
};

function rowsOf(
  fields: AnyKind['fields'],
  keys: readonly string[],
  attributes: Attributes,
): readonly ViewRow[] {
  return keys.flatMap((key) => {
    const field = fields[key];
    const value = attributes[key];
    if (!field || isBlank(value) || !isFieldShown(field, attributes)) return [];
    // Attributes were checked against the same declaration when they were stored.
    return [
      {
        key,
        label: field.label,
        ...(displays[field.type] as (field: Field, value: unknown) => Pick<ViewRow, 'text'>)(field, value),
      },
    ];
  });
}

/** The values of a feature, or of anything else with declared fields, as its page shows them, section by section; sections with nothing to say are left out. */
export function viewSections(
  kind: Pick<AnyKind, 'fields' | 'sections'>,
  attributes: Attributes,
): readonly { readonly title: string; readonly rows: readonly ViewRow[] }[] {
  return kind.sections
    .map(({ title, fields }) => ({ title, rows: rowsOf(kind.fields, fields, attributes) }))
    .filter(({ rows }) => rows.length > 0);
}
