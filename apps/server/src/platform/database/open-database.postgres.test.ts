import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPostgres, type OpenDatabase } from './open-database.ts';

const name = 'tussock_connections';
const serverUrl = process.env['DATABASE_URL'] ?? '';
const faults: string[] = [];
let admin: pg.Client;
let database: OpenDatabase;

beforeEach(async () => {
  admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(serverUrl);
  own.pathname = `/${name}`;
  faults.length = 0;
  database = await openPostgres(own.href, (error) => faults.push(error.message));
});
afterEach(async () => {
  await database.close();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

const cutConnections = () =>
  admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
const tell = (payload: string) => sql`select pg_notify('news', ${payload})`.execute(database.db);

test('goes on after every connection was cut', async () => {
  await tell('to have a connection');
  await cutConnections();
  await vi.waitFor(() => expect(faults).not.toEqual([]));
  await expect(tell('again')).resolves.toBeDefined();
});

test('hears notifications again after the connection it listens on was cut', async () => {
  const heard: string[] = [];
  await database.listen('news', (payload) => heard.push(payload));
  await tell('first');
  await vi.waitFor(() => expect(heard).toEqual(['first']));
  await cutConnections();
  await vi.waitFor(() => expect(faults).not.toEqual([]));
  await vi.waitFor(
    async () => {
      await tell('second');
      expect(heard).toContain('second');
    },
    { timeout: 10_000 },
  );
});
