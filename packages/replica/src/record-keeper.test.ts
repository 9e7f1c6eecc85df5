import { expect, test } from 'vitest';
import type { LoadLine } from './keeper-means.ts';
import { MemoryStore } from './memory-store.ts';
import { RecordKeeper } from './record-keeper.ts';
import type { RecordHead, RecordRow } from './stored.ts';
import { parse, rules, write } from './testing/model-server.ts';

const BUCKETS = 8;
const head: RecordHead = {
  rev: 3,
  schema: 's',
  view: 'v',
  until: null,
  buckets: BUCKETS,
  entities: ['thing'],
};
const row = (id: string): RecordRow => ({ id, entity: 'thing', version: 1, values: { a: 1 }, made: {} });
const [first, ...rest] = Array.from({ length: BUCKETS }, (_, index) => row(`t${index}`));

/** One row in each bucket. */
async function* lines(isWhole = true): AsyncGenerator<LoadLine> {
  yield { head };
  for (const [bucket, one] of [first, ...rest].entries())
    if (one) yield { bucket, bytes: write([one]), rows: [one] };
  if (isWhole) yield { end: { rows: BUCKETS } };
}

/** A page on a store, and how many rows it had each time it told of some. */
function open(store: MemoryStore, isTimeToShow?: () => boolean) {
  const told: number[] = [];
  const keeper = new RecordKeeper({
    store,
    rules,
    parse,
    write,
    schema: 's',
    newId: () => 'op',
    now: () => '2026-11-25T00:00:00.000Z',
    rest: () => Promise.resolve(),
    ...(isTimeToShow ? { isTimeToShow } : {}),
  });
  keeper.replica.subscribe(() => void told.push(keeper.replica.rowsOf('thing').length));
  return { keeper, told };
}

test('what comes fast is told of once, when all of it is here', async () => {
  const { keeper, told } = open(new MemoryStore(), () => false);
  await keeper.takeWhole(lines());
  expect(told).toEqual([BUCKETS]);
});

test('what comes slowly is told of while it comes, each time that twice as much is here', async () => {
  const { keeper, told } = open(new MemoryStore(), () => true);
  await keeper.takeWhole(lines());
  // All eight were told of with the last bucket.
  expect(told).toEqual([1, 2, 4, 8]);
});

test('a first load that breaks off is none, and is whole when it comes again', async () => {
  const { keeper } = open(new MemoryStore(), () => true);
  await expect(keeper.takeWhole(lines(false))).rejects.toThrow('broke off');
  expect(keeper.head).toBeUndefined();
  await keeper.takeWhole(lines());
  expect(keeper.replica.rowsOf('thing')).toHaveLength(BUCKETS);
});

test('what this device has is told of once, however many buckets it lies in', async () => {
  const store = new MemoryStore();
  await open(store).keeper.takeWhole(lines());
  const { keeper, told } = open(store, () => true);
  expect(await keeper.open()).toBe(true);
  expect(told).toEqual([BUCKETS]);
});
