import type { Field } from '../kind/field.ts';
import { codecOf } from './codec-of.ts';
import type { FeatureNames } from './field-codec.ts';

/** Checks whether a field's type stores its value as text. */
const isText = ({ type }: Field): boolean => type === 'text' || type === 'longText' || type === 'enum';

/** Writes a stored value as text for a spreadsheet cell, which `readCellText` reads back as the same value; '' for none. */
export function writeCellText(field: Field, value: unknown, names: FeatureNames): string {
  if (value === undefined || value === null || value === '') return '';
  // What a check refused is still shown as it came.
  if (typeof value === 'string' && !isText(field)) return value;
  if (Array.isArray(value) && value.length === 0) return '';
  return codecOf(field).write(field, value, names);
}

/**
 * Reads a spreadsheet cell as a form value: options by label, key or another spelling, days as 21/11/2026 or 2026-11-21, features by name
 * or id. Unreadable text is returned unchanged, for the check to refuse.
 */
export const readCellText = (field: Field, cell: string, names: FeatureNames): unknown =>
  cell.trim() === '' ? '' : codecOf(field).read(field, cell, names);
