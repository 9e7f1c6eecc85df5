import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { announce } from './announce.ts';
import { inTransaction } from './in-transaction.ts';
import type { OpenDatabase } from './open-database.ts';

const CHANNEL = 'announced';
let database: OpenDatabase;
const heard: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  await database.listen(CHANNEL, (payload) => heard.push(payload));
});
afterAll(() => database.close());

const saying = (subject: string, payload: string) =>
  inTransaction(database.db, (trx) => announce(trx, { channel: CHANNEL, subject, payload }));

test('given a transaction announces a subject twice, then listeners hear the last of each subject', async () => {
  heard.length = 0;
  await inTransaction(database.db, async (trx) => {
    await announce(trx, { channel: CHANNEL, subject: 'a', payload: 'a1' });
    await announce(trx, { channel: CHANNEL, subject: 'b', payload: 'b1' });
    await announce(trx, { channel: CHANNEL, subject: 'a', payload: 'a2' });
  });
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['a2', 'b1']));
  await saying('c', 'end');
  await vi.waitFor(() => expect(heard.at(-1)).toBe('end'));
  expect(heard.toSorted()).toEqual(['a2', 'b1', 'end']);
});

test('given a transaction is rolled back, then nothing of it is heard', async () => {
  heard.length = 0;
  const failing = inTransaction(database.db, async (trx) => {
    await announce(trx, { channel: CHANNEL, subject: 'a', payload: 'undone' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await saying('a', 'end');
  await vi.waitFor(() => expect(heard.at(-1)).toBe('end'));
  expect(heard).toEqual(['end']);
});

test('given a transaction of its own, then its announcement is part of the commit', async () => {
  heard.length = 0;
  await database.db
    .transaction()
    .execute((trx) => announce(trx, { channel: CHANNEL, subject: 'a', payload: 'at once' }));
  await vi.waitFor(() => expect(heard).toEqual(['at once']));
});
