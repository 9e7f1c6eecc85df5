import {
  allEntities,
  analytes,
  ARCHIVE_VERSION,
  schemaOfFields,
  type JsonSchema,
  SOIL_TEST,
} from '@tussock/domain';

const text = { type: 'string' } as const;
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const object = (properties: JsonSchema, more: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  ...more,
});
const part = object({ id: text, properties: { type: 'object' }, geometry: { type: 'object' } });

/** Schema of soil test results: the form has text, the record figures with their limits. */
const results = Object.fromEntries(analytes.map(({ key }) => [key, object({ value: { type: 'number' } })]));

/** Schema of a thing's values as declared, where each may be missing. */
function valuesOf({ id, fields, labels }: (typeof allEntities)[number]): JsonSchema {
  const { required: _none, additionalProperties: _open, ...schema } = schemaOfFields(fields);
  const properties = { ...(schema['properties'] as object), ...(id === SOIL_TEST ? results : {}) }; // of an object schema that zod wrote
  return { ...schema, properties, description: Object.values({ ...labels }).join(', ') };
}

/** The JSON Schema (draft 2020-12) of `plan.json`, from the declared shapes of everything in a record. */
export const archiveSchema = (): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A whole plan of Tussock',
  ...object({
    product: text,
    formatVersion: { const: ARCHIVE_VERSION },
    planId: text,
    people: list(object({ id: text, name: text, email: text })),
    rows: list({
      ...object({
        id: text,
        entity: { enum: allEntities.map(({ id }) => id) },
        version: { type: 'integer' },
        values: { type: 'object' },
        made: { type: 'object' },
      }),
      oneOf: allEntities.map((entity) => ({
        properties: { entity: { const: entity.id }, values: { $ref: `#/$defs/${entity.id}` } },
      })),
    }),
    boundary: object({ titles: list(part), blocks: list(part) }),
    files: list(object({ fileId: text, number: { type: 'integer' }, storedAs: text })),
    versions: list(object({ id: text, number: { type: 'integer' }, contentHash: text, path: text })),
    sampleNames: list(object({ sampleName: text, transectId: text })),
  }),
  $defs: Object.fromEntries(allEntities.map((entity) => [entity.id, valuesOf(entity)])),
});
