import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { JOB_WAITING } from '../jobs/job-store.ts';
import { markReferenced, noteUnreferenced } from './unreferenced-files-store.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
});
afterAll(() => server.close());

const write = (key: string) => server.files.write(key, new Uint8Array([1]), 'application/pdf');
/** A day goes by for every job that waits. */
const letADayPass = () =>
  sql`with due as (update job set run_at = now() where ended_at is null returning 1)
    select pg_notify(${JOB_WAITING}, '') from (select count(*) from due) counted`.execute(server.database.db);

test('what was laid by somebody who never came to the end is swept away after a day, and what was kept stays', async () => {
  const [left, kept] = [uuidv7(), uuidv7()];
  const keyOf = (id: string) => `versions/${id}/1.pdf`;
  const { db } = server.database;
  await noteUnreferenced(db, { id: left, keys: [keyOf(left), `plans/${left}/never-laid/large`] });
  await noteUnreferenced(db, { id: kept, keys: [keyOf(kept)] });
  await write(keyOf(left));
  await write(keyOf(kept));
  await db.transaction().execute((trx) => markReferenced(trx, kept));
  expect(await server.files.sizeOf(keyOf(left))).toBe(1);
  await letADayPass();
  await expect.poll(() => server.files.sizeOf(keyOf(left))).toBeUndefined();
  expect(await server.files.sizeOf(keyOf(kept))).toBe(1);
});

test('a transaction that comes to nothing keeps nothing', async () => {
  const id = uuidv7();
  const key = `versions/${id}/1.pdf`;
  const { db } = server.database;
  await noteUnreferenced(db, { id, keys: [key] });
  await write(key);
  const broken = db.transaction().execute(async (trx) => {
    await markReferenced(trx, id);
    throw new Error('the power went');
  });
  await expect(broken).rejects.toThrow('the power went');
  await letADayPass();
  await expect.poll(() => server.files.sizeOf(key)).toBeUndefined();
});

test('what was swept away already cannot be kept', async () => {
  const id = uuidv7();
  const { db } = server.database;
  await noteUnreferenced(db, { id, keys: [`versions/${id}/1.pdf`] });
  await letADayPass();
  const sweep = db.selectFrom('job').select('state').where('dedupeKey', '=', `laid ${id}`);
  await expect.poll(async () => (await sweep.executeTakeFirstOrThrow()).state).toBe('done');
  await expect(db.transaction().execute((trx) => markReferenced(trx, id))).rejects.toMatchObject({
    code: 'gone',
  });
});
