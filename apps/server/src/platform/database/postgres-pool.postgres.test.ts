import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql, Kysely, PostgresDialect } from 'kysely';
import { createPostgresPool, type Patience } from './postgres-pool.ts';

const url = process.env['DATABASE_URL'] ?? '';
const SHORT: Patience = { acquireMs: 300, lockMs: 300, statementMs: 600, answerMs: 1500 };
const lost: string[] = [];
let admin: pg.Client;

const open = (patience: Patience, size = 2) =>
  new Kysely<never>({
    dialect: new PostgresDialect({
      pool: createPostgresPool(url, { size, patience, onFault: (error) => lost.push(error.message) }),
    }),
  });
let db: Kysely<never>;

beforeAll(async () => {
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query('create table if not exists held_row (id int primary key)');
  await admin.query('insert into held_row values (1) on conflict do nothing');
  db = open(SHORT);
});
afterAll(async () => {
  await db.destroy();
  await admin.query('drop table held_row');
  await admin.end();
});

const one = sql<{ one: number }>`select 1 as one`;
const ownPid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
/** Ends a connection, and comes back when it is gone and whoever had it has heard. */
async function cut(pid: number | undefined): Promise<void> {
  await admin.query('select pg_terminate_backend($1)', [pid]);
  await vi.waitFor(async () => {
    const { rows } = await admin.query('select 1 from pg_stat_activity where pid = $1', [pid]);
    expect(rows).toEqual([]);
  });
}

test('a connection cut in the middle of a transaction is told to whoever has it, and the next question is answered', async () => {
  const work = db.transaction().execute(async (trx) => {
    const { rows } = await ownPid.execute(trx);
    await cut(rows[0]?.pid);
    await one.execute(trx);
  });
  await expect(work).rejects.toMatchObject({ reason: 'away' });
  expect((await one.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('a connection to a server that takes no writes any more is given up, and the next write is done', async () => {
  const single = open(SHORT, 1);
  await sql`set session characteristics as transaction read only`.execute(single);
  await expect(sql`update held_row set id = 1`.execute(single)).rejects.toMatchObject({ reason: 'away' });
  await expect(sql`update held_row set id = 1`.execute(single)).resolves.toBeDefined();
  await single.destroy();
});

test('a row that somebody else holds is waited for no longer than allowed', async () => {
  await admin.query('begin');
  await admin.query('select * from held_row for update');
  const work = sql`update held_row set id = 1`.execute(db);
  await expect(work).rejects.toMatchObject({ reason: 'held' });
  await admin.query('rollback');
  await expect(sql`update held_row set id = 1`.execute(db)).resolves.toBeDefined();
});

test('a statement that takes too long is ended, and its connection goes on', async () => {
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ reason: 'busy' });
  expect((await one.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('who finds no free connection is told so', async () => {
  const small = open({ ...SHORT, statementMs: 5000, answerMs: 5000 }, 1);
  const slow = sql`select pg_sleep(1)`.execute(small);
  await expect(one.execute(small)).rejects.toMatchObject({ reason: 'busy' });
  await slow;
  await small.destroy();
});

test('a fault of the question itself stays what it is', async () => {
  await expect(sql`select * from nowhere`.execute(db)).rejects.toMatchObject({ code: '42P01' });
});
