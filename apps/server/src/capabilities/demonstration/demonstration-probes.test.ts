import { abilitiesOnPlan } from '@tussock/domain';
import { demoProbes, strayProbe } from '@tussock/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../../services.ts';
import { devicesOf } from '../../testing/device-plan.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { createIngest, type Ingest } from '../devices/index.ts';
import { connectProbes, fillProbes, runProbeJob, type ProbedFarm } from './demonstration-probes.ts';
import { SEND_PROBES } from './demonstration-store.ts';

const NOW = new Date('2026-11-20T00:05:00Z');
const HOUR_MS = 3_600_000;

let server: TestServer;
let lead: TestUser;
let plan: ReturnType<typeof devicesOf>;
let services: Services;
let ingest: Ingest;
let farm: ProbedFarm;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.at = NOW;
  lead = await server.addUser({ role: 'providerStaff' });
  const planId = await server.addPlan({ lead });
  plan = devicesOf(server, lead, planId);
  for (const { id } of demoProbes) await plan.addDevice(id);
  const clock = { now: () => new Date(server.clock.at) };
  // What probes need of the outside world is the database and the clock.
  services = {
    database: server.database,
    clock,
    configuration: { publicUrl: server.url, sessionKey: 'a key of tests' },
  } as unknown as Services;
  ingest = createIngest({ db: server.database.db, clock });
  const roles = ['lead'] as const;
  farm = await connectProbes(services, {
    caller: { userId: lead.id, email: lead.email, name: 'Lead', role: 'providerStaff', accountId: null },
    plan: { planId, roles, heldRoles: roles, abilities: abilitiesOnPlan('providerStaff', roles) },
    farmName: 'Farm',
  });
  await fillProbes(services, ingest, [farm]);
});
afterAll(() => server.close());

const stateOf = async (id: string) => (await plan.devices()).find((device) => device.id === id);
const measuredBy = async (id: string) => (await plan.readings((await stateOf(id))?.featureId ?? '')).measured;

test('a demonstration farm has a year of readings of a probe, quarter of an hour by quarter of an hour', async () => {
  expect(await measuredBy('probe-0042')).toBe(35_040);
});

test('its probes are sound, patchy, flat-lined and silent, and one is unknown', async () => {
  const flags = (await plan.devices()).map(({ id, flags: found }) => [
    id,
    found.map(({ kind }) => kind).filter((kind) => kind !== 'outOfBand'),
  ]);
  expect(Object.fromEntries(flags)).toEqual({
    'probe-0042': [],
    'probe-0043': [],
    'probe-0044': ['flatLined'],
    'probe-0045': ['silent'],
  });
  expect((await plan.integrations()).unknownDevices.map(({ deviceId }) => deviceId)).toEqual([strayProbe.id]);
});

test('go on sending: an hour later there are four more, and the job asks for itself again', async () => {
  const before = await measuredBy('probe-0042');
  server.clock.at = new Date(NOW.getTime() + HOUR_MS);
  const job = runProbeJob(services, ingest);
  await job({ payload: [farm] });
  await job({ payload: [farm] });
  expect((await measuredBy('probe-0042')) - before).toBe(4);
  expect((await stateOf('probe-0042'))?.at).toBe('2026-11-20T01:00:00.000Z');
  const jobs = await server.database.db
    .selectFrom('job')
    .select('runAt')
    .where('kind', '=', SEND_PROBES)
    .execute();
  expect(jobs.map(({ runAt }) => runAt.toISOString()).sort()).toEqual([
    '2026-11-20T00:15:00.000Z',
    '2026-11-20T01:15:00.000Z',
  ]);
});

test('after weeks away what was missed is filled in', async () => {
  const before = await measuredBy('probe-0044');
  server.clock.at = new Date(NOW.getTime() + 30 * 24 * HOUR_MS);
  lead = await server.addSession(lead);
  plan = devicesOf(server, lead, farm.planId);
  await runProbeJob(services, ingest)({ payload: [farm] });
  expect(await measuredBy('probe-0044')).toBeGreaterThan(before + 500);
  expect((await stateOf('probe-0044'))?.isLate).toBe(false);
});

test('once the integration is removed nothing is sent any more', async () => {
  await server.call(`/api/plans/${farm.planId}/integration/${farm.integrationId}`, {
    as: lead,
    method: 'DELETE',
  });
  const before = await measuredBy('probe-0042');
  server.clock.at = new Date(server.clock.at.getTime() + HOUR_MS);
  await runProbeJob(services, ingest)({ payload: [farm] });
  expect(await measuredBy('probe-0042')).toBe(before);
});
