import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { createIngest } from './ingest.ts';
import { devicesOf, uplinkBody, type TestIntegration } from '../../testing/device-plan.ts';

const NOW = new Date('2026-11-20T00:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
const six = { Temp150: 14.2, Temp300: 12.9, EC150: 0.31, EC300: 0.28, VWC150: 31.5, VWC300: 33 };

let server: TestServer;
let lead: TestUser;
let planId: string;
let plan: ReturnType<typeof devicesOf>;
let integration: TestIntegration;
let featureId: string;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.at = NOW;
  lead = await server.addUser({ role: 'providerStaff' });
});
beforeEach(async () => {
  planId = await server.addPlan({ lead });
  plan = devicesOf(server, lead, planId);
  integration = await plan.addIntegration();
  featureId = await plan.addDevice('soil-1');
});
afterAll(() => server.close());

const latest = async () =>
  Object.fromEntries(
    (await plan.devices())
      .find((device) => device.featureId === featureId)
      ?.readings.map(({ reading, value }) => [reading, value]) ?? [],
  );
const refusals = async () =>
  (await plan.integrations()).results[0]?.refusals.map(({ reason, subject, sample, count }) => ({
    reason,
    subject,
    sample,
    count,
  }));

describe('[API-DEV-1] [ENT-15] an uplink', () => {
  test('[ENT-15] is kept as the six sensor readings of the specification', async () => {
    const { status, body } = await plan.send(integration, uplinkBody('soil-1', minutesAgo(5), six));
    expect(status).toBe(202);
    expect(body).toEqual({ outcome: 'stored', stored: Object.keys(six), refused: [] });
    expect(await latest()).toEqual(six);
  });

  test('sent again changes nothing, even with other values', async () => {
    await plan.send(integration, uplinkBody('soil-1', minutesAgo(5), six));
    const again = await plan.send(integration, uplinkBody('soil-1', minutesAgo(5), { ...six, Temp150: 30 }));
    expect([again.status, again.body.outcome]).toEqual([202, 'known']);
    expect(await latest()).toEqual(six);
    expect((await plan.readings(featureId)).measured).toBe(1);
  });

  test('of the same time with other readings adds to the first', async () => {
    const { Temp150, Temp300, ...rest } = six;
    await plan.send(integration, uplinkBody('soil-1', minutesAgo(5), { Temp150, Temp300 }));
    const second = await plan.send(
      integration,
      uplinkBody('soil-1', minutesAgo(5), { ...rest, Temp150: 30 }),
    );
    expect(second.body.outcome).toBe('stored');
    expect(await latest()).toEqual(six);
    expect((await plan.readings(featureId)).measured).toBe(1);
    const third = await plan.send(integration, uplinkBody('soil-1', minutesAgo(5), rest));
    expect(third.body.outcome).toBe('known');
  });

  test('of the same time with other readings adds to the first when both are written together', async () => {
    const ingest = createIngest({ db: server.database.db, clock: { now: () => NOW } });
    const sender = await ingest.findSender(integration.id);
    if (!sender) throw new Error('no sender');
    const uplink = (decodedPayload: object) => ({
      deviceId: 'soil-1',
      devEui: null,
      receivedAt: minutesAgo(5).toISOString(),
      decodedPayload,
      normalisedPayload: undefined,
    });
    const receipts = await Promise.all(
      [{ Temp150: 14.2 }, { Temp150: 30, VWC150: 31.5 }].map((payload) =>
        ingest.take(sender, uplink(payload)),
      ),
    );
    expect(receipts.map(({ outcome }) => outcome)).toEqual(['stored', 'stored']);
    expect(await latest()).toEqual({ Temp150: 14.2, VWC150: 31.5 });
  });

  test('that a person simulated is kept apart from what the probe measured', async () => {
    await plan.send(integration, uplinkBody('soil-1', minutesAgo(5), six));
    const simulated = { ...uplinkBody('soil-1', minutesAgo(1), { Temp150: 99 - 60 }), simulated: true };
    expect((await plan.send(integration, simulated)).body.outcome).toBe('stored');
    expect(await latest()).toEqual(six);
    const { unknownDevices } = await plan.integrations();
    // Without the number of the probe: by it, it would be taken for the probe itself.
    expect(unknownDevices.map(({ deviceId, devEui }) => [deviceId, devEui])).toEqual([
      ['soil-1 (simulated)', null],
    ]);
  });

  test('is taken after the clock was set back by an hour, and as the hour goes on', async () => {
    const clock = { at: NOW };
    const ingest = createIngest(
      { db: server.database.db, clock: { now: () => clock.at } },
      { rateLimitScale: 1 },
    );
    const sender = await ingest.findSender(integration.id);
    if (!sender) throw new Error('no sender');
    const take = (receivedAt: Date) =>
      ingest.take(sender, {
        deviceId: 'soil-1',
        devEui: null,
        receivedAt: receivedAt.toISOString(),
        decodedPayload: six,
        normalisedPayload: undefined,
      });
    ingest.waitFor(sender);
    clock.at = minutesAgo(60);
    expect(ingest.waitFor(sender)).toBe(0);
    expect((await take(NOW)).outcome).toBe('stored');
  });

  test('sent twice at once is kept once', async () => {
    const body = uplinkBody('soil-1', minutesAgo(5), six);
    const answers = await Promise.all([1, 2, 3, 4].map(() => plan.send(integration, body)));
    expect(answers.map(({ body: it }) => it.outcome).sort()).toEqual(['known', 'known', 'known', 'stored']);
  });

  test('that is written together with its own repetition is stored once and known otherwise', async () => {
    const ingest = createIngest({ db: server.database.db, clock: { now: () => NOW } });
    const sender = await ingest.findSender(integration.id);
    if (!sender) throw new Error('no sender');
    const uplink = {
      deviceId: 'soil-1',
      devEui: null,
      receivedAt: minutesAgo(5).toISOString(),
      decodedPayload: { Temp150: 900, VWC150: 30 },
      normalisedPayload: undefined,
    };
    const receipts = await Promise.all([1, 2, 3].map(() => ingest.take(sender, uplink)));
    expect(receipts.map(({ outcome }) => outcome)).toEqual(['stored', 'known', 'known']);
    expect((await refusals())?.map(({ count }) => count)).toEqual([1]);
  });

  test('that comes late, with an older count, takes its place in time and is not the latest', async () => {
    await plan.send(integration, uplinkBody('soil-1', minutesAgo(5), six, { f_cnt: 41 }));
    await plan.send(
      integration,
      uplinkBody('soil-1', minutesAgo(65), { Temp150: 9, VWC300: 20 }, { f_cnt: 37 }),
    );
    expect(await latest()).toEqual(six);
    const { at } = await plan.readings(featureId);
    expect(at).toEqual([minutesAgo(65).getTime(), minutesAgo(5).getTime()]);
  });

  test('of some readings leaves the others as they were, each with its own time', async () => {
    await plan.send(integration, uplinkBody('soil-1', minutesAgo(60), six));
    await plan.send(integration, uplinkBody('soil-1', minutesAgo(5), { Temp150: 15.5 }));
    const [device] = await plan.devices();
    const times = Object.fromEntries(device?.readings.map(({ reading, at }) => [reading, at]) ?? []);
    expect(times).toMatchObject({
      Temp150: minutesAgo(5).toISOString(),
      VWC300: minutesAgo(60).toISOString(),
    });
  });

  test('of a common probe comes as text and in its own unit', async () => {
    const dragino = {
      Bat: 3.6,
      TempC_DS18B20: '0.0',
      water_SOIL: '31.21',
      temp_SOIL: '14.05',
      conduct_SOIL: 310,
    };
    await plan.send(integration, uplinkBody('soil-1', minutesAgo(5), dragino));
    expect(await latest()).toEqual({ Temp150: 14.05, EC150: 0.31, VWC150: 31.21 });
  });

  test('in the common form of the device repository is read by its depth', async () => {
    const normalized = [
      { soil: { depth: 15, moisture: 31.2, temperature: 14, ec: 0.4 } },
      { soil: { depth: 30, moisture: 33 } },
      { soil: { depth: 80, moisture: 50 } },
    ];
    await plan.send(integration, uplinkBody('soil-1', minutesAgo(5), {}, { normalized_payload: normalized }));
    expect(await latest()).toEqual({ Temp150: 14, EC150: 0.4, VWC150: 31.2, VWC300: 33 });
  });

  test('without a payload, as networks send for joining, is taken and ignored', async () => {
    const { status, body } = await plan.send(integration, {
      end_device_ids: { device_id: 'soil-1' },
      received_at: NOW.toISOString(),
      join_accept: { session_key_id: 'x' },
    });
    expect([status, body.outcome]).toEqual([202, 'ignored']);
  });
});

describe('[API-DEV-1] who may send', () => {
  const body = () => uplinkBody('soil-1', minutesAgo(5), six);

  test.each([
    ['another secret', () => ({ 'x-tussock-secret': 'wrong' })],
    ['no secret', () => ({})],
    ['an empty secret', () => ({ 'x-tussock-secret': '' })],
    ['a very long secret', () => ({ 'x-tussock-secret': 'a'.repeat(8000) })],
  ])('%s is told to be wrong, and not whether there is such an integration', async (_name, headers) => {
    const answer = await plan.send(integration, body(), headers());
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({
      code: 'wrongSecret',
      message: expect.stringContaining('The secret is not the one of this integration'),
    });
    expect(await latest()).toEqual({});
    const unknown = await plan.send({ id: uuidv7(), secret: integration.secret }, body());
    expect({ ...answer.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  test('an id that is none is refused alike', async () => {
    expect((await plan.send({ ...integration, id: "' or 1=1--" }, body())).status).toBe(401);
  });

  test('the secret of another plan’s integration opens nothing', async () => {
    const other = devicesOf(server, lead, await server.addPlan({ lead }));
    const { secret } = await other.addIntegration();
    expect((await plan.send({ id: integration.id, secret }, body())).status).toBe(401);
  });

  test('the id of another plan’s device is an unknown device here and writes nothing there', async () => {
    const other = devicesOf(server, lead, await server.addPlan({ lead }));
    await other.addDevice('theirs');
    await plan.send(integration, uplinkBody('theirs', minutesAgo(5), six));
    expect((await other.devices()).map(({ readings }) => readings)).toEqual([[]]);
    expect((await plan.integrations()).unknownDevices.map(({ deviceId }) => deviceId)).toEqual(['theirs']);
  });

  test('a new secret takes the place of the old one at once, and a removed integration takes nothing', async () => {
    const { body: rotated } = await server.call<{ secret: string }>(
      `/api/plans/${planId}/integration/${integration.id}/rotate`,
      { as: lead, method: 'POST' },
    );
    expect((await plan.send(integration, body())).status).toBe(401);
    const renewed = { id: integration.id, secret: rotated.secret };
    expect((await plan.send(renewed, body())).status).toBe(202);
    await server.call(`/api/plans/${planId}/integration/${integration.id}`, { as: lead, method: 'DELETE' });
    expect((await plan.send(renewed, body())).status).toBe(401);
    expect(await latest()).toEqual(six);
  });

  test('no secret is kept: neither with the integration nor in the log nor in what repeated writes are answered', async () => {
    const { db } = server.database;
    const { rows } = await sql<{ text: string }>`
      select (select string_agg(to_json(it)::text, '') from device_integration it) ||
        (select string_agg(to_json(it)::text, '') from operation it) || (select string_agg(to_json(it)::text, '') from change it) as text`.execute(
      db,
    );
    expect(rows[0]?.text).toContain(integration.id);
    expect(rows[0]?.text).not.toContain(integration.secret);
  });
});

describe('[API-DEV-1] what is not kept', () => {
  test.each([
    ['a number that no probe measures', { Temp150: 900 }, 'outOfRange', '900'],
    ['the largest of numbers', { Temp150: 1e308 }, 'outOfRange', '1e+308'],
    ['a word', { Temp150: 'warm' }, 'notANumber', 'warm'],
    ['NaN as networks spell it', { Temp150: 'NaN' }, 'notANumber', 'NaN'],
    ['infinity as text', { Temp150: '1e999' }, 'notANumber', '1e999'],
    ['a yes', { Temp150: true }, 'notANumber', 'true'],
  ])('%s is refused by name, and the rest of its uplink kept', async (_name, payload, reason, sample) => {
    const { body } = await plan.send(
      integration,
      uplinkBody('soil-1', minutesAgo(5), { ...payload, VWC150: 30 }),
    );
    expect(body).toMatchObject({
      outcome: 'stored',
      stored: ['VWC150'],
      refused: [{ reason, subject: 'Temp150' }],
    });
    expect(await latest()).toEqual({ VWC150: 30 });
    expect(await refusals()).toEqual([{ reason, subject: 'Temp150', sample, count: 1 }]);
  });

  test('a number too large for a number is refused too', async () => {
    const text = JSON.stringify(uplinkBody('soil-1', minutesAgo(5), { Temp150: 'X' })).replace(
      '"X"',
      '1e999',
    );
    const { body } = await server.call<{ refused: object[] }>(`/api/ingest/tts/${integration.id}`, {
      rawBody: text,
      headers: { 'x-tussock-secret': integration.secret },
    });
    expect(body.refused).toEqual([{ reason: 'outOfRange', subject: 'Temp150' }]);
  });

  // An hour: the clock that is believed goes on with the minutes that the tests take, and this one stands still.
  test.each([
    ['from the future', new Date(NOW.getTime() + 60 * 60_000).toISOString(), 'fromFuture'],
    ['of 1970', '1970-01-01T00:00:00Z', 'tooOld'],
    ['without a time that can be read', 'yesterday', 'noTime'],
  ])('an uplink %s is refused and counted', async (_name, at, reason) => {
    const { status, body } = await plan.send(integration, uplinkBody('soil-1', at, six));
    expect([status, body.outcome]).toEqual([202, 'refused']);
    await plan.send(integration, uplinkBody('soil-1', at, six));
    expect(await latest()).toEqual({});
    expect(await refusals()).toEqual([{ reason, subject: '', sample: at, count: 2 }]);
  });

  test('a clock a little ahead of ours is believed', async () => {
    const soon = new Date(NOW.getTime() + 4 * 60_000);
    expect((await plan.send(integration, uplinkBody('soil-1', soon, six))).body.outcome).toBe('stored');
  });

  test('a payload without a known key is refused with the keys there were', async () => {
    await plan.send(integration, uplinkBody('soil-1', minutesAgo(5), { soil: { moist: 3 }, Bat: 3.6 }));
    expect(await refusals()).toMatchObject([{ reason: 'noReadings', subject: 'soil.moist, Bat' }]);
  });

  test('text that no database holds does no harm', async () => {
    const { status } = await plan.send(
      integration,
      uplinkBody('soil-1', minutesAgo(5), { Temp150: 'a\u0000b\ud800', 'k\u0000': 1, VWC150: 30 }),
    );
    expect(status).toBe(202);
    expect(await latest()).toEqual({ VWC150: 30 });
  });

  test('a repeated uplink does not count its refusals again', async () => {
    const body = uplinkBody('soil-1', minutesAgo(5), { Temp150: 900, VWC150: 30 });
    await plan.send(integration, body);
    await plan.send(integration, body);
    expect((await refusals())?.map(({ count }) => count)).toEqual([1]);
  });
});

describe('[API-DEV-1] a hostile sender', () => {
  const raw = (rawBody: string, headers: Readonly<Record<string, string>> = {}) =>
    server.call(`/api/ingest/tts/${integration.id}`, {
      rawBody,
      headers: { 'x-tussock-secret': integration.secret, ...headers },
    });

  test('sends no more than 64 KB', async () => {
    const { status } = await raw(JSON.stringify(uplinkBody('soil-1', NOW, { pad: 'x'.repeat(70_000) })));
    expect(status).toBe(413);
  });

  test.each([
    ['no JSON', '{"end_device_ids":'],
    ['a list', '[]'],
    ['nothing', '{}'],
    ['an id with a quote', JSON.stringify(uplinkBody("a'; drop table sensor;--", NOW, six))],
    ['an id without letters', JSON.stringify(uplinkBody('', NOW, six))],
    ['a count below zero', JSON.stringify(uplinkBody('soil-1', NOW, six, { f_cnt: -1 }))],
  ])('%s is refused as malformed', async (_name, text) => {
    expect((await raw(text)).status).toBe(400);
  });

  test('a payload nested without end is taken without harm', async () => {
    const deep = '{"a":'.repeat(4000) + '1' + '}'.repeat(4000);
    const text = JSON.stringify(uplinkBody('soil-1', minutesAgo(5), 'X')).replace('"X"', deep);
    expect((await raw(text)).status).toBe(202);
  });

  test('a payload with a prototype in it is refused', async () => {
    const text = JSON.stringify(uplinkBody('soil-1', minutesAgo(5), 'X')).replace(
      '"X"',
      '{"__proto__":{"Temp150":1},"VWC150":30}',
    );
    expect((await raw(text)).status).toBe(400);
    expect(Object.hasOwn(Object.prototype, 'Temp150')).toBe(false);
  });

  test('cannot make more devices than a plan may have', async () => {
    await sql`
      insert into sensor (plan_id, device_id, integration_id, first_heard_at)
      select ${planId}, 'made-' || n, ${integration.id}, now() from generate_series(1, 499) n`.execute(
      server.database.db,
    );
    const last = await plan.send(integration, uplinkBody('soil-1', minutesAgo(5), six));
    const over = await plan.send(integration, uplinkBody('one-more', minutesAgo(5), six));
    expect([last.body.outcome, over.body.outcome]).toEqual(['stored', 'refused']);
    expect(over.body.refused).toEqual([{ reason: 'tooManyDevices', subject: '' }]);
  });
});

describe('[API-DEV-1] a storm of uplinks', () => {
  test('is let through up to the limit; the rest are told when to come again, and nothing taken is lost', async () => {
    const small = await startTestServer({ rateLimitScale: 0.1 });
    try {
      small.clock.at = NOW;
      const someone = await small.addUser({ role: 'providerStaff' });
      const stormed = devicesOf(small, someone, await small.addPlan({ lead: someone }));
      const sender = await stormed.addIntegration();
      const device = await stormed.addDevice('soil-1');
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          stormed.send(sender, uplinkBody('soil-1', minutesAgo(index + 1), six)),
        ),
      );
      const taken = answers.filter(({ status }) => status === 202);
      const refused = answers.filter(({ status }) => status === 429);
      expect([taken.length, refused.length]).toEqual([120, 80]);
      expect(refused.every(({ headers }) => Number(headers.get('retry-after')) >= 1)).toBe(true);
      expect((await stormed.readings(device)).measured).toBe(120);
      small.clock.at = new Date(NOW.getTime() + 60_000);
      expect((await stormed.send(sender, uplinkBody('soil-1', minutesAgo(500), six))).status).toBe(202);
    } finally {
      await small.close();
    }
  });
});
