import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { addJob } from './platform/jobs/job-store.ts';
import { openPostgres, type OpenDatabase } from './platform/database/open-database.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';
import { startMailServer, type MailServer } from './testing/start-mail-server.ts';

const url = process.env['DATABASE_URL'] ?? '';
const own = Object.assign(new URL(url), { pathname: '/roles' }).href;
let admin: pg.Client;
let mail: MailServer;
let web: TestServer;
let worker: TestServer;

const open = (): Promise<OpenDatabase> => openPostgres(own, () => {});
beforeAll(async () => {
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query('drop database if exists roles with (force)');
  await admin.query('create database roles');
  mail = await startMailServer();
  const env = { DATABASE_URL: own, SMTP_URL: mail.url };
  web = await startTestServer({ env: { ...env, ROLE: 'web' }, database: await open() });
});
afterAll(async () => {
  await web.close();
  await worker.close();
  await mail.close();
  await admin.query('drop database roles with (force)');
  await admin.end();
});

const letter = { to: 'ana@tussock.example', subject: 'Kia ora', text: 'x', html: '<p>x</p>' };
const order = () =>
  web.database.db.transaction().execute((trx) => addJob(trx, { kind: 'mail', payload: letter }));
const stateOfLetters = async () =>
  (await sql<{ state: string }>`select state from job where kind = 'mail'`.execute(web.database.db)).rows;

test('a process with the role web answers calls and leaves jobs to others; one with the role worker does them', async () => {
  await order();
  expect((await web.call('/readyz')).status).toBe(200);
  expect((await web.call('/api/auth/info')).status).toBe(401);
  expect(await stateOfLetters()).toEqual([{ state: 'waiting' }]);

  const env = { DATABASE_URL: own, SMTP_URL: mail.url, ROLE: 'worker', REPORTS_AT_ONCE: '2' };
  worker = await startTestServer({ env, database: await open() });
  await vi.waitFor(async () => expect(await stateOfLetters()).toEqual([{ state: 'done' }]));
  expect(mail.received).toHaveLength(1);
});

test('a process with the role worker says whether it is well, and answers no calls', async () => {
  expect((await worker.call('/livez')).status).toBe(200);
  expect((await worker.call('/readyz')).status).toBe(200);
  expect((await worker.call('/api/auth/info')).status).toBe(404);
});

test('a job that is ordered at one process is done by the other at once', async () => {
  await order();
  await vi.waitFor(() => expect(mail.received).toHaveLength(2), { timeout: 3000 });
});
