import type { Field, Fields } from '../kind/field.ts';
import { codecOf } from './codec-of.ts';
import type { JsonSchema } from './field-codec.ts';

function schemaOfField(field: Field): JsonSchema {
  const { label, help, shownWhen } = field;
  const schema = codecOf(field).schema(field, schemaOfFields);
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

/** Builds the JSON Schema of the values of a set of fields, for programs that call the server. */
export function schemaOfFields(fields: Fields): JsonSchema {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, field]) => [key, schemaOfField(field)])),
    required: entries.flatMap(([key, { required }]) => (required ? [key] : [])),
  };
}
