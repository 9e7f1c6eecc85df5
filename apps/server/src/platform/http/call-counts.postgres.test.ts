import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openPostgres } from '../database/open-database.ts';

/** Of 60 a minute. */
const SCALE = 0.05;

const name = `test_${randomBytes(8).toString('hex')}`;
let admin: pg.Client;
let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  const url = new URL(process.env['DATABASE_URL'] ?? '');
  admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  url.pathname = `/${name}`;
  const start = async () =>
    startTestServer({ rateLimitScale: SCALE, database: await openPostgres(url.href, () => undefined) });
  one = await start();
  other = await start();
});
afterAll(async () => {
  await one.close();
  await other.close();
  await admin.end();
});

test('[ERR-429] two copies of the server count the calls of an address together', async () => {
  const ask = (server: TestServer) => server.call('/api/invitation/no-such-link');
  const answers = [await ask(one), await ask(other), await ask(one), await ask(other), await ask(one)];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429]);
  expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a count whose minute is over begins anew', async () => {
  const ask = () => one.call('/api/invitation/no-such-link');
  const asked = [await ask(), await ask(), await ask(), await ask()];
  expect(asked.at(-1)?.status).toBe(429);
  await one.database.db
    .updateTable('callCount')
    .set({ endsAt: new Date(Date.now() - 1000) })
    .execute();
  expect((await ask()).status).toBe(401);
});
