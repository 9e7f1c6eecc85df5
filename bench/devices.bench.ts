import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoProbes, measurementsOf } from '@tussock/demo';
import { kinds, readingKeys, startingMapping } from '@tussock/domain';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { insertHistory, makePartitions, sensorIdsOf } from '../apps/server/src/capabilities/devices/index.ts';
import { hashOfSecret } from '../apps/server/src/platform/secrets/secret.ts';
import { readConfiguration } from '../apps/server/src/platform/configuration/configuration.ts';
import { startServer } from '../apps/server/src/start-server.ts';
import { interleave } from './measure/interleave.ts';
import { printFigures, printMachine } from './measure/print-figures.ts';
import { openBenchDatabase } from './sample/bench-database.ts';
import { seedServer } from './sample/seed-server.ts';

const DAY_MS = 86_400_000;
const UPLINKS = 1000;
const CONNECTIONS = 50;
const ROWS_AT_ONCE = 9000;

const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
const database = await openBenchDatabase();
const server = await startServer(
  readConfiguration({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: '0' }),
  { database, rateLimitScale: 1e6, webFolder: join(folder, 'no-web') },
);
const { db } = database;
const { cookie, planId } = await seedServer(db, { plans: 1, features: 0 });
const [integrationId, featureId, secret] = [uuidv7(), uuidv7(), 'a secret of the bench'];
const to = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
const from = new Date(to.getTime() - 365 * DAY_MS);
const [probe] = demoProbes;
if (!probe) throw new Error('the demonstration has no probe');
await makePartitions(db, to, from);
await sql`insert into device_integration (id, plan_id, name, mapping, secret_hash, created_at, secret_made_at)
  values (${integrationId}, ${planId}, 'Bench', ${JSON.stringify(startingMapping)}::jsonb, ${hashOfSecret(secret)}, now(), now())`.execute(
  db,
);
await sql`insert into feature (id, plan_id, kind, kind_version, geojson, bbox, attributes)
  values (${featureId}, ${planId}, ${kinds.device.id}, 1, '{"type":"Point","coordinates":[172,-42]}', '((172,-42),(172,-42))',
    ${JSON.stringify({ id: probe.id })}::jsonb)`.execute(db);
const [sensorId = ''] = await sensorIdsOf(db, [
  { planId, integrationId, deviceId: probe.id, devEui: null, heardAt: from },
]);
const year = measurementsOf('Bench', probe, { from, to }).map(({ at, payload }) => ({ at, values: payload }));
for (let start = 0; start < year.length; start += ROWS_AT_ONCE)
  await insertHistory(db, sensorId, year.slice(start, start + ROWS_AT_ONCE));
await sql`analyze`.execute(db);

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** The call as a browser makes it, read to its last byte and not parsed. */
const read = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(`${server.url}${path}`, { agent, headers: { cookie, 'x-requested-with': 'bench' } }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      answer.on('end', () => (answer.statusCode === 200 ? resolve(text) : reject(new Error(text))));
    }).on('error', reject);
  });

const columns = readingKeys.map((key) => key.toLowerCase());
const bareYear = () =>
  sql`select date_bin(interval '63073 seconds', at, ${from}::timestamptz) as bucket, ${sql.join(
    columns.map(
      (column) => sql`avg(${sql.ref(column)}), min(${sql.ref(column)}) as ${sql.ref(`${column}_low`)},
        max(${sql.ref(column)}) as ${sql.ref(`${column}_high`)}`,
    ),
  )} from sensor_reading where sensor_id = ${sensorId} and at between ${from} and ${to} group by 1 order by 1`.execute(
    db,
  );

const send = (deviceId: string, at: Date): Promise<void> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({
      end_device_ids: { device_id: deviceId },
      received_at: at.toISOString(),
      uplink_message: { f_cnt: 1, f_port: 2, decoded_payload: year[0]?.values },
    });
    const sent = request(
      `${server.url}/api/ingest/tts/${integrationId}`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'x-tussock-secret': secret,
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 202 ? resolve() : reject(new Error(String(answer.statusCode))),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

// Times that no round has used before: a repeated uplink would be cheaper than a new one.
let used = 0;
const freshTimes = (): readonly Date[] => {
  used += UPLINKS;
  return Array.from({ length: UPLINKS }, (_, index) => new Date(to.getTime() - (used + index) * 1000 - 500));
};

const bareInserts = async (): Promise<void> => {
  for (const at of freshTimes())
    await sql`insert into sensor_reading (sensor_id, at, ${sql.join(columns.map((column) => sql.ref(column)))})
      values (${sensorId}, ${at}, 14.2, 12.9, 0.31, 0.28, 31.5, 33) on conflict do nothing`.execute(db);
};

/** Fifty connections that each send the next uplink when the last was answered, of ten devices. */
const storm = async (): Promise<void> => {
  const waiting = freshTimes().map((at, index) => ({ at, deviceId: `bench-${index % 10}` }));
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await send(next.deviceId, next.at);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
};

printMachine();
const path = `/api/plans/${planId}/device/${featureId}/readings?from=${from.toISOString()}&to=${to.toISOString()}`;
const found = JSON.parse(await read(path)) as { at: unknown[]; measured: number };
console.log(
  `  engine: ${database.engine}; ${found.measured} readings of a year in ${found.at.length} points`,
);
printFigures(
  'A year of a device as points of a chart',
  await interleave(
    [
      { name: 'bare SQL (date_bin)', run: bareYear },
      { name: 'GET device/{id}/readings', run: () => read(path) },
    ],
    { rounds: 21, warmUps: 5 },
  ),
  { target: 1.5 },
);
const rates = await interleave(
  [
    { name: 'bare inserts, one by one', run: bareInserts },
    { name: `POST ingest/tts, ${CONNECTIONS} connections`, run: storm },
  ],
  { rounds: 7, warmUps: 2 },
);
printFigures(`${UPLINKS} uplinks`, rates, {
  notes: Object.fromEntries(
    rates.map(({ name, wallMs }) => [name, `${Math.round((UPLINKS * 1000) / wallMs)} a second`]),
  ),
});
agent.destroy();
await server.close();
rmSync(folder, { recursive: true, force: true });
