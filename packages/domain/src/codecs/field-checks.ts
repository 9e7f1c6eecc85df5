import type { Field, ListField } from '../kind/field.ts';
import { codecOf } from './codec-of.ts';
import type { CheckedFields, FieldRefusal } from './field-codec.ts';
import { isBlank } from './is-blank.ts';

/** Checks whether a field is shown, given the other values. */
export const isFieldShown = (field: Field, attributes: Readonly<Record<string, unknown>>): boolean =>
  field.shownWhen === undefined ||
  field.shownWhen.is.some((value) => value === attributes[field.shownWhen?.field ?? '']);

type FieldSet = Readonly<Record<string, Field>>;
type Values = Readonly<Record<string, unknown>>;

/** Refuses options that the narrowing field's value does not allow, e.g. a crop of another group. */
function narrowingRefusals(
  fields: FieldSet,
  attributes: Readonly<Record<string, unknown>>,
  prefix: string,
): FieldRefusal[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (field.type !== 'enum' || field.narrowedBy === undefined) return [];
    const groups = field.options.find((option) => option.key === attributes[key])?.groups;
    const narrowing = attributes[field.narrowedBy];
    if (typeof narrowing !== 'string' || !groups || groups.includes(narrowing)) return [];
    const group = fields[field.narrowedBy]?.label.toLowerCase() ?? 'group';
    return [{ field: prefix + key, message: `${field.label} must belong to the chosen ${group}` }];
  });
}

/** Builds the first row of a list from its former single fields, without empty ones; undefined when all are empty. */
function firstRow({ formerly = {} }: ListField, values: Values): Values | undefined {
  const said = Object.entries(formerly).filter(([former]) => !isBlank(values[former]));
  return said.length === 0
    ? undefined
    : Object.fromEntries(said.map(([former, key]) => [key, values[former]]));
}

/**
 * Moves former single fields into the first row of their lists. A list that already has rows keeps them, and the former fields then stay.
 */
function withPresentRows(fields: FieldSet, values: Values): Values {
  let present = values;
  for (const [key, field] of Object.entries(fields)) {
    if (field.type !== 'list' || !field.formerly || !isBlank(values[key])) continue;
    const formerKeys = Object.keys(field.formerly);
    if (!formerKeys.some((former) => Object.hasOwn(values, former))) continue;
    const row = firstRow(field, values);
    const rest = Object.entries(present).filter(([one]) => !formerKeys.includes(one));
    present = { ...Object.fromEntries(rest), ...(row ? { [key]: [row] } : {}) };
  }
  return present;
}

/** Renames former keys of values to the current ones. When a value has both keys, both are left unchanged. */
export function withPresentKeys(fields: FieldSet, values: Values): Values {
  const former = new Map(
    Object.entries(fields).flatMap(([key, { formerKey }]) =>
      formerKey === undefined || Object.hasOwn(values, key) ? [] : [[formerKey, key] as const],
    ),
  );
  const renamed =
    former.size === 0
      ? values
      : Object.fromEntries(Object.entries(values).map(([key, value]) => [former.get(key) ?? key, value]));
  return withPresentRows(fields, renamed);
}

/** Message for a field that is left empty; undefined when it may be empty. */
function lackOf(
  field: Field,
  fields: FieldSet,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const { label, required, neededWith } = field;
  if (required && field.type === 'list') return `Add at least one ${field.rowNoun}`;
  if (required) return `${label} is required`;
  if (neededWith === undefined || isBlank(values[neededWith])) return undefined;
  return `${label} is required with ${(fields[neededWith]?.label ?? '').toLowerCase()}`;
}

/**
 * Validates a set of values against a set of fields and returns all problems at once. Blank values are left out, text is trimmed, values of
 * fields that are not shown are dropped; an unknown key is refused.
 */
export function checkFields(fields: FieldSet, input: unknown, prefix = ''): CheckedFields {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return {
      ok: false,
      refusals: [{ field: prefix.replace(/\.$/, ''), message: 'The values must be an object' }],
    };
  const values = withPresentKeys(fields, input as Readonly<Record<string, unknown>>); // an object, as was asked before
  const refusals: FieldRefusal[] = Object.keys(values)
    .filter((key) => !Object.hasOwn(fields, key))
    .map((key) => ({ field: prefix + key, message: `There is no field called ${key.slice(0, 60)}` }));
  const attributes: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = values[key];
    if (!isFieldShown(field, values)) continue;
    if (isBlank(value)) {
      const lack = lackOf(field, fields, values);
      if (lack) refusals.push({ field: prefix + key, message: lack });
      continue;
    }
    const checked = codecOf(field).check(field, value, prefix + key, checkFields);
    if (checked.ok) attributes[key] = checked.value;
    else refusals.push(...checked.refusals);
  }
  refusals.push(...narrowingRefusals(fields, attributes, prefix));
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, attributes };
}
