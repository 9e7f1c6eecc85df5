import { blankValue, type Field, type Fields } from '@tussock/domain';
import type { FormValues } from '../sync/drafts/index.ts';

export type { FormValues };

const valueIn = (field: Field, stored: unknown): unknown => {
  if (stored === undefined || stored === null) return blankValue(field);
  if (typeof stored === 'number') return String(stored);
  if (field.type === 'list')
    return (stored as readonly Record<string, unknown>[]).map((row) => formValuesFrom(field.row, row));
  return stored;
};

/** Converts stored attributes to form values: every field is present. */
export const formValuesFrom = (fields: Fields, attributes: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, valueIn(field, attributes[key])]));
