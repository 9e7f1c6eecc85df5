import { schemaOfFields, type Fields, type JsonSchema } from '@tussock/domain';
import * as z from 'zod/mini';

/** What a shape stands for that is checked by code: its declared fields, or its JSON Schema. */
type Description = { readonly fields: Fields } | { readonly schema: JsonSchema };

const descriptions = z.registry<Description>();

/** Says what a shape that code checks would look like as JSON Schema, and gives the shape back. */
export function describedBy<Shape extends z.ZodMiniType>(shape: Shape, description: Description): Shape {
  descriptions.add(shape, description);
  return shape;
}

/** Writes a description over what the library could tell of a shape, which keeps its own further keys. */
function describe(schema: Record<string, unknown>, description: Description): void {
  const wanted = 'fields' in description ? schemaOfFields(description.fields) : description.schema;
  const merged = {
    ...schema,
    ...wanted,
    ...('fields' in description
      ? {
          properties: {
            ...(wanted['properties'] as object), // of an object schema that zod wrote
            ...(schema['properties'] as object | undefined), // as above
          },
          required: [
            ...(wanted['required'] as readonly string[]), // as above
            ...((schema['required'] ?? []) as readonly string[]), // as above
          ],
        }
      : {}),
  };
  Object.assign(schema, merged);
}

/** The JSON Schema of a shape, as it goes in or comes out. */
export function jsonSchemaOf(shape: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // The library's type of any schema is wider than that of its registries.
      const description = descriptions.get(zodSchema as unknown as z.ZodMiniType);
      if (description) describe(jsonSchema, description);
    },
  }) as Record<string, unknown>; // a schema is an object
  return schema;
}

type Loose = Readonly<Record<string, unknown>>;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []); // narrowed from any

const EXAMPLE_ID = '01932c07-223e-7000-8000-000000000001';
const textExamples: Readonly<Record<string, string>> = {
  uuid: EXAMPLE_ID,
  date: '2026-11-21',
  'date-time': '2026-11-21T00:00:00Z',
  email: 'name@example.nz',
};

function exampleText({ format, pattern, minLength }: Loose): string {
  if (typeof format === 'string' && textExamples[format] !== undefined) return textExamples[format];
  if (typeof pattern === 'string' && new RegExp(pattern).test(EXAMPLE_ID)) return EXAMPLE_ID;
  return 'Back paddock'.padEnd(typeof minLength === 'number' ? minLength : 0, '.');
}

function exampleObject({ properties, required }: Loose): Loose {
  const parts = (properties ?? {}) as Readonly<Record<string, Loose>>; // schemas by name, as zod writes them
  return Object.fromEntries(
    listOf(required).map((key) => [String(key), exampleOf(parts[String(key)] ?? {})]),
  );
}

/** A value that fits a JSON Schema: its own example where it has one, and no more than what is required. */
export function exampleOf(schema: Loose): unknown {
  const given = [...listOf(schema['examples']), ...listOf(schema['enum'])];
  if ('const' in schema) return schema['const'];
  if (given.length > 0) return given[0];
  if ('default' in schema) return schema['default'];
  const choice = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])][0];
  if (choice) return exampleOf(choice as Loose); // as above
  switch (schema['type']) {
    case 'object':
      return exampleObject(schema);
    case 'array':
      return listOf(schema['prefixItems']).length > 0
        ? listOf(schema['prefixItems']).map((item) => exampleOf(item as Loose)) // as above
        : schema['minItems']
          ? [exampleOf((schema['items'] ?? {}) as Loose)] // as above
          : [];
    case 'number':
    case 'integer':
      return Math.max(1, typeof schema['minimum'] === 'number' ? schema['minimum'] : 1);
    case 'boolean':
      return true;
    case 'string':
      return exampleText(schema);
    default:
      return null;
  }
}
