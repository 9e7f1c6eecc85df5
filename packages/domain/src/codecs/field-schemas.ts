import type { Field, Fields, FieldType } from '../kind/field.ts';

/** A JSON Schema (draft 2020-12) as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const ID = { type: 'string', format: 'uuid' } as const;
const formats: Readonly<Record<string, JsonSchema>> = {
  email: { format: 'email', examples: ['name@example.nz'] },
  phone: { examples: ['+64 21 123 456'] },
  businessNumber: { pattern: '^\\d{13}$', examples: ['9429000000000'] },
};
const keysOf = (options: readonly { readonly key: string }[]): readonly string[] =>
  options.map(({ key }) => key);

type Of<T extends FieldType> = Extract<Field, { readonly type: T }>;
const text = ({ maxLength, format }: Of<'text'>): JsonSchema => ({
  type: 'string',
  maxLength,
  ...(format ? formats[format] : { examples: ['Back paddock'] }),
});
const figure = ({ min, max, unit }: Of<'number'>, type: 'number' | 'integer'): JsonSchema => ({
  type,
  minimum: min,
  maximum: max,
  ...(unit ? { 'x-unit': unit } : {}),
});
const files = ({ maxFiles }: Of<'photos'>): JsonSchema => ({
  type: 'array',
  items: ID,
  maxItems: maxFiles,
});

const byType: { readonly [T in FieldType]: (field: Of<T>) => JsonSchema } = {
  text,
  longText: text,
  number: (field) => figure(field, 'number'),
  integer: (field) => figure(field, 'integer'),
  enum: ({ options }) => ({ type: 'string', enum: keysOf(options) }),
  multiEnum: ({ options }) => ({ type: 'array', items: { enum: keysOf(options) } }),
  boolean: () => ({ type: 'boolean', examples: [true] }),
  date: () => ({ type: 'string', format: 'date', examples: ['2026-11-21'] }),
  month: () => ({ type: 'string', pattern: '^\\d{4}-\\d{2}$', examples: ['2026-11'] }),
  featureRef: ({ most }) => ({ type: 'array', items: ID, ...(most === undefined ? {} : { maxItems: most }) }),
  photos: files,
  documents: files,
  list: ({ row, maxRows }) => ({ type: 'array', items: schemaOfFields(row), maxItems: maxRows }),
};

function schemaOfField(field: Field): JsonSchema {
  const { label, help, shownWhen } = field;
  // The table has an entry for each type, which the compiler cannot follow through the lookup.
  const schema = (byType[field.type] as (field: Field) => JsonSchema)(field);
  const condition = shownWhen && `Only where ${shownWhen.field} is ${shownWhen.is.join(' or ')}`;
  const isMany = schema['type'] === 'array';
  const description = [help, condition].filter(Boolean).join('. ');
  return {
    ...schema,
    ...(isMany && field.required ? { minItems: 1 } : {}),
    title: label,
    ...(description ? { description } : {}),
  };
}

/** The JSON Schema of the values of a set of fields, for whoever calls the server from a program of their own. */
export function schemaOfFields(fields: Fields): JsonSchema {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, field]) => [key, schemaOfField(field)])),
    required: entries.flatMap(([key, { required }]) => (required ? [key] : [])),
  };
}
