import type { Measures } from '../kind/define-kind.ts';
import type { Fields } from '../kind/field.ts';
import type { AnyKind, Attributes } from './any-kind.ts';
import { isBlank } from '../codecs/is-blank.ts';
import { checkFields, isFieldShown } from '../codecs/field-checks.ts';
import type { CheckedFields } from '../codecs/field-codec.ts';

/**
 * Validates the attributes of a feature against its kind. The form and the server use this same check. Returns the attributes as they are
 * stored, or every refusal with the field it belongs to.
 */
export function checkAttributes(kind: AnyKind, input: unknown, measures: Measures = {}): CheckedFields {
  return checkOver(kind, kind.fields, input, measures);
}

/**
 * Validates a feature that was just drawn. Kinds that need only a name at first may have their other required fields filled in later. The
 * plan's record accepts such features; the feature calls require every field (`checkAttributes`).
 */
export function checkDrawn(kind: AnyKind, input: unknown, measures: Measures = {}): CheckedFields {
  return checkOver(kind, fieldsWhenDrawn(kind), input, measures);
}

/** Lists the labels of required fields that are still empty. Fields that do not apply are left out. */
export function fieldsToFillIn({ fields }: AnyKind, attributes: Attributes): readonly string[] {
  return Object.entries(fields).flatMap(([key, field]) =>
    field.required && isFieldShown(field, attributes) && isBlank(attributes[key]) ? field.label : [],
  );
}

/** Fields that are always required, because features cannot be told apart without them. */
const ALWAYS: ReadonlySet<string> = new Set(['name', 'status']);
const whenDrawn = new WeakMap<AnyKind, Fields>();

/** Fields of a kind as its drawing form asks for them: exactly those that `checkDrawn` refuses to be without are required. */
export function fieldsWhenDrawn(kind: AnyKind): Fields {
  if (!kind.needsOnlyName) return kind.fields;
  const known = whenDrawn.get(kind);
  if (known) return known;
  const made: Fields = Object.fromEntries(
    Object.entries(kind.fields).map(([key, field]) => [
      key,
      ALWAYS.has(key) ? field : { ...field, required: false },
    ]),
  );
  whenDrawn.set(kind, made);
  return made;
}

function checkOver(kind: AnyKind, fields: Fields, input: unknown, measures: Measures): CheckedFields {
  const checked = checkFields(fields, input);
  if (!checked.ok) return checked;
  const refusals = (kind.rules ?? [])
    .filter((rule) => !rule.holds(checked.attributes, measures))
    .map(({ field, message }) => ({ field, message }));
  return refusals.length > 0 ? { ok: false, refusals } : checked;
}
