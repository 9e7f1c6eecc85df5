import type { EnumField, FeatureRefField, Field, FieldType, MultiEnumField } from '../kind/field.ts';

/** The names of the plan's features, for values that point at some of them. */
export interface FeatureNames {
  readonly nameOf: (collection: string, id: string) => string | undefined;
  readonly idsNamed: (collection: string, name: string) => readonly string[];
}

type Codec<F extends Field> = {
  readonly write: (field: F, value: never, names: FeatureNames) => string;
  readonly read: (field: F, text: string, names: FeatureNames) => unknown;
};

/** Between the values of one cell. */
const SEPARATOR = '; ';
const SEPARATORS = /[;\n]/;

const squashed = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

function keyOf({ options }: EnumField | MultiEnumField, text: string): string | undefined {
  const wanted = squashed(text);
  const exact = options.find(({ key }) => key === text.trim());
  return (
    exact ??
    options.find(({ key, label, alsoReadAs = [] }) =>
      [key, label, ...alsoReadAs].some((name) => squashed(name) === wanted),
    )
  )?.key;
}

/** The label where it leads back to the key, which it does unless an import spells two options alike. */
function spell(field: EnumField | MultiEnumField, key: string): string {
  const label = field.options.find((option) => option.key === key)?.label;
  return label !== undefined && keyOf(field, label) === key && !SEPARATORS.test(label) ? label : key;
}

const readParts = <T>(text: string, read: (part: string) => T): T[] =>
  text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(read);

function spellFeature({ collection }: FeatureRefField, id: string, names: FeatureNames): string {
  const name = names.nameOf(collection, id);
  const isPlain = name !== undefined && name !== '' && name === name.trim() && !SEPARATORS.test(name);
  return isPlain && names.idsNamed(collection, name).join() === id ? name : id;
}

function findFeature({ collection }: FeatureRefField, text: string, names: FeatureNames): string {
  if (names.nameOf(collection, text.toLowerCase()) !== undefined) return text.toLowerCase();
  const ids = names.idsNamed(collection, text);
  return ids.length === 1 ? (ids[0] ?? text) : text;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNumber = (word: string): string => {
  const index = months.indexOf(word.slice(0, 3).toLowerCase());
  return index === -1 ? word.padStart(2, '0') : String(index + 1).padStart(2, '0');
};
/** Two digits mean this century, as spreadsheets write them. */
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

const text: Codec<Field> = { write: (_field, value: string) => value, read: (_field, cell) => cell };

const number: Codec<Extract<Field, { type: 'number' | 'integer' }>> = {
  write: (_field, value: number) => String(value),
  read: ({ unit }, cell) => {
    const trimmed = cell.trim();
    if (unit === '$') return trimmed.replace(/^\$\s*/, '');
    return unit !== undefined && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length).trim() : trimmed;
  },
};

const files: Codec<Extract<Field, { type: 'photos' | 'documents' }>> = {
  write: (_field, value: readonly string[]) => value.join(SEPARATOR),
  read: (_field, cell) => readParts(cell, (part) => part.toLowerCase()),
};

const codecs: { readonly [T in FieldType]: Codec<Extract<Field, { type: T }>> } = {
  text,
  longText: text,
  number,
  integer: number,
  enum: { write: spell, read: (field, cell) => keyOf(field, cell) ?? cell.trim() },
  multiEnum: {
    write: (field, value: readonly string[]) => value.map((key) => spell(field, key)).join(SEPARATOR),
    read: (field, cell) => readParts(cell, (part) => keyOf(field, part) ?? part),
  },
  boolean: {
    write: (_field, value: boolean) => (value ? 'Yes' : 'No'),
    read: (_field, cell) => {
      const word = cell.trim().toLowerCase();
      if (['yes', 'y', 'true', '1'].includes(word)) return true;
      return ['no', 'n', 'false', '0'].includes(word) ? false : cell;
    },
  },
  date: {
    write: (_field, value: string) => value,
    read: (_field, cell) => {
      const parts = /^(\d{1,2})[/.\- ](\d{1,2}|[a-z]{3,9})[/.\- ](\d{4}|\d{2})$/i.exec(cell.trim());
      if (!parts) return cell.trim();
      const [, day = '', month = '', year = ''] = parts;
      return `${fullYear(year)}-${monthNumber(month)}-${day.padStart(2, '0')}`;
    },
  },
  month: {
    write: (_field, value: string) => value,
    read: (_field, cell) => {
      const parts = /^(\d{1,2}|[a-z]{3,9})[/.\- ](\d{4}|\d{2})$/i.exec(cell.trim());
      if (!parts) return cell.trim();
      const [, month = '', year = ''] = parts;
      return `${fullYear(year)}-${monthNumber(month)}`;
    },
  },
  featureRef: {
    write: (field, value: readonly string[], names) =>
      value.map((id) => spellFeature(field, id, names)).join(SEPARATOR),
    read: (field, cell, names) => readParts(cell, (part) => findFeature(field, part, names)),
  },
  photos: files,
  documents: files,
  list: {
    // Rows of several values have no plain form in one cell: JSON, with the keys of the declaration.
    write: (_field, value: readonly unknown[]) => JSON.stringify(value),
    read: (_field, cell) => {
      try {
        return JSON.parse(cell) as unknown;
      } catch {
        return cell;
      }
    },
  },
};

/** A stored value as text that a spreadsheet can hold and `readCellText` reads back as the same value; '' for none. */
export function writeCellText(field: Field, value: unknown, names: FeatureNames): string {
  if (value === undefined || value === null || value === '') return '';
  // What a check refused is still shown as it came.
  if (typeof value === 'string') {
    const isText = field.type === 'text' || field.type === 'longText' || field.type === 'enum';
    if (!isText) return value;
  }
  if (Array.isArray(value) && value.length === 0) return '';
  // The table is complete over the types; a stored value is of the type of its field.
  return (codecs[field.type] as Codec<Field>).write(field, value as never, names);
}

/**
 * Text from a spreadsheet as a form holds it: options by label, key or another spelling, days as 21/11/2026 or 2026-11-21, features by
 * name or id. What cannot be read is handed on as it stands, for the check to refuse.
 */
export function readCellText(field: Field, cell: string, names: FeatureNames): unknown {
  if (cell.trim() === '') return '';
  return (codecs[field.type] as Codec<Field>).read(field, cell, names);
}
