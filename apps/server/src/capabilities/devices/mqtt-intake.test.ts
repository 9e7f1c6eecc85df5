import { startingMapping } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLogger } from '../../platform/log/logger.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { createIngest, type Ingest } from './ingest.ts';
import { startMqttIntake, type MqttIntake } from './mqtt-intake.ts';
import { devicesOf, uplinkBody } from '../../testing/device-plan.ts';
import { startBroker, type TestBroker } from '../../testing/start-broker.ts';

const NOW = new Date('2026-11-20T00:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
const PASSWORD = 'a password of the broker';

let server: TestServer;
let lead: TestUser;
let broker: TestBroker;
let planId: string;
let plan: ReturnType<typeof devicesOf>;
let featureId: string;
let integrationId: string;
let ingest: Ingest;
const running: MqttIntake[] = [];

beforeAll(async () => {
  server = await startTestServer();
  server.clock.at = NOW;
  lead = await server.addUser({ role: 'providerStaff' });
});
afterAll(() => server.close());

beforeEach(async () => {
  broker = await startBroker(PASSWORD);
  planId = await server.addPlan({ lead });
  plan = devicesOf(server, lead, planId);
  featureId = await plan.addDevice('soil-1');
  integrationId = (await plan.addIntegration(startingMapping)).id;
  ingest = createIngest({ db: server.database.db, clock: { now: () => NOW } });
});
afterEach(async () => {
  for (const intake of running.splice(0)) await intake.stop();
  await broker.close();
});

function start(rest: { password?: string; ingest?: Ingest; clientId?: string } = {}): MqttIntake {
  const intake = startMqttIntake({
    database: server.database,
    ingest: rest.ingest ?? ingest,
    log: createLogger('silent'),
    settings: {
      url: broker.url,
      username: 'tussock',
      password: rest.password ?? PASSWORD,
      clientId: rest.clientId ?? 'tussock',
      topic: 'v3/+/devices/+/up',
      integrations: new Map([['farm', integrationId]]),
    },
  });
  running.push(intake);
  return intake;
}
const isConnected = () =>
  vi.waitFor(() => expect([...broker.clients]).toEqual(['tussock']), { timeout: 10_000 });
const isAway = () => vi.waitFor(() => expect([...broker.clients]).toEqual([]), { timeout: 10_000 });
const publish = (
  minutes: number,
  payload: object = { Temp150: 10 + minutes },
  topic = 'v3/farm@ttn/devices/soil-1/up',
) => broker.publish(topic, JSON.stringify(uplinkBody('soil-1', minutesAgo(minutes), payload)));
const measured = async () => (await plan.readings(featureId)).measured;
const isMeasured = (count: number) =>
  vi.waitFor(async () => expect(await measured()).toBe(count), { timeout: 10_000 });

describe('[API-DEV-1] uplinks by a broker', () => {
  test('are kept as those by webhook are, and one sent by both ways is one', async () => {
    start();
    await isConnected();
    await publish(5);
    await isMeasured(1);
    const { body } = await server.call<{ secret: string }>(
      `/api/plans/${planId}/integration/${integrationId}/rotate`,
      { as: lead, method: 'POST' },
    );
    const sent = await plan.send(
      { id: integrationId, secret: body.secret },
      uplinkBody('soil-1', minutesAgo(5), { Temp150: 15 }),
    );
    expect(sent.body.outcome).toBe('known');
  });

  test('that come while we are away are kept for us', async () => {
    const first = start();
    await isConnected();
    await publish(60);
    await isMeasured(1);
    await first.stop();
    await isAway();
    for (const minutes of [50, 40, 30, 20, 10]) await publish(minutes);
    start();
    await isMeasured(6);
  });

  test('are not lost while the database refuses, and wait for it in order', async () => {
    let refusals = 3;
    const taken: string[] = [];
    const failing: Ingest = {
      ...ingest,
      take(sender, uplink) {
        if (refusals > 0) {
          refusals -= 1;
          return Promise.reject(new Error('the database is away'));
        }
        taken.push(uplink.receivedAt ?? '');
        return ingest.take(sender, uplink);
      },
    };
    start({ ingest: failing });
    await isConnected();
    await publish(20);
    await publish(10);
    await isMeasured(2);
    expect(taken).toEqual([minutesAgo(20).toISOString(), minutesAgo(10).toISOString()]);
  });

  test('that were not acknowledged come again to whoever subscribes next', async () => {
    const never: Ingest = { ...ingest, take: () => Promise.reject(new Error('the database is away')) };
    const first = start({ ingest: never });
    await isConnected();
    await publish(10);
    await first.stop();
    await isAway();
    start();
    await isMeasured(1);
  });

  test.each([
    ['no JSON', 'v3/farm@ttn/devices/soil-1/up', '{"end_device'],
    [
      'another application',
      'v3/other@ttn/devices/soil-1/up',
      JSON.stringify(uplinkBody('soil-1', minutesAgo(9), { Temp150: 1 })),
    ],
    [
      'another device than its topic',
      'v3/farm@ttn/devices/soil-2/up',
      JSON.stringify(uplinkBody('soil-1', minutesAgo(9), { Temp150: 1 })),
    ],
    [
      'more than 64 KB',
      'v3/farm@ttn/devices/soil-1/up',
      JSON.stringify(uplinkBody('soil-1', minutesAgo(9), { Temp150: 1, pad: 'x'.repeat(70_000) })),
    ],
  ])('of %s are left aside and hold up nothing', async (_name, topic, payload) => {
    start();
    await isConnected();
    await broker.publish(topic, payload);
    await publish(5);
    await isMeasured(1);
    expect((await plan.readings(featureId)).at).toEqual([minutesAgo(5).getTime()]);
  });

  test('of an integration that was removed are left aside', async () => {
    const left: string[] = [];
    const watched: Ingest = {
      ...ingest,
      async findSender(id) {
        const sender = await ingest.findSender(id);
        left.push(sender ? 'found' : 'removed');
        return sender;
      },
    };
    await server.call(`/api/plans/${planId}/integration/${integrationId}`, { as: lead, method: 'DELETE' });
    start({ ingest: watched });
    await isConnected();
    await publish(5);
    await vi.waitFor(() => expect(left).toEqual(['removed']));
    expect(await measured()).toBe(0);
  });

  test('need the broker’s password; without it the server goes on', async () => {
    const intake = start({ password: 'wrong' });
    await vi.waitFor(() => expect(broker.refused()).toBeGreaterThan(0));
    expect([...broker.clients]).toEqual([]);
    expect((await server.call('/readyz')).status).toBe(200);
    await intake.stop();
  });

  test('are taken by a server whose configuration names the broker', async () => {
    const id = uuidv7();
    const own = await startTestServer({
      env: {
        MQTT_URL: broker.url,
        MQTT_USERNAME: 'tussock',
        MQTT_PASSWORD: PASSWORD,
        MQTT_INTEGRATIONS: `farm=${id}`,
      },
    });
    try {
      own.clock.at = NOW;
      const someone = await own.addUser({ role: 'providerStaff' });
      const ownPlanId = await own.addPlan({ lead: someone });
      const ownPlan = devicesOf(own, someone, ownPlanId);
      await own.call(`/api/plans/${ownPlanId}/integration`, {
        as: someone,
        body: { _id: id, name: 'By broker', mapping: startingMapping },
      });
      const device = await ownPlan.addDevice('soil-1');
      await isConnected();
      await publish(5);
      await vi.waitFor(async () => expect((await ownPlan.readings(device)).measured).toBe(1), {
        timeout: 10_000,
      });
    } finally {
      await own.close();
    }
  });
});
