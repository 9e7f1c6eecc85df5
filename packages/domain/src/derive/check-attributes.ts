import type { Measures } from '../kind/define-kind.ts';
import type { Fields } from '../kind/field.ts';
import type { AnyKind, Attributes } from './any-kind.ts';
import { isBlank } from '../codecs/is-blank.ts';
import { checkFields, isFieldShown } from '../codecs/field-checks.ts';
import type { CheckedFields } from '../codecs/field-codec.ts';

/**
 * Checks the attributes of a feature against its declaration: the one check of the form and of the server.
 * Gives the attributes as they are stored, or every refusal with the field it belongs to.
 */
export function checkAttributes(kind: AnyKind, input: unknown, measures: Measures = {}): CheckedFields {
  return checkOver(kind, kind.fields, input, measures);
}

/**
 * The same for what is drawn: of a kind that needs only its name, what else is required may be filled in later. The plan's record takes such
 * features; the calls of features ask for everything.
 */
export function checkDrawn(kind: AnyKind, input: unknown, measures: Measures = {}): CheckedFields {
  return checkOver(kind, fieldsWhenDrawn(kind), input, measures);
}

/** Labels of what is required and still to be filled in; what is not asked for is not among them. */
export function fieldsToFillIn({ fields }: AnyKind, attributes: Attributes): readonly string[] {
  return Object.entries(fields).flatMap(([key, field]) =>
    field.required && isFieldShown(field, attributes) && isBlank(attributes[key]) ? field.label : [],
  );
}

/** Without these nothing can be told from anything. */
const ALWAYS: ReadonlySet<string> = new Set(['name', 'status']);
const whenDrawn = new WeakMap<AnyKind, Fields>();

/** The fields of a kind as its forms ask for them: required is what `checkDrawn` refuses to be without, and nothing else. */
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
