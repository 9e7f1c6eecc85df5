import type { IntegrationItem } from '@tussock/contract';
import { startingMapping } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { devicesOf, uplinkBody } from '../../testing/device-plan.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;
let plan: ReturnType<typeof devicesOf>;

beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
});
beforeEach(async () => {
  planId = await server.addPlan({ lead });
  plan = devicesOf(server, lead, planId);
});
afterAll(() => server.close());

const path = (rest = '') => `/api/plans/${planId}/integration${rest}`;
const valuesOf = (rest: object = {}) => ({
  _id: uuidv7(),
  name: 'Farm network',
  mapping: startingMapping,
  ...rest,
});

describe('[API-DEV-1] an integration', () => {
  test('is made by those who lead or own the plan', async () => {
    const editor = await server.addUser({ role: 'providerStaff' });
    await server.giveRole(planId, editor, 'editor');
    expect((await server.call(path(), { body: valuesOf() })).status).toBe(401);
    expect((await server.call(path(), { as: lead, body: { name: 'x' } })).status).toBe(400);
    expect((await server.call(path(), { as: editor, body: valuesOf() })).status).toBe(403);
    const owner = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, owner, 'owner');
    expect((await server.call(path(), { as: owner, body: valuesOf() })).status).toBe(200);
  });

  test('says where to send and its secret once; the list says no secret', async () => {
    const made = await server.call<{ integration: IntegrationItem; secret: string }>(path(), {
      as: lead,
      body: valuesOf(),
    });
    expect(made.body.integration.webhookUrl).toBe(
      `${server.url}/api/ingest/tts/${made.body.integration._id}`,
    );
    expect(made.body.secret).toMatch(/^[\w-]{43}$/);
    const listed = await server.call(path(), { as: lead });
    expect(JSON.stringify(listed.body)).not.toContain(made.body.secret);
    expect(listed.body).toMatchObject({
      results: [{ name: 'Farm network', lastHeardAt: null, refusals: [] }],
    });
  });

  test('asked for twice under one op id is one, and the secret answered last is the one that works', async () => {
    const [body, headers] = [valuesOf(), { 'idempotency-key': uuidv7() }];
    const ask = () =>
      server.call<{ integration: IntegrationItem; secret: string }>(path(), { as: lead, body, headers });
    await ask();
    const { body: again } = await ask();
    expect((await plan.integrations()).results).toHaveLength(1);
    const sent = await plan.send(
      { id: body._id, secret: again.secret },
      uplinkBody('a', new Date(), { Temp150: 1 }),
    );
    expect(sent.status).toBe(202);
  });

  test.each([
    [
      'a unit that does not fit',
      [{ payloadKey: 'a', reading: 'Temp150', unit: 'percent' }],
      'mapping.0.unit',
    ],
    [
      'a reading there is not',
      [{ payloadKey: 'a', reading: 'Temp450', unit: 'celsius' }],
      'mapping.0.reading',
    ],
    [
      'a key twice',
      [
        { payloadKey: 'a', reading: 'Temp150', unit: 'celsius' },
        { payloadKey: 'a', reading: 'Temp300', unit: 'celsius' },
      ],
      'mapping.1.payloadKey',
    ],
    ['no key', [], 'mapping'],
  ])('with %s is refused beside the field', async (_name, mapping, field) => {
    const { status, body } = await server.call(path(), { as: lead, body: valuesOf({ mapping }) });
    expect(status).toBe(400);
    expect(body.fields?.map((it) => it.field)).toEqual([field]);
  });

  test('reads payloads as its mapping was changed to, from then on', async () => {
    const integration = await plan.addIntegration();
    const featureId = await plan.addDevice('soil-1');
    const mapping = [{ payloadKey: 'probe.t', reading: 'Temp300', unit: 'fahrenheit' }];
    const before = (await plan.integrations()).results[0];
    const change = (version: number) =>
      server.call<IntegrationItem>(path(`/${integration.id}`), {
        as: lead,
        method: 'PUT',
        body: { name: 'Renamed', mapping },
        headers: { 'if-match': `"${version}"` },
      });
    expect((await change(before?.version ?? 0)).status).toBe(200);
    expect((await change(before?.version ?? 0)).status).toBe(409);
    await plan.send(integration, uplinkBody('soil-1', new Date(), { probe: { t: 50 } }));
    const [device] = await plan.devices();
    expect(device).toMatchObject({ featureId, readings: [{ reading: 'Temp300', value: 10 }] });
  });

  test('of another plan is not there for this one', async () => {
    const other = devicesOf(server, lead, await server.addPlan({ lead }));
    const { id } = await other.addIntegration();
    const body = { name: 'Mine', mapping: startingMapping };
    expect((await server.call(path(`/${id}`), { as: lead, method: 'PUT', body })).status).toBe(404);
    expect((await server.call(path(`/${id}/rotate`), { as: lead, method: 'POST' })).status).toBe(404);
    expect((await server.call(path(`/${id}`), { as: lead, method: 'DELETE' })).status).toBe(404);
    expect((await other.integrations()).results).toMatchObject([{ name: 'The Things Stack' }]);
  });

  test('stands in the log of the plan: made, changed, given a secret, removed', async () => {
    const { id } = await plan.addIntegration();
    await server.call(path(`/${id}/rotate`), { as: lead, method: 'POST' });
    await server.call(path(`/${id}`), { as: lead, method: 'DELETE' });
    const history = await server.call<{ results: { summary: string; op: string }[] }>(
      `/api/plan/${planId}/history`,
      {
        as: lead,
      },
    );
    expect(history.body.results.map(({ op, summary }) => `${op} ${summary}`)).toEqual([
      'delete Integration: The Things Stack',
      'update Secret of an integration: The Things Stack',
      'create Integration: The Things Stack',
    ]);
  });
});
