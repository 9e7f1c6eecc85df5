import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { acquirePostgresLock } from './postgres-lock.ts';

const url = process.env['DATABASE_URL'] ?? '';
const LOCK = 901;
let admin: pg.Client;

beforeAll(async () => {
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
});
afterAll(() => admin.end());

const cutHolder = () =>
  admin.query(
    'select pg_terminate_backend(pid) from pg_locks where locktype = $1 and objid = $2 and granted',
    ['advisory', LOCK],
  );

test('one holds the lock at a time, and gives it back', async () => {
  const first = await acquirePostgresLock(url, LOCK, () => {});
  expect(await acquirePostgresLock(url, LOCK, () => {})).toBeUndefined();
  await first?.release();
  const second = await acquirePostgresLock(url, LOCK, () => {});
  expect(second).toBeDefined();
  await second?.release();
});

test('whoever loses the connection is told once, and another may hold the lock', async () => {
  const lost = vi.fn<() => void>();
  const first = await acquirePostgresLock(url, LOCK, lost);
  await cutHolder();
  await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
  const second = await acquirePostgresLock(url, LOCK, () => {});
  expect(second).toBeDefined();
  await second?.release();
  await first?.release();
  expect(lost).toHaveBeenCalledTimes(1);
});
