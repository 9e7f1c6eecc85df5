import { allCalls, errorCatalogue, exampleOf, jsonSchemaOf, type AnyCall } from '@tussock/contract';
import { allKinds, schemaOfFields, type JsonSchema } from '@tussock/domain';
import { refusalResponses, refusalsOf } from './refusals.ts';

function parametersOf(call: AnyCall): JsonSchema[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(/^id$|Id$/.test(name) && name !== 'deviceId' ? { format: 'uuid' } : {}) },
  }));
  const query: JsonSchema = 'query' in call && call.query ? jsonSchemaOf(call.query, 'input') : {};
  const required = (query['required'] ?? []) as readonly string[]; // of an object schema that zod wrote
  const inQuery = Object.entries((query['properties'] ?? {}) as JsonSchema).map(([name, schema]) => ({
    // as above
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery, ...(call.method === 'GET' ? [] : headersOfWrite(call))];
}

/** What a write may carry beside its body. What another server sends carries neither. */
function headersOfWrite(call: AnyCall): JsonSchema[] {
  if ('isSentByServer' in call && call.isSentByServer) return [];
  const refs = ['RequestedWith', 'IdempotencyKey', 'IfMatch'];
  return refs.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function bodyOf(call: AnyCall): JsonSchema {
  if (!('body' in call) || !call.body) return {};
  const schema = jsonSchemaOf(call.body, 'input');
  const example = 'example' in call ? call.example : exampleOf(schema);
  return { requestBody: { required: true, content: { 'application/json': { schema, example } } } };
}

/** What a call answers when it is done: a page to go to, a file, or JSON of the declared shape. */
function doneOf(call: AnyCall): JsonSchema {
  const answer = 'answer' in call ? call.answer : 'json';
  if (answer === 'page')
    return {
      '302': {
        description: 'Go there',
        headers: { location: { required: true, schema: { type: 'string', format: 'uri-reference' } } },
      },
    };
  if (answer === 'file') {
    const type = ('fileType' in call && call.fileType) || 'application/octet-stream';
    return {
      [('status' in call && call.status) || 200]: {
        description: 'The file',
        // JSON of a standard, which is described where the standard asks for it.
        content: {
          [type]: {
            schema: /[/+]json/.test(type) ? { type: 'object' } : { type: 'string', format: 'binary' },
          },
        },
      },
    };
  }
  if (answer === 'stream')
    return {
      '200': {
        description: 'Events, until either side ends them',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      },
    };
  const schema =
    'reply' in call && call.reply ? jsonSchemaOf(call.reply, 'output') : { type: 'object', properties: {} };
  const status = ('status' in call && call.status) || 200;
  const content = { 'application/json': { schema, example: exampleOf(schema) } };
  return { [status]: { description: 'Done', content } };
}

const proofHeaderOf = (call: AnyCall): string | undefined =>
  'proofHeader' in call ? call.proofHeader : undefined;

/** Who may make a call, in words, and the proof that it needs where that is not the session. */
function accessOf(call: AnyCall): JsonSchema {
  const { access } = call;
  if (access.to !== 'anyone') {
    const where = access.to === 'plan' ? ' on the plan' : '';
    const description = `Needs the ability \`${access.ability}\`${where}.`;
    if (!('scopes' in call) || !call.scopes) return { description };
    const scopes = call.scopes.map((scope) => `\`${scope}\``).join(' or ');
    return {
      description: `${description} An access token needs the scope ${scopes}.`,
      security: [{ session: [] }, ...call.scopes.map((scope) => ({ token: [scope] }))],
    };
  }
  const header = proofHeaderOf(call);
  return header === undefined
    ? { description: 'Open to anyone.', security: [] }
    : { description: `Needs the secret in the header \`${header}\`.`, security: [{ [header]: [] }] };
}

/** The session, and each header that carries a proof of its own, by its name. */
function securitySchemes(): JsonSchema {
  const headers = allCalls.map(proofHeaderOf).filter((name) => name !== undefined);
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-tussock',
      description: 'Over plain http, in development alone, its name is `tussock`.',
    },
    token: {
      type: 'http',
      scheme: 'bearer',
      description: 'An access token, made under Settings. It may be the password of Basic as well.',
    },
    ...Object.fromEntries(headers.map((name) => [name, { type: 'apiKey', in: 'header', name }])),
  };
}

function operationOf(call: AnyCall): JsonSchema {
  return {
    operationId: call.id,
    summary: call.summary,
    ...accessOf(call),
    parameters: parametersOf(call),
    ...bodyOf(call),
    responses: { ...doneOf(call), ...refusalsOf(call) },
  };
}

const header = (name: string, description: string, schema: JsonSchema, required = false) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

const parameters = {
  RequestedWith: header(
    'x-requested-with',
    'Any text: a form of another site cannot set it.',
    { type: 'string', examples: ['tussock'] },
    true,
  ),
  IdempotencyKey: header('idempotency-key', 'Names this write: a repeated one is answered, not repeated.', {
    type: 'string',
    format: 'uuid',
  }),
  IfMatch: header('if-match', 'The version that was seen, in quotes; a newer one refuses the write.', {
    type: 'string',
    pattern: '^("\\d+"|\\*)$',
  }),
};

/** The body of every refusal. */
const refusal = {
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
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    current: { description: 'What stands on the server now, where the version sent was stale.' },
    repaired: { description: 'A mended shape offered in place of one that was refused.' },
    requestId: { type: 'string' },
  },
};

/** The OpenAPI 3.1 description of every call, made from their declarations. */
export function describeCalls(publicUrl: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
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
      securitySchemes: securitySchemes(),
      parameters,
      responses: refusalResponses(),
      schemas: {
        Refusal: refusal,
        ...Object.fromEntries(allKinds.map((kind) => [kind.id, schemaOfFields(kind.fields)])),
      },
    },
  };
}
