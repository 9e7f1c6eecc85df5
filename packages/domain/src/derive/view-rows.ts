import { codecOf } from '../codecs/codec-of.ts';
import type { ViewRow } from '../codecs/field-codec.ts';
import { isFieldShown } from '../codecs/field-checks.ts';
import { isBlank } from '../codecs/is-blank.ts';
import type { AnyKind, Attributes } from './any-kind.ts';

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
    return [{ key, label: field.label, ...codecOf(field).view(field, value, rowsOf) }];
  });
}

/**
 * Lists the values of a feature, or of anything else with declared fields, as its page shows them, by section. Empty sections are left out.
 */
export function viewSections(
  kind: Pick<AnyKind, 'fields' | 'sections'>,
  attributes: Attributes,
): readonly { readonly title: string; readonly rows: readonly ViewRow[] }[] {
  return kind.sections
    .map(({ title, fields }) => ({ title, rows: rowsOf(kind.fields, fields, attributes) }))
    .filter(({ rows }) => rows.length > 0);
}
