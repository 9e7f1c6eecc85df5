import type { Field, FieldType, RowField, TextFormat } from '../kind/field.ts';
import { readNumberText } from '../kind/read-number.ts';
import { isUuid } from './is-uuid.ts';

/** A refused value: where it stands (`risks.2.reason` for a row) and what the person should do. */
export interface FieldRefusal {
  readonly field: string;
  readonly message: string;
}

type Checked =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusals: readonly FieldRefusal[] };
type Check<F extends Field> = (field: F, value: unknown, at: string) => Checked;

const accept = (value: unknown): Checked => ({ ok: true, value });
const refuse = (at: string, message: string): Checked => ({ ok: false, refusals: [{ field: at, message }] });

/** A form sends '' for a field that was left alone, JSON sends null: both mean there is no value. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const withUnit = (field: { readonly unit?: string }, value: number): string => {
  const figure = value.toLocaleString('en-NZ');
  if (field.unit === undefined || field.unit === 'year')
    return field.unit === 'year' ? String(value) : figure;
  return field.unit === '$' ? `$${figure}` : `${figure} ${field.unit}`;
};

const CALENDAR_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const CALENDAR_MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** True for 'YYYY-MM-DD' that names a day of the calendar: 2026-02-30 does not. */
export const isCalendarDay = (text: string): boolean => {
  const parts = CALENDAR_DAY.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const formats: {
  readonly [F in TextFormat]: { readonly test: (text: string) => boolean; readonly wanted: string };
} = {
  // Deliberately loose: the invitation itself proves that an address works.
  email: {
    test: (text) => /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\.]{2,}$/.test(text),
    wanted: 'an e-mail address, such as name@example.nz',
  },
  phone: {
    test: (text) => /^(\+64|0)[\d\s()-]{7,14}$/.test(text),
    wanted: 'a New Zealand phone number, such as 03 312 3456 or +64 21 123 456',
  },
  businessNumber: {
    test: (text) => /^\d{13}$/.test(text),
    wanted: 'the 13 digits of the New Zealand Business Number',
  },
};

const checkText: Check<Field & { type: 'text' | 'longText' }> = (field, value, at) => {
  if (typeof value !== 'string') return refuse(at, `${field.label} must be text`);
  const text = field.type === 'text' ? value.trim() : value.trimEnd();
  // Control characters other than tab and line breaks cannot be shown, printed or stored faithfully, nor can half of a surrogate pair.
  // eslint-disable-next-line no-control-regex -- the control characters are what is looked for
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]|\p{Cs}/u.test(text))
    return refuse(at, `${field.label} holds characters that cannot be shown`);
  if (field.type === 'text' && /[\t\n\r\u0085\u2028\u2029]/.test(text))
    return refuse(at, `${field.label} must be on one line`);
  if (text.length > field.maxLength)
    return refuse(
      at,
      `${field.label} must be ${field.maxLength.toLocaleString('en-NZ')} characters or fewer; it has ${text.length.toLocaleString('en-NZ')}`,
    );
  if (field.format && !formats[field.format].test(text))
    return refuse(at, `${field.label} must be ${formats[field.format].wanted}`);
  return accept(text);
};

const checkNumber: Check<Field & { type: 'number' | 'integer' }> = (field, value, at) => {
  const number = typeof value === 'string' ? readNumberText(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number))
    return refuse(at, `${field.label} must be a number`);
  if (field.type === 'integer' && !Number.isInteger(number))
    return refuse(at, `${field.label} must be a whole number`);
  if (number < field.min) return refuse(at, `${field.label} must be ${withUnit(field, field.min)} or more`);
  if (number > field.max) return refuse(at, `${field.label} must be ${withUnit(field, field.max)} or less`);
  return accept(number);
};

const checkEnum: Check<Field & { type: 'enum' }> = (field, value, at) =>
  field.options.some((option) => option.key === value)
    ? accept(value)
    : refuse(at, `Choose ${field.label.toLowerCase()} from the list`);

const checkMultiEnum: Check<Field & { type: 'multiEnum' }> = (field, value, at) => {
  if (!Array.isArray(value)) return refuse(at, `${field.label} must be a list of choices`);
  const keys = new Set(field.options.map((option) => option.key));
  const chosen = new Set<unknown>(value);
  if ([...chosen].some((key) => typeof key !== 'string' || !keys.has(key)))
    return refuse(at, `Choose ${field.label.toLowerCase()} from the list`);
  // The order of the list, so that equal choices are stored equally.
  return accept(field.options.filter((option) => chosen.has(option.key)).map((option) => option.key));
};

const checkBoolean: Check<Field & { type: 'boolean' }> = (field, value, at) =>
  typeof value === 'boolean' ? accept(value) : refuse(at, `${field.label} must be yes or no`);

const checkDate: Check<Field & { type: 'date' | 'month' }> = (field, value, at) => {
  const isRight =
    typeof value === 'string' && (field.type === 'date' ? isCalendarDay(value) : CALENDAR_MONTH.test(value));
  if (isRight) return accept(value);
  return refuse(
    at,
    field.type === 'date'
      ? `${field.label} must be a date, such as 21/11/2026`
      : `${field.label} must be a month, such as 11/2026`,
  );
};

const MAX_REFERENCES = 500;

const checkFeatureRef: Check<Field & { type: 'featureRef' }> = (field, value, at) => {
  const isRight =
    Array.isArray(value) &&
    value.length <= (field.most ?? MAX_REFERENCES) &&
    value.every((id) => typeof id === 'string' && isUuid(id));
  return isRight
    ? accept([...new Set(value as string[])])
    : refuse(at, `Choose ${field.label.toLowerCase()} from the plan`);
};

const checkFiles: Check<Field & { type: 'photos' | 'documents' }> = (field, value, at) => {
  const isRight = Array.isArray(value) && value.every((id) => typeof id === 'string' && isUuid(id));
  if (!isRight) return refuse(at, `${field.label} must be files of this plan`);
  // The order is the person's: the first photo is the one that stands for the rest.
  const ids = [...new Set((value as string[]).map((id) => id.toLowerCase()))];
  return ids.length > field.maxFiles
    ? refuse(at, `${field.label} must be ${field.maxFiles} or fewer; there are ${ids.length}`)
    : accept(ids);
};

const checkList: Check<Field & { type: 'list' }> = (field, value, at) => {
  if (!Array.isArray(value)) return refuse(at, `${field.label} must be a list`);
  if (value.length > field.maxRows)
    return refuse(at, `${field.label} must have ${field.maxRows} rows or fewer`);
  const refusals: FieldRefusal[] = [];
  const rows = value.map((row: unknown, index) => {
    const checked = checkFields(field.row, row, `${at}.${index}.`);
    if (checked.ok) return checked.attributes;
    refusals.push(...checked.refusals);
    return {};
  });
  const { uniqueBy } = field;
  if (uniqueBy !== undefined) {
    const seen = new Set<unknown>();
    for (const [index, row] of rows.entries()) {
      if (isBlank(row[uniqueBy])) continue;
      if (seen.has(row[uniqueBy]))
        refusals.push({
          field: `${at}.${index}.${uniqueBy}`,
          message: `This ${field.rowNoun} is already in the list`,
        });
      seen.add(row[uniqueBy]);
    }
  }
  return refusals.length > 0 ? { ok: false, refusals } : accept(rows);
};

/** A check for each type of field. Complete, so that a new type does not compile without one. */
const checks: { readonly [T in FieldType]: Check<Extract<Field, { type: T }>> } = {
  text: checkText,
  longText: checkText,
  number: checkNumber,
  integer: checkNumber,
  enum: checkEnum,
  multiEnum: checkMultiEnum,
  boolean: checkBoolean,
  date: checkDate,
  month: checkDate,
  featureRef: checkFeatureRef,
  photos: checkFiles,
  documents: checkFiles,
  list: checkList,
};

/** Whether a field is offered, given the other values. */
export const isFieldShown = (field: Field, attributes: Readonly<Record<string, unknown>>): boolean =>
  field.shownWhen === undefined ||
  field.shownWhen.is.some((value) => value === attributes[field.shownWhen?.field ?? '']);

export type CheckedFields =
  | { readonly ok: true; readonly attributes: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly refusals: readonly FieldRefusal[] };

type FieldSet = Readonly<Record<string, Field | RowField>>;

/** Options that do not belong under the value of the field that narrows them, e.g. a crop of another group. */
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

/** Values under the keys of today, where some were sent under a key of before; what is sent under both is left as it is. */
function withPresentKeys(
  fields: FieldSet,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const former = new Map(
    Object.entries(fields).flatMap(([key, { formerKey }]) =>
      formerKey === undefined || Object.hasOwn(values, key) ? [] : [[formerKey, key] as const],
    ),
  );
  if (former.size === 0) return values;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [former.get(key) ?? key, value]));
}

/**
 * Checks a set of values against a set of fields, all faults at once. Blank values are left out, text is trimmed,
 * values of fields that are not shown are dropped; an unknown key is refused.
 */
export function checkFields(fields: FieldSet, input: unknown, prefix = ''): CheckedFields {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return {
      ok: false,
      refusals: [{ field: prefix.replace(/\.$/, ''), message: 'The values must be an object' }],
    };
  const values = withPresentKeys(fields, input as Readonly<Record<string, unknown>>);
  const refusals: FieldRefusal[] = Object.keys(values)
    .filter((key) => !Object.hasOwn(fields, key))
    .map((key) => ({ field: prefix + key, message: `There is no field called ${key.slice(0, 60)}` }));
  const attributes: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = values[key];
    if (!isFieldShown(field, values)) continue;
    if (isBlank(value)) {
      if (field.required) refusals.push({ field: prefix + key, message: `${field.label} is required` });
      continue;
    }
    // The table is complete over the types; TypeScript cannot follow that the check belongs to this field's own type.
    const checked = (checks[field.type] as Check<Field>)(field, value, prefix + key);
    if (checked.ok) attributes[key] = checked.value;
    else refusals.push(...checked.refusals);
  }
  refusals.push(...narrowingRefusals(fields, attributes, prefix));
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, attributes };
}
