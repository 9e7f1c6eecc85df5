import { labelOfOption } from '../kind/options.ts';
import type { BooleanField, EnumField, MultiEnumField } from '../kind/field.ts';
import { accept, readParts, refuse, SEPARATOR, SEPARATORS, type FieldCodec } from './field-codec.ts';

type Choice = EnumField | MultiEnumField;

const squashed = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

function keyOf({ options }: Choice, text: string): string | undefined {
  const wanted = squashed(text);
  const exact = options.find(({ key }) => key === text.trim());
  return (
    exact ??
    options.find(({ key, label, alsoReadAs = [] }) =>
      [key, label, ...alsoReadAs].some((name) => squashed(name) === wanted),
    )
  )?.key;
}

const labelOf = ({ options }: Choice, key: string): string => labelOfOption(options, key);

/** Label of an option, if it can be read back as its key; otherwise the key. The label fails only when two options share a spelling. */
function spell(field: Choice, key: string): string {
  const label = field.options.find((option) => option.key === key)?.label;
  return label !== undefined && keyOf(field, label) === key && !SEPARATORS.test(label) ? label : key;
}

const keysOf = ({ options }: Choice): readonly string[] => options.map(({ key }) => key);

/** Codec of a single choice from a list. */
export const enumCodec: FieldCodec<EnumField, string> = {
  check: (field, value, at) =>
    field.options.some((option) => option.key === value)
      ? accept(value)
      : refuse(at, `Choose ${field.label.toLowerCase()} from the list`),
  blank: '',
  start: (field) => field.default,
  write: spell,
  read: (field, cell) => keyOf(field, cell) ?? cell.trim(),
  order: ({ options }, value) => options.findIndex(({ key }) => key === value),
  view: (field, value) => ({ text: labelOf(field, value) }),
  schema: (field) => ({ type: 'string', enum: keysOf(field) }),
};

/** Joins labels on one line, with semicolons when a label contains a comma. */
const inOneLine = (labels: readonly string[]): string =>
  labels.join(labels.some((label) => label.includes(',')) ? '; ' : ', ');

/** Codec of several choices from a list. */
export const multiEnumCodec: FieldCodec<MultiEnumField, readonly string[]> = {
  check(field, value, at) {
    if (!Array.isArray(value)) return refuse(at, `${field.label} must be a list of choices`);
    const keys = new Set(keysOf(field));
    const chosen = new Set<unknown>(value);
    if ([...chosen].some((key) => typeof key !== 'string' || !keys.has(key)))
      return refuse(at, `Choose ${field.label.toLowerCase()} from the list`);
    // The order of the list, so that equal choices are stored equally.
    return accept(keysOf(field).filter((key) => chosen.has(key)));
  },
  blank: [],
  write: (field, value) => value.map((key) => spell(field, key)).join(SEPARATOR),
  read: (field, cell) => readParts(cell, (part) => keyOf(field, part) ?? part),
  view: (field, value) => ({ text: inOneLine(value.map((key) => labelOf(field, key))) }),
  schema: (field) => ({ type: 'array', items: { enum: keysOf(field) } }),
};

const YES: readonly string[] = ['yes', 'y', 'true', '1'];
const NO: readonly string[] = ['no', 'n', 'false', '0'];
const inWords = (value: boolean): string => (value ? 'Yes' : 'No');

/** Codec of a yes-or-no value; empty until a person answers. */
export const booleanCodec: FieldCodec<BooleanField, boolean> = {
  check: (field, value, at) =>
    typeof value === 'boolean' ? accept(value) : refuse(at, `${field.label} must be yes or no`),
  blank: '',
  write: (_field, value) => inWords(value),
  read(_field, cell) {
    const word = cell.trim().toLowerCase();
    if (YES.includes(word)) return true;
    return NO.includes(word) ? false : cell;
  },
  order: (_field, value) => (value ? 1 : 0),
  view: (_field, value) => ({ text: inWords(value) }),
  schema: () => ({ type: 'boolean', examples: [true] }),
};
