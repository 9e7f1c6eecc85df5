import { allCalls, type AnyCall } from '@tussock/contract';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { OpenAPIClientAxios, type Document, type OpenAPIClient } from 'openapi-client-axios';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { devicesOf } from '../../testing/device-plan.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

interface Media {
  readonly schema: Record<string, unknown>;
  readonly example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly { name?: string; in?: string; required?: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { $ref?: string; content?: Record<string, Media> }>>;
}

let server: TestServer;
let admin: TestUser;
let description: Document & {
  components: {
    schemas: Record<string, unknown>;
    securitySchemes: Readonly<Record<string, { readonly name?: string }>>;
  };
};
let client: OpenAPIClient;
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));

/** Ids of things that are there, by the name of the parameter; what is not named here names nothing. */
const known: Record<string, string> = {
  featureType: 'custom-feature',
  size: 'thumb',
  token: 'no-such-link',
  z: '12',
  x: '4000',
  y: '2600',
};
const NO_SUCH_ID = '01900000-0000-7000-8000-00000000ffff';

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.addUser({ role: 'providerAdmin' });
  known['planId'] = await server.addPlan({ lead: admin });
  description = (await server.call<typeof description>('/api/docs/openapi.json')).body;
  client = await new OpenAPIClientAxios({
    definition: description,
    axiosConfigDefaults: {
      baseURL: server.url,
      maxRedirects: 0,
      validateStatus: () => true,
      headers: { 'x-requested-with': 'generated' },
    },
  }).init();
  ajv.addSchema({ $id: 'tussock', components: description.components });
  const made = await server.call<{ _id: string }>(`/api/plan/${known['planId']}/feature/create`, {
    as: admin,
    body: operationOf('feature.create').requestBody?.content['application/json']?.example,
  });
  known['featureId'] = made.body._id;
});
afterAll(() => server.close());

const operations = (): Operation[] =>
  Object.values(description.paths as Record<string, Record<string, Operation>>).flatMap((path) =>
    Object.values(path),
  );
function operationOf(id: string): Operation {
  const found = operations().find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

/** The same schema with its references into the whole description. */
const within = (schema: unknown): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"tussock#/')) as object;

/** The faults of a value by a schema of the description. */
function faultsOf(schema: unknown, value: unknown): readonly string[] {
  const validate = ajv.compile(within(schema));
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message }: ErrorObject) => `${instancePath} ${message ?? ''}`,
  );
}

/** With a session of its own: some calls end the one they come with. */
const makeCall = async (operation: Operation) => {
  const { cookie } = await server.addSession(admin);
  const parameters = operation.parameters
    .filter((parameter) => parameter.in === 'path' || parameter.required)
    .filter((parameter) => parameter.in !== 'header')
    .map((parameter) => ({
      name: parameter.name ?? '',
      in: parameter.in as 'path' | 'query',
      value: known[parameter.name ?? ''] ?? NO_SUCH_ID,
    }));
  const example = operation.requestBody?.content['application/json']?.example;
  return client[operation.operationId]?.(parameters, example, { headers: { cookie } });
};

/** The schema that the description gives for an answer; undefined for a file, a page to go to, or a status it does not name. */
function schemaOfAnswer({ responses }: Operation, status: number): unknown {
  const { $ref, content } = responses[String(status)] ?? {};
  if ($ref !== undefined) return { $ref: '#/components/schemas/Refusal' };
  return content?.['application/json']?.schema;
}

const withBody = allCalls.filter((call) => 'body' in call).map(({ id }) => ({ id }));
const withReply = allCalls.filter((call) => 'reply' in call).map(({ id }) => ({ id }));
const calls: readonly { id: AnyCall['id'] }[] = allCalls.map(({ id }) => ({ id }));

describe('the description of the calls', () => {
  test.each(withBody)('says of what the body of $id is made, with an example that fits', ({ id }) => {
    const media = operationOf(id).requestBody?.content['application/json'];
    expect(Object.keys(media?.schema ?? {})).not.toEqual([]);
    expect(media?.schema).not.toEqual({ type: 'object', properties: {} });
    expect(faultsOf(media?.schema, media?.example)).toEqual([]);
    expect(media?.example).not.toEqual({});
  });

  test.each(withReply)('shows a reply of $id that fits what is said of it', ({ id }) => {
    const media = Object.values(operationOf(id).responses).map(
      ({ content }) => content?.['application/json'],
    );
    for (const { schema, example } of media.filter((found) => found !== undefined))
      expect(faultsOf(schema, example)).toEqual([]);
  });

  test.each([
    ['plan.create', 200],
    ['account.create', 200],
    ['providerUser.create', 200],
    ['feature.create', 200],
    ['feature.update', 200],
    ['feature.batch', 200],
    ['feature.check', 200],
    ['feature.all', 200],
    ['device.create', 200],
    ['integration.create', 200],
    ['fertiliser.create', 200],
    ['fertiliser.try', 200],
    ['access.external.create', 200],
    ['plan.update', 200],
    ['plan.all', 200],
    ['report.paddock', 200],
    ['report.stock', 200],
    ['report.ghg', 200],
    ['session.signIn', 302],
    ['session.info', 200],
  ])('has for %s an example that is accepted', async (id, status) => {
    const answer = await makeCall(operationOf(id));
    expect([answer?.status, answer?.data?.message]).toEqual([status, undefined]);
  });

  test('says how a network proves itself, and has an uplink whose readings are stored', async () => {
    const devices = devicesOf(server, admin, known['planId'] ?? '');
    const { id, secret } = await devices.addIntegration();
    const { security = [], requestBody } = operationOf('ingest.tts');
    const schemes = description.components.securitySchemes;
    const headers = security.flatMap(Object.keys).map((name) => [schemes[name]?.name ?? '', secret]);
    const body = requestBody?.content['application/json']?.example as object; // a body, as the shape says
    const answer = await devices.send({ id, secret }, body, Object.fromEntries(headers));
    expect(answer).toMatchObject({
      status: 202,
      body: { outcome: 'stored', stored: ['Temp150', 'EC150', 'VWC150'], refused: [] },
    });
  });

  test.each(calls)('says how $id answers, and so it does', async ({ id }) => {
    const operation = operationOf(id);
    const answer = await makeCall(operation);
    expect(Object.keys(operation.responses)).toContain(String(answer?.status));
    const schema = schemaOfAnswer(operation, answer?.status ?? 0);
    expect(faultsOf(schema ?? true, answer?.data)).toEqual([]);
  });
});
