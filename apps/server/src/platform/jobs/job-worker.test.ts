import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { createLogger } from '../log/logger.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { addJob } from './job-store.ts';
import { startJobWorker } from './job-worker.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const heldJobs = async (): Promise<number> => {
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from job where locked_until > now() and done_at is null`.execute(
    database.db,
  );
  return rows[0]?.held ?? 0;
};

test('a worker holds the one job it is at, so that none of those that wait outlives its lease', async () => {
  await database.db.transaction().execute(async (trx) => {
    for (const letter of [1, 2, 3]) await addJob(trx, { kind: 'letter', payload: { letter } });
  });
  const held: number[] = [];
  const worker = await startJobWorker(
    database,
    { letter: async () => void held.push(await heldJobs()) },
    createLogger('silent'),
  );
  onTestFinished(() => worker.stop());
  await worker.runOnce();
  expect(held).toEqual([1, 1, 1]);
});

test('what is kept of a failure names neither a person nor a key', async () => {
  await database.db
    .transaction()
    .execute((trx) => addJob(trx, { kind: 'failing', payload: {}, dedupeKey: 'failing' }));
  const worker = await startJobWorker(
    database,
    { failing: () => Promise.reject(new Error('550 <hana@rewi.example> password=s3cr3t')) },
    createLogger('silent'),
  );
  onTestFinished(() => worker.stop());
  await worker.runOnce();
  const { rows } = await sql<{ lastError: string }>`
    select last_error from job where dedupe_key = 'failing'`.execute(database.db);
  expect(rows[0]?.lastError).toBe('Error: 550 <[hidden]> password=[hidden]');
});
