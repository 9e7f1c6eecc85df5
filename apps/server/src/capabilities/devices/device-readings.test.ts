import fc from 'fast-check';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { makePartitions } from './partition-store.ts';
import { devicesOf, uplinkBody, type TestIntegration } from '../../testing/device-plan.ts';

const NOW = new Date('2026-11-20T00:00:00Z');
const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * HOUR_MS);

let server: TestServer;
let lead: TestUser;
let viewer: TestUser;
let stranger: TestUser;
let planId: string;
let plan: ReturnType<typeof devicesOf>;
let integration: TestIntegration;
let featureId: string;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.at = NOW;
  lead = await server.addUser({ role: 'providerStaff' });
  viewer = await server.addUser({ role: 'providerStaff' });
  stranger = await server.addUser({ role: 'accountUser' });
});
beforeEach(async () => {
  planId = await server.addPlan({ lead });
  await server.giveRole(planId, viewer, 'viewer');
  plan = devicesOf(server, lead, planId);
  integration = await plan.addIntegration();
  featureId = await plan.addDevice('soil-1', { fieldCapacity: 34, refillPoint: 22 });
});
afterAll(() => server.close());

const send = (at: Date, payload: object, deviceId = 'soil-1') =>
  plan.send(integration, uplinkBody(deviceId, at, payload));

/** Puts readings of the device straight into the table: what a year of uplinks would leave. */
async function fill(rows: readonly { at: number; value: number | null }[]): Promise<void> {
  await send(hoursAgo(24 * 3000), { Temp150: 1 });
  const { db } = server.database;
  await sql`delete from sensor_reading where sensor_id in (select id from sensor where plan_id = ${planId})`.execute(
    db,
  );
  await sql`
    insert into sensor_reading (sensor_id, at, vwc150)
    select sensor.id, to_timestamp(one.at / 1000.0), one.value
    from sensor, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (at float8, value real)
    where sensor.plan_id = ${planId}`.execute(db);
}
const vwcOf = async (span = '') => {
  const found = await plan.readings(featureId, span);
  return { ...found, vwc: found.readings.find(({ reading }) => reading === 'VWC150') };
};
const path = (rest = '') => `/api/plans/${planId}/device/${featureId}/readings${rest}`;

describe('[API-DEV-1] readings of a device', () => {
  test('are for those who may see the plan, and of its own devices only', async () => {
    expect((await server.call(path())).status).toBe(401);
    expect((await server.call(path('?from=yesterday'), { as: lead })).status).toBe(400);
    expect((await server.call(path(), { as: stranger })).status).toBe(403);
    expect((await server.call(path().replace(featureId, uuidv7()), { as: lead })).status).toBe(404);
    expect((await server.call(path(), { as: viewer })).status).toBe(200);
    const other = devicesOf(server, lead, await server.addPlan({ lead }));
    const theirs = await other.addDevice('theirs');
    expect((await server.call(path().replace(featureId, theirs), { as: lead })).status).toBe(404);
  });

  test('a device that was never heard of has none, and says so', async () => {
    expect(await plan.readings(featureId)).toMatchObject({
      firstAt: null,
      lastAt: null,
      measured: 0,
      at: [],
      readings: [],
    });
  });

  test('a span that ends before it begins is refused', async () => {
    const span = '?from=2026-11-02T00:00:00Z&to=2026-11-01T00:00:00Z';
    expect((await server.call(path(span), { as: lead })).status).toBe(400);
    expect((await server.call(path('?from=2026-13-45T00:00:00Z'), { as: lead })).status).toBe(400);
  });

  test.each(['from', 'to'])(
    'a span with a %s alone, on the far side of all there are, is empty',
    async (end) => {
      await send(hoursAgo(50), { VWC150: 30 });
      const span = `?${end}=${hoursAgo(end === 'from' ? 1 : 90).toISOString()}`;
      const { status, body } = await server.call<{ measured: number }>(path(span), { as: lead });
      expect([status, body.measured]).toEqual([200, 0]);
      expect((await server.call(path(`/export${span}`), { as: lead })).status).toBe(200);
    },
  );

  test('few are all there, at their own times', async () => {
    await send(hoursAgo(3), { Temp150: 10 });
    await send(hoursAgo(1), { Temp150: 12.5, VWC300: 30 });
    expect(await plan.readings(featureId)).toMatchObject({
      at: [hoursAgo(3).getTime(), hoursAgo(1).getTime()],
      count: [1, 1],
      readings: [
        { reading: 'Temp150', mean: [10, 12.5], low: [10, 12.5], high: [10, 12.5] },
        { reading: 'VWC300', mean: [null, 30] },
      ],
    });
  });

  test('a year of them is thinned to about 500 points that keep a spike of one reading', async () => {
    const rows = Array.from({ length: 8784 }, (_, hour) => ({ at: hoursAgo(hour).getTime(), value: 30 }));
    await fill([...rows, { at: hoursAgo(4000.5).getTime(), value: 97 }]);
    const { at, measured, vwc } = await vwcOf();
    expect(measured).toBe(8785);
    expect(at.length).toBeGreaterThan(400);
    expect(at.length).toBeLessThanOrEqual(501);
    expect(Math.max(...(vwc?.high.map(Number) ?? []))).toBe(97);
  });

  test('where there was nothing, there is no point', async () => {
    const rows = Array.from({ length: 2000 }, (_, hour) => ({ at: hoursAgo(hour).getTime(), value: 30 }));
    await fill(rows.filter(({ at }) => at < hoursAgo(1000).getTime() || at > hoursAgo(700).getTime()));
    const { at, bucketSeconds } = await vwcOf();
    const longest = Math.max(...at.slice(1).map((time, index) => time - (at[index] ?? time)));
    expect(longest).toBeGreaterThan(298 * HOUR_MS);
    expect(longest).toBeLessThan(302 * HOUR_MS + 2000 * bucketSeconds);
  });

  test('thinning keeps the lowest, the highest, every count and the order of time', async () => {
    const start = hoursAgo(24 * 300).getTime();
    const reading = fc.record({
      at: fc.integer({ min: 0, max: 200 * 24 * 3600 }).map((second) => start + second * 1000),
      value: fc.option(
        fc.integer({ min: 0, max: 100_000 }).map((value) => value / 1000),
        { freq: 8 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(reading, { selector: ({ at }) => at, minLength: 1, maxLength: 1500 }),
        async (rows) => {
          await fill(rows);
          const { at, count, measured, vwc } = await vwcOf();
          const values = rows.flatMap(({ value }) => value ?? []);
          expect(at).toEqual(at.toSorted((a, b) => a - b));
          expect(new Set(at).size).toBe(at.length);
          expect(count.reduce((sum, one) => sum + one, 0)).toBe(rows.length);
          expect(measured).toBe(rows.length);
          const known = (list: readonly (number | null)[] | undefined) =>
            (list ?? []).flatMap((it) => it ?? []);
          expect(Math.min(...known(vwc?.low))).toBe(Math.min(...values));
          expect(Math.max(...known(vwc?.high))).toBe(Math.max(...values));
          expect(known(vwc?.mean).every((mean, index) => mean >= (known(vwc?.low)[index] ?? 0) - 0.001)).toBe(
            true,
          );
          expect(
            known(vwc?.mean).every((mean, index) => mean <= (known(vwc?.high)[index] ?? 0) + 0.001),
          ).toBe(true);
        },
      ),
      { numRuns: 15 },
    );
  });

  test('come from every sensor that stands for the device', async () => {
    await send(hoursAgo(2), { Temp150: 10 });
    await send(hoursAgo(1), { Temp150: 20 }, 'new-probe');
    const [unknown] = (await plan.integrations()).unknownDevices;
    await plan.adopt(unknown?.sensorId ?? '', featureId);
    expect((await plan.readings(featureId)).readings[0]?.mean).toEqual([10, 20]);
  });

  test('are latest by the newest of its sensors, whichever came first', async () => {
    await send(hoursAgo(2), { Temp150: 10 });
    await send(hoursAgo(1), { Temp150: 20 }, 'new-probe');
    await send(hoursAgo(3), { Temp150: 30 }, 'spare-probe');
    for (const { sensorId } of (await plan.integrations()).unknownDevices)
      await plan.adopt(sensorId, featureId);
    const device = (await plan.devices()).find((one) => one.featureId === featureId);
    expect(device?.readings).toEqual([{ reading: 'Temp150', value: 20, at: hoursAgo(1).toISOString() }]);
  });
});

describe('[API-DEV-1] unknown devices', () => {
  test('are listed with what they sent, and adopted with it', async () => {
    await send(hoursAgo(30), { Temp150: 11 }, 'soil-9');
    await send(hoursAgo(1), { Temp150: 12 }, 'soil-9');
    const [unknown] = (await plan.integrations()).unknownDevices;
    expect(unknown).toMatchObject({
      deviceId: 'soil-9',
      devEui: 'A84041000181C061',
      readings: [{ value: 12 }],
    });
    const drawn = await plan.addDevice('label 77');
    expect((await plan.adopt(unknown?.sensorId ?? '', drawn)).status).toBe(200);
    expect((await plan.integrations()).unknownDevices).toEqual([]);
    expect((await plan.readings(drawn)).measured).toBe(2);
    const adopted = (await plan.devices()).find((one) => one.featureId === drawn);
    expect(adopted?.heardAs).toMatchObject([{ deviceId: 'soil-9', isAdopted: true }]);
    await plan.adopt(unknown?.sensorId ?? '', null);
    expect((await plan.integrations()).unknownDevices).toHaveLength(1);
  });

  test('become known by being drawn with their id, or with the number on their case', async () => {
    await send(hoursAgo(1), { Temp150: 12 }, 'soil-7');
    const drawn = await plan.addDevice('a84041000181c061');
    expect((await plan.integrations()).unknownDevices).toEqual([]);
    const isAdoptedOf = async () =>
      (await plan.devices())
        .find((one) => one.featureId === drawn)
        ?.heardAs.map(({ isAdopted }) => isAdopted);
    expect(await isAdoptedOf()).toEqual([false]);
    expect((await plan.readings(drawn)).measured).toBe(1);
  });

  test('become known by their id in capitals, as it stands on the label', async () => {
    await send(hoursAgo(1), { Temp150: 12 }, 'soil-7');
    const drawn = await plan.addDevice('SOIL-7');
    expect((await plan.integrations()).unknownDevices).toEqual([]);
    expect((await plan.readings(drawn)).measured).toBe(1);
  });

  test('come back when the drawn device is deleted', async () => {
    await send(hoursAgo(1), { Temp150: 12 });
    expect((await plan.integrations()).unknownDevices).toEqual([]);
    await server.call(`/api/plan/${planId}/feature/delete/${featureId}?featureType=Device`, {
      as: lead,
      method: 'DELETE',
    });
    expect((await plan.integrations()).unknownDevices).toHaveLength(1);
  });

  test('are adopted by those who manage integrations, onto devices of the same plan', async () => {
    await send(hoursAgo(1), { Temp150: 12 }, 'soil-9');
    const [unknown] = (await plan.integrations()).unknownDevices;
    const sensorId = unknown?.sensorId ?? '';
    const adopt = `/api/plans/${planId}/device/adopt`;
    expect((await server.call(adopt, { as: viewer, body: { sensorId, featureId } })).status).toBe(403);
    expect((await plan.adopt(uuidv7(), featureId)).status).toBe(404);
    const other = devicesOf(server, lead, await server.addPlan({ lead }));
    const theirs = await other.addDevice('theirs');
    expect((await plan.adopt(sensorId, theirs)).status).toBe(400);
    expect((await other.adopt(sensorId, theirs)).status).toBe(404);
    const trough = { name: 'Top trough', status: 'existing', material: 'concrete' };
    const drawn = await server.call<{ _id: string }>(`/api/plan/${planId}/feature/create`, {
      as: lead,
      body: {
        _id: uuidv7(),
        featureType: 'troughs',
        geometry: { type: 'Point', coordinates: [172.3, -42.8] },
        properties: trough,
      },
    });
    expect((await plan.adopt(sensorId, drawn.body._id)).body.fields).toMatchObject([{ field: 'featureId' }]);
    expect((await plan.integrations()).unknownDevices).toHaveLength(1);
  });
});

describe('[API-DEV-1] what somebody should look at', () => {
  const kinds = async () => (await plan.devices())[0]?.flags.map(({ kind, reading }) => [kind, reading]);

  test('a device that was heard of lately and moves has no flag', async () => {
    for (const hour of [1, 20, 40, 60, 71])
      await send(hoursAgo(hour), { Temp150: 10 + hour / 10, VWC150: 30 + hour / 50 });
    expect(await kinds()).toEqual([]);
  });

  test('a silent one is flagged after three days', async () => {
    await send(hoursAgo(73), { Temp150: 10 });
    expect(await kinds()).toEqual([['silent', null]]);
  });

  test('one that was taken out of the ground has no flag, however long it is silent', async () => {
    featureId = await plan.addDevice('soil-9', { name: 'Gone', status: 'removed' });
    await send(hoursAgo(100), { Temp150: 10 }, 'soil-9');
    const gone = (await plan.devices()).find((device) => device.featureId === featureId);
    expect([gone?.readings.length, gone?.flags]).toEqual([1, []]);
  });

  test('one that does not move for three days is flagged by its reading', async () => {
    for (let hour = 0; hour < 72; hour += 4)
      await send(hoursAgo(hour), { Temp150: 12.4, VWC150: 30 + hour / 50 });
    expect(await kinds()).toEqual([['flatLined', 'Temp150']]);
  });

  test('soil wetter than the device’s field capacity says not to spread', async () => {
    await send(hoursAgo(1), { VWC150: 41 });
    const [device] = await plan.devices();
    expect(device?.flags[0]).toMatchObject({ kind: 'outOfBand', reading: 'VWC150' });
    expect(device?.flags[0]?.text).toContain('do not irrigate or spread');
  });
});

describe('[API-DEV-1] the file of readings', () => {
  const download = async (span = '', as = lead) => {
    const answer = await server.call(path(`/export${span}`), { as });
    return { ...answer, lines: Buffer.from(answer.bytes).toString('utf8').split('\r\n') };
  };

  test('has every reading, its time in UTC and in New Zealand, and units in its head', async () => {
    await send(new Date('2026-07-01T00:00:00Z'), { Temp150: 8.25, EC150: 0.31 });
    await send(hoursAgo(1), { VWC300: 33 });
    const { status, headers, lines } = await download();
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(lines[0]).toBe(
      '\uFEFFTime (UTC),Time (New Zealand),Device,Heard as,Temp150 (°C),Temp300 (°C),EC150 (dS/m),EC300 (dS/m),VWC150 (%),VWC300 (%)',
    );
    expect(lines.slice(1)).toEqual([
      '2026-07-01T00:00:00.000Z,2026-07-01T12:00:00+12:00,Probe soil-1,soil-1,8.25,,0.31,,,',
      '2026-11-19T23:00:00.000Z,2026-11-20T12:00:00+13:00,Probe soil-1,soil-1,,,,,,33',
      '',
    ]);
  });

  test('tells the two hours apart that New Zealand’s clocks show twice in April', async () => {
    // Clocks went back at three on 5 April 2026: 02:30 was there with +13:00, and an hour later with +12:00.
    await send(new Date('2026-04-04T13:30:00Z'), { Temp150: 8 });
    await send(new Date('2026-04-04T14:30:00Z'), { Temp150: 9 });
    const { lines } = await download();
    expect(lines.slice(1, -1).map((line) => line.split(',')[1])).toEqual([
      '2026-04-05T02:30:00+13:00',
      '2026-04-05T02:30:00+12:00',
    ]);
  });

  test('disarms a name that a spreadsheet would run', async () => {
    featureId = await plan.addDevice('soil-2', { name: '=HYPERLINK("http://evil","x")' });
    await send(hoursAgo(1), { Temp150: -3 }, 'soil-2');
    const { lines } = await download();
    expect(lines[1]).toContain(`,"'=HYPERLINK(""http://evil"",""x"")",soil-2,-3,`);
  });

  test('of more than a page has each reading once, in order', async () => {
    const rows = Array.from({ length: 12_345 }, (_, minute) => ({
      at: hoursAgo(minute / 60).getTime(),
      value: minute % 90,
    }));
    await fill(rows);
    const { lines } = await download();
    const times = lines.slice(1, -1).map((line) => line.slice(0, 24));
    expect(times).toHaveLength(12_345);
    expect(times).toEqual([...new Set(times)].sort());
  });

  test('keeps to the span asked for, and to those who may download', async () => {
    await send(hoursAgo(50), { Temp150: 8 });
    await send(hoursAgo(2), { Temp150: 9 });
    const { lines } = await download(`?from=${hoursAgo(3).toISOString()}&to=${NOW.toISOString()}`);
    expect(lines).toHaveLength(3);
    expect((await download('', stranger)).status).toBe(403);
    const guest = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, guest, 'guest');
    expect((await download('', guest)).status).toBe(403);
  });
});

describe('the months of readings', () => {
  const partitions = async () => {
    const { rows } = await sql<{ name: string; count: number }>`
      select tableoid::regclass::text as name, count(*)::int as count from sensor_reading
      where sensor_id in (select id from sensor where plan_id = ${planId}) group by 1 order by 1`.execute(
      server.database.db,
    );
    return rows.map(({ name, count }) => [name, count]);
  };

  test('a reading outside of all months is kept, and moves when its month is made', async () => {
    await send(new Date('2019-03-05T00:00:00Z'), { Temp150: 8 });
    await send(new Date('2019-04-05T00:00:00Z'), { Temp150: 9 });
    expect(await partitions()).toEqual([['sensor_reading_other', 2]]);
    const { db } = server.database;
    await makePartitions(db, new Date('2019-01-10T00:00:00Z'));
    await makePartitions(db, new Date('2019-01-10T00:00:00Z'));
    expect(await partitions()).toEqual([
      ['sensor_reading_2019_03', 1],
      ['sensor_reading_other', 1],
    ]);
    expect((await plan.readings(featureId)).measured).toBe(2);
  });
});
