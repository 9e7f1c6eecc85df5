import type { Field, Fields } from '@tussock/domain';
import type { FormValues } from './drafts.ts';

export type { FormValues };

/** Types whose value is a list. */
const LISTS: ReadonlySet<Field['type']> = new Set(['multiEnum', 'featureRef', 'photos', 'documents', 'list']);

const emptyValue = (field: Field): unknown => {
  if (LISTS.has(field.type)) return [];
  if (field.type === 'boolean') return false;
  return '';
};

const valueIn = (field: Field, stored: unknown): unknown => {
  if (stored === undefined || stored === null) return emptyValue(field);
  if (typeof stored === 'number') return String(stored);
  if (field.type === 'list')
    return (stored as readonly Record<string, unknown>[]).map((row) => formValuesFrom(field.row, row));
  return stored;
};

/** Stored attributes as a form holds them: every field is there. */
export const formValuesFrom = (fields: Fields, attributes: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, valueIn(field, attributes[key])]));
