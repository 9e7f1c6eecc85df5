import {
  checkAttributes,
  checkFields,
  type AnyKind,
  type Attributes,
  type Field,
  type Fields,
} from '@tussock/domain';
import fc from 'fast-check';

/** Words that spreadsheets, files and databases like to change. */
const awkward = [
  '=1+1',
  "'=1+1",
  '+64 21 123 456',
  '-5',
  "'-5",
  '@all',
  '−3',
  '＝1',
  '\t=x',
  '\n-y',
  'a,"b"\r\nc',
  'a\rb',
  '"',
  "'",
  ';',
  'x; y',
  '1e5',
  '00123',
  'true',
  'null',
  'NaN',
  '["x"]',
  '_id',
  '2026-11-21',
  'Te Wāhipounamu',
  '  led by blanks',
  '\\N',
];

// eslint-disable-next-line no-control-regex -- the control characters are what is left out
const isStorable = (text: string): boolean => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Cs}/u.test(text);

const text = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme', maxLength: 20 }))
    // As every text is stored.
    .map((value) => value.normalize('NFC'))
    .filter((value) => isStorable(value) && value.trim() !== '' && value.length <= maxLength);

/** Hectares stay below the ground of the shapes that are drawn at random: a typed area of more than its ground is refused. */
const MOST_HECTARES = 20_000;
const largestOf = ({ max, unit }: { readonly max: number; readonly unit?: string }): number =>
  unit === 'ha' ? Math.min(max, MOST_HECTARES) : max;

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const month = fc
  .tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${twoDigits(number)}`);
const day = fc
  .tuple(month, fc.integer({ min: 1, max: 28 }))
  .map(([ofMonth, number]) => `${ofMonth}-${twoDigits(number)}`);

const anyOf = (ids: readonly string[], most: number): fc.Arbitrary<string[]> =>
  fc.subarray([...ids], { maxLength: Math.min(most, ids.length) });

type IdsOf = (collection: string) => readonly string[];

function valueOf(field: Field, idsOf: IdsOf): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'text':
      if (field.format === 'email') return fc.constant('name@example.nz');
      if (field.format === 'phone') return fc.constant('+64 21 123 456');
      return field.format === 'businessNumber' ? fc.constant('9429000000000') : text(field.maxLength);
    case 'longText':
      return text(field.maxLength);
    case 'integer':
      return fc.integer({ min: Math.ceil(field.min), max: Math.floor(field.max) });
    case 'number':
      // Minus nought is nought once it has been JSON.
      return fc.double({ min: field.min, max: largestOf(field), noNaN: true }).map((value) => value + 0);
    case 'enum':
      return fc.constantFrom(...field.options.map(({ key }) => key));
    case 'multiEnum':
      return fc.subarray(field.options.map(({ key }) => key));
    case 'boolean':
      return fc.boolean();
    case 'date':
      return day;
    case 'month':
      return month;
    case 'featureRef':
      return anyOf(idsOf(field.collection), field.most ?? 5);
    case 'photos':
    case 'documents':
      return anyOf(idsOf(field.type), field.maxFiles);
    case 'list': {
      const row = valuesOf(field.row, idsOf);
      const { uniqueBy } = field;
      const maxLength = Math.min(3, field.maxRows);
      return uniqueBy === undefined
        ? fc.array(row, { maxLength })
        : fc.uniqueArray(row, { maxLength, selector: (values) => values[uniqueBy] });
    }
  }
}

/** Values for a set of fields: the required ones always, the others mostly. */
function valuesOf(fields: Fields, idsOf: IdsOf): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(fields);
  return fc
    .record(Object.fromEntries(entries.map(([key, field]) => [key, valueOf(field, idsOf)])), {
      requiredKeys: entries.flatMap(([key, field]) => (field.required ? [key] : [])),
    })
    .map((values) => settle(fields, values));
}

/** Leaves out what a set of fields refuses, e.g. an option under another group. */
function settle(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  const checked = checkFields(fields, values);
  if (checked.ok) return { ...checked.attributes };
  const refused = new Set(checked.refusals.map(({ field }) => field.split('.')[0]));
  const kept = Object.entries(values).filter(([key]) => !refused.has(key));
  return kept.length < Object.keys(values).length ? settle(fields, Object.fromEntries(kept)) : values;
}

/**
 * Any attributes that a kind's declaration allows, as they are stored. References are taken from `idsOf`, which knows the ids of a
 * collection's features.
 */
export function arbitraryAttributes(kind: AnyKind, idsOf: IdsOf): fc.Arbitrary<Attributes> {
  return valuesOf(kind.fields, idsOf)
    .map((values) => {
      const checked = checkAttributes(kind, values);
      if (checked.ok) return checked.attributes;
      const refused = new Set(checked.refusals.map(({ field }) => field.split('.')[0]));
      const kept = Object.fromEntries(Object.entries(values).filter(([key]) => !refused.has(key)));
      const again = checkAttributes(kind, kept);
      return again.ok ? again.attributes : null;
    })
    .filter((attributes) => attributes !== null);
}
