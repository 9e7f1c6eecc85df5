import { expect, test } from 'vitest';
import type { SnapshotLine } from './engine-services.ts';
import { MemoryStore } from './memory-store.ts';
import { LocalRecord } from './local-record.ts';
import type { RecordChange, RecordHead, RecordRow } from './stored.ts';
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
async function* lines(isWhole = true): AsyncGenerator<SnapshotLine> {
  yield { head };
  for (const [bucket, one] of [first, ...rest].entries())
    if (one) yield { bucket, bytes: write([one]), rows: [one] };
  if (isWhole) yield { end: { rows: BUCKETS } };
}

/** A page on a store, and how many rows it had each time it told of some. */
function open(store: MemoryStore, isTimeToShow?: () => boolean) {
  const told: number[] = [];
  const keeper = new LocalRecord({
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
  keeper.view.subscribe(() => void told.push(keeper.view.rowsOf('thing').length));
  return { keeper, told };
}

test('what comes fast is told of once, when all of it is here', async () => {
  const { keeper, told } = open(new MemoryStore(), () => false);
  await keeper.loadSnapshot(lines());
  expect(told).toEqual([BUCKETS]);
});

test('what comes slowly is told of while it comes, each time that twice as much is here', async () => {
  const { keeper, told } = open(new MemoryStore(), () => true);
  await keeper.loadSnapshot(lines());
  // All eight were told of with the last bucket.
  expect(told).toEqual([1, 2, 4, 8]);
});

test('a first load that breaks off is none, and is whole when it comes again', async () => {
  const { keeper } = open(new MemoryStore(), () => true);
  await expect(keeper.loadSnapshot(lines(false))).rejects.toThrow('broke off');
  expect(keeper.head).toBeUndefined();
  await keeper.loadSnapshot(lines());
  expect(keeper.view.rowsOf('thing')).toHaveLength(BUCKETS);
});

test('what this device has is told of once, however many buckets it lies in', async () => {
  const store = new MemoryStore();
  await open(store).keeper.loadSnapshot(lines());
  const { keeper, told } = open(store, () => true);
  expect(await keeper.open()).toBe(true);
  expect(told).toEqual([BUCKETS]);
});

/** What another did to one row. */
const changeOf = (rev: number, entityId: string): RecordChange => ({
  rev,
  ord: 0,
  entity: 'thing',
  entityId,
  op: 'update',
  version: 2,
  set: { a: rev },
  opId: `of-another-${rev}`,
  actorId: 'another',
  actorName: 'Another',
  at: '2026-11-25T00:00:00.000Z',
});

test('a page that missed what has been folded since reads all of it anew, and jumps no gap in the tail', async () => {
  const store = new MemoryStore();
  const other = open(store).keeper;
  await other.loadSnapshot(lines());
  const { keeper } = open(store);
  await keeper.open();
  await other.receive({ from: 3, rev: 4, changes: [changeOf(4, 't0')] });
  await other.fold();
  await other.receive({ from: 4, rev: 5, changes: [changeOf(5, 't1')] });
  await keeper.refresh();
  expect([keeper.head?.rev, keeper.view.row('t0')?.values, keeper.view.row('t1')?.values]).toEqual([
    5,
    { a: 4 },
    { a: 5 },
  ]);
});
