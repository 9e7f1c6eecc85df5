import type { Measures } from '../kind/define-kind.ts';
import type { AnyKind } from './any-kind.ts';
import { checkFields } from '../codecs/field-checks.ts';
import type { CheckedFields } from '../codecs/field-codec.ts';

/**
 * Checks the attributes of a feature against its declaration: the one check of the form and of the server.
 * Gives the attributes as they are stored, or every refusal with the field it belongs to.
 */
export function checkAttributes(kind: AnyKind, input: unknown, measures: Measures = {}): CheckedFields {
  const checked = checkFields(kind.fields, input);
  if (!checked.ok) return checked;
  const refusals = (kind.rules ?? [])
    .filter((rule) => !rule.holds(checked.attributes, measures))
    .map(({ field, message }) => ({ field, message }));
  return refusals.length > 0 ? { ok: false, refusals } : checked;
}
