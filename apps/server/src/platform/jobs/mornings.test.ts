import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { addMornings, morningJobs } from './mornings.ts';

/** 05:59 and 09:00 of 11 March 2026 in New Zealand, where summer time still holds. */
const BEFORE_SIX = new Date('2026-03-10T16:59:00Z');
const AFTER_SIX = new Date('2026-03-10T20:00:00Z');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = (now: Date) => ({ database, clock: { now: () => now } });

/** The days of the mornings that are asked for, and when each begins. */
const mornings = async (kind: string): Promise<readonly (readonly [unknown, string])[]> => {
  const jobs = await database.db
    .selectFrom('job')
    .select(['payload', 'runAt'])
    .where('kind', '=', kind)
    .orderBy('runAt')
    .execute();
  return jobs.map(({ payload, runAt }) => [payload, runAt.toISOString()]);
};
const THE_11TH = [{ day: '2026-03-11' }, '2026-03-10T17:00:00.000Z'];
const THE_12TH = [{ day: '2026-03-12' }, '2026-03-11T17:00:00.000Z'];

/** Runs the job of a morning on a server whose clock says so. */
const run = (
  kind: string,
  now: Date,
  payload: object,
  work: (day: string) => Promise<void> = () => Promise.resolve(),
) =>
  morningJobs(at(now), { [kind]: work })[kind]?.(
    { id: '1', kind, payload, attempts: 1, maxAttempts: 36, planId: null, askedBy: null, createdAt: now },
    { signal: new AbortController().signal, report: () => undefined, finish: () => Promise.resolve(true) },
  );

test('a server that starts before six asks for this morning, one that starts later for the next, and both together once', async () => {
  const work = { early: () => Promise.resolve() };
  await addMornings(at(BEFORE_SIX), work);
  expect(await mornings('early')).toEqual([THE_11TH]);
  await Promise.all([addMornings(at(AFTER_SIX), work), addMornings(at(AFTER_SIX), work)]);
  expect(await mornings('early')).toEqual([THE_11TH, THE_12TH]);
});

test('the next morning is asked for though the work of this one fails', async () => {
  const failing = run('failing', AFTER_SIX, { day: '2026-03-11' }, () =>
    Promise.reject(new Error('no room')),
  );
  await expect(failing).rejects.toThrow('no room');
  expect(await mornings('failing')).toEqual([THE_12TH]);
});

test('the next morning is asked for though the clock of this server is behind that of the database', async () => {
  await run('behind', BEFORE_SIX, { day: '2026-03-11' });
  expect(await mornings('behind')).toEqual([THE_12TH]);
});

test('a job that was laid down before mornings had their day is that of today', async () => {
  const days: string[] = [];
  await run('former', AFTER_SIX, {}, async (day) => void days.push(day));
  expect(days).toEqual(['2026-03-11']);
  expect(await mornings('former')).toEqual([THE_12TH]);
});
