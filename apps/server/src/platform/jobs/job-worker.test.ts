import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { createLogger } from '../log/logger.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { addJob, claimJob, pruneJobs } from './job-store.ts';
import { startJobWorker } from './job-worker.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const heldJobs = async (): Promise<number> => {
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from job where locked_until > now() and ended_at is null`.execute(
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
    [{ handlers: { letter: async () => void held.push(await heldJobs()) } }],
    { log: createLogger('silent') },
  );
  onTestFinished(() => worker.stop());
  await worker.runOnce();
  expect(held).toEqual([1, 1, 1]);
});

const waitingOf = async (key: string) => {
  const columns = ['state', 'lastError', 'lockedUntil'] as const;
  return database.db.selectFrom('job').select(columns).where('dedupeKey', '=', key).executeTakeFirstOrThrow();
};

const keepFiles = () => Promise.resolve();

const addOne = (kind: string) =>
  database.db.transaction().execute((trx) => addJob(trx, { kind, payload: {}, dedupeKey: kind }));

test('a job that does not end holds up none of the others, and is tried again', async () => {
  await addOne('stuck');
  await addOne('behind');
  const worker = await startJobWorker(
    database,
    [
      {
        handlers: { stuck: () => new Promise<never>(() => undefined), behind: async () => undefined },
        longestMs: 50,
      },
    ],
    { log: createLogger('silent') },
  );
  onTestFinished(() => worker.stop());
  await worker.runOnce();
  expect((await waitingOf('behind')).state).toBe('done');
  expect(await waitingOf('stuck')).toEqual({
    state: 'waiting',
    lastError: 'TimeoutError: its time was over',
    lockedUntil: null,
  });
});

test('a job that ends after its time is done, and not begun again', async () => {
  await addOne('late');
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const worker = await startJobWorker(database, [{ handlers: { late: () => ended }, longestMs: 50 }], {
    log: createLogger('silent'),
  });
  onTestFinished(() => worker.stop());
  await worker.runOnce();
  expect((await waitingOf('late')).state).toBe('waiting');
  end();
  await vi.waitFor(async () => expect((await waitingOf('late')).state).toBe('done'));
});

test('what is kept of a failure names neither a person nor a key', async () => {
  await database.db
    .transaction()
    .execute((trx) => addJob(trx, { kind: 'failing', payload: {}, dedupeKey: 'failing' }));
  const worker = await startJobWorker(
    database,
    [{ handlers: { failing: () => Promise.reject(new Error('550 <hana@rewi.example> password=s3cr3t')) } }],
    { log: createLogger('silent') },
  );
  onTestFinished(() => worker.stop());
  await worker.runOnce();
  const { rows } = await sql<{ lastError: string }>`
    select last_error from job where dedupe_key = 'failing'`.execute(database.db);
  expect(rows[0]?.lastError).toBe('Error: 550 <[hidden]> password=[hidden]');
});

test('what a job was about is forgotten thirty days after it was done or laid aside; that it was done is not', async () => {
  const { db } = database;
  const letter = (to: string) =>
    db
      .transaction()
      .execute((trx) => addJob(trx, { kind: 'forgotten', payload: { to }, dedupeKey: `forgotten:${to}` }));
  const letters = async () => {
    const found = await db.selectFrom('job').select('payload').where('kind', '=', 'forgotten').execute();
    return found.map(({ payload }) => (payload as { to?: string }).to ?? 'forgotten').sort();
  };
  for (const to of ['done', 'aside', 'waiting', 'lately']) await letter(to);
  const ended = (to: string, state: 'done' | 'failed', at: string) =>
    db
      .updateTable('job')
      .set({ state, endedAt: new Date(at) })
      .where('dedupeKey', '=', `forgotten:${to}`)
      .execute();
  await ended('done', 'done', '2026-02-01T00:00:00Z');
  await ended('aside', 'failed', '2026-02-01T00:00:00Z');
  await ended('lately', 'done', '2026-02-10T00:00:00Z');
  await pruneJobs(db, new Date('2026-03-04T00:00:00Z'), keepFiles);
  expect(await letters()).toEqual(['forgotten', 'forgotten', 'lately', 'waiting']);
  await letter('done');
  expect(await letters()).toEqual(['forgotten', 'forgotten', 'lately', 'waiting']);
});

test('a job that ended 400 days ago is deleted, and one that waits stays however old it is', async () => {
  const { db } = database;
  for (const key of ['ended', 'aside', 'kept', 'waiting'])
    await db
      .transaction()
      .execute((trx) => addJob(trx, { kind: 'pruned', payload: {}, dedupeKey: `pruned:${key}` }));
  const set = (key: string, values: { state?: string; endedAt?: Date; createdAt?: Date }) =>
    db.updateTable('job').set(values).where('dedupeKey', '=', `pruned:${key}`).execute();
  await set('ended', { state: 'done', endedAt: new Date('2026-01-01T00:00:00Z') });
  await set('aside', { state: 'failed', endedAt: new Date('2026-01-01T00:00:00Z') });
  await set('kept', { state: 'done', endedAt: new Date('2026-01-03T00:00:00Z') });
  await set('waiting', { createdAt: new Date('2020-01-01T00:00:00Z') });
  await pruneJobs(db, new Date('2027-02-06T00:00:00Z'), keepFiles);
  const left = await db
    .selectFrom('job')
    .select('dedupeKey')
    .where('kind', '=', 'pruned')
    .orderBy('dedupeKey')
    .execute();
  expect(left.map(({ dedupeKey }) => dedupeKey)).toEqual(['pruned:kept', 'pruned:waiting']);
});

test('a worker that claims one job is given one, by statistics that foresee a single row too', async () => {
  await database.db.deleteFrom('job').execute();
  await addOne('claimed one');
  await sql`analyze job`.execute(database.db);
  await addOne('claimed two');
  await addOne('claimed three');
  const claim = () => claimJob(database.db, 'worker', ['claimed one', 'claimed two', 'claimed three']);
  expect((await claim())?.kind).toBe('claimed one');
  expect((await claim())?.kind).toBe('claimed two');
});
