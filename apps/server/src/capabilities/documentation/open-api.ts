import { allCalls, errorCatalogue, type AnyCall } from '@tussock/contract';
import * as z from 'zod/mini';

type JsonSchema = Record<string, unknown>;

/** The JSON Schema of a shape; parts that only code can check are left open. */
const schemaOf = (shape: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
  }) as JsonSchema;
  return schema;
};

const errorReplies = Object.fromEntries(
  [...new Set(Object.values(errorCatalogue).map(({ status }) => status))].map((status) => [
    String(status),
    { $ref: '#/components/responses/Refusal' },
  ]),
);

function parametersOf(call: AnyCall): JsonSchema[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = 'query' in call && call.query ? schemaOf(call.query, 'input') : { properties: {} };
  const required = (query['required'] ?? []) as readonly string[];
  const inQuery = Object.entries((query['properties'] ?? {}) as JsonSchema).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

function operationOf(call: AnyCall): JsonSchema {
  const { access } = call;
  const reply =
    'reply' in call && call.reply
      ? { 'application/json': { schema: schemaOf(call.reply, 'output') } }
      : undefined;
  const contentByAnswer =
    'answer' in call && call.answer === 'file' ? { 'application/octet-stream': {} } : reply;
  return {
    operationId: call.id,
    summary: call.summary,
    description:
      access.to === 'anyone'
        ? 'Open to anyone.'
        : `Needs the ability \`${access.ability}\`${access.to === 'plan' ? ' on the plan' : ''}.`,
    ...(access.to === 'anyone' ? { security: [] } : {}),
    parameters: parametersOf(call),
    ...('body' in call && call.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
          },
        }
      : {}),
    responses: {
      '200': { description: 'Done', ...(contentByAnswer ? { content: contentByAnswer } : {}) },
      ...errorReplies,
    },
  };
}

/** The OpenAPI 3.1 description of every call, made from their declarations. */
export function describeCalls(publicUrl: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const call of allCalls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tussock',
      version: '1',
      description:
        'Every write needs the header `x-requested-with`. `Idempotency-Key` names a write, `If-Match` the version that was seen.',
    },
    servers: [{ url: publicUrl }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-tussock' } },
      responses: {
        Refusal: {
          description: 'Refused; see the message',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['message', 'code'],
                properties: {
                  message: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
                  code: { enum: Object.keys(errorCatalogue) },
                  errorCode: { type: 'integer' },
                  fields: {
                    type: 'array',
                    items: {
                      type: 'object',
                      properties: { field: { type: 'string' }, message: { type: 'string' } },
                    },
                  },
                  current: {},
                  repaired: {},
                  requestId: { type: 'string' },
                },
              },
            },
          },
        },
      },
    },
  };
}
