import 'fake-indexeddb/auto';
import type { RecordRow } from '@tussock/contract';
import { LocalRecord, type SnapshotLine, type RecordHead } from '@tussock/sync';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseName, readDatabaseName } from '../device/opened-plans.ts';
import { countUnsent, eraseDatabase, readUnsent, IndexedDbStore } from './indexed-db-store.ts';

const NAME = databaseName('ada', 'plan-1');
const HEAD: RecordHead = { rev: 4, schema: 's', view: 'v', until: null, buckets: 1, entities: ['thing'] };
const decoder = new TextDecoder();
const encoder = new TextEncoder();
const parse = (bytes: Uint8Array): readonly RecordRow[] => JSON.parse(decoder.decode(bytes));
const write = (rows: readonly RecordRow[]): Uint8Array => encoder.encode(JSON.stringify(rows));
const row = (id: string, a: number): RecordRow => ({
  id,
  entity: 'thing',
  version: 1,
  values: { a },
  made: {},
});

async function* load(rows: readonly RecordRow[]): AsyncGenerator<SnapshotLine> {
  yield { head: HEAD };
  yield { bucket: 0, bytes: write(rows), rows };
  yield { end: { rows: rows.length } };
}

let lastId = 0;
async function openKeeper(): Promise<{ keeper: LocalRecord; store: IndexedDbStore }> {
  const store = await IndexedDbStore.open(NAME);
  const keeper = new LocalRecord({
    store,
    rules: { idListsOf: () => [] },
    parse,
    write,
    schema: 's',
    newId: () => `op-${(lastId += 1)}`,
    now: () => '2026-11-22T00:00:00.000Z',
  });
  await keeper.open();
  return { keeper, store };
}

const edit = (id: string, a: number) => ({
  entity: 'thing',
  entityId: id,
  op: 'update' as const,
  set: { a },
});
const change = (rev: number, id: string, a: number, opId = 'other') => ({
  rev,
  ord: 0,
  entity: 'thing',
  entityId: id,
  op: 'update' as const,
  version: rev,
  set: { a },
  opId,
  actorId: 'ben',
  actorName: 'Ben',
  at: '2026-11-22T00:00:00.000Z',
});

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what was loaded, what came after it and what waits are there when the page is opened again', async () => {
  const first = await openKeeper();
  await first.keeper.loadSnapshot(load([row('x', 1), row('y', 2)]));
  await first.keeper.receive({ from: 4, rev: 5, changes: [change(5, 'y', 7)] });
  await first.keeper.outbox.write('X changed', [edit('x', 9)]);
  const { keeper } = await openKeeper();
  expect(keeper.head?.rev).toBe(5);
  expect(keeper.view.confirmedRow('x')?.values).toEqual({ a: 1 });
  expect(keeper.view.row('x')?.values).toEqual({ a: 9 });
  expect(keeper.view.row('y')?.values).toEqual({ a: 7 });
  expect(keeper.outbox.entries.map(({ label }) => label)).toEqual(['X changed']);
});

test('a write that found no room is not kept, says so, and is seen no longer', async () => {
  const { keeper } = await openKeeper();
  await keeper.loadSnapshot(load([row('x', 1)]));
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const written = keeper.outbox.write('X changed', [edit('x', 9)]);
  expect(keeper.view.row('x')?.values).toEqual({ a: 9 });
  await expect(written).rejects.toThrow('No room');
  expect(keeper.view.row('x')?.values).toEqual({ a: 1 });
  vi.restoreAllMocks();
  expect(await countUnsent(NAME)).toBe(0);
});

test('a first load that found no room is seen all the same, and leaves nothing half kept', async () => {
  const { keeper } = await openKeeper();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await keeper.loadSnapshot(load([row('x', 1)]));
  expect(keeper.view.row('x')?.values).toEqual({ a: 1 });
  expect(keeper.isStored).toBe(false);
  vi.restoreAllMocks();
  expect((await openKeeper()).keeper.head).toBeUndefined();
  await keeper.fold();
  expect(keeper.isStored).toBe(true);
  expect((await openKeeper()).keeper.view.row('x')?.values).toEqual({ a: 1 });
});

test('two pages of one plan see what the other wrote, and each write is in the queue once', async () => {
  const [one, other] = [await openKeeper(), await openKeeper()];
  await one.keeper.loadSnapshot(load([row('x', 1), row('y', 1)]));
  await other.keeper.refresh({ of: 'whole' });
  await Promise.all([
    one.keeper.outbox.write('X changed', [edit('x', 2)]),
    other.keeper.outbox.write('Y changed', [edit('y', 3)]),
  ]);
  await Promise.all([one.keeper.refresh({ of: 'queue' }), other.keeper.refresh({ of: 'queue' })]);
  expect(one.keeper.outbox.ops.map(({ op }) => op.label)).toEqual(
    other.keeper.outbox.ops.map(({ op }) => op.label),
  );
  expect(one.keeper.view.row('y')?.values).toEqual({ a: 3 });
  expect(other.keeper.view.row('x')?.values).toEqual({ a: 2 });
});

test('the tail goes into the buckets and is cut; what is read after it is the same', async () => {
  const { keeper, store } = await openKeeper();
  await keeper.loadSnapshot(load([row('x', 1), row('y', 2)]));
  await keeper.receive({ from: 4, rev: 5, changes: [change(5, 'y', 7)] });
  await keeper.fold();
  expect((await store.read()).tail).toEqual([]);
  const again = await openKeeper();
  const values = again.keeper.view.rowsOf('thing').map((one) => Number(one.values['a']));
  expect(values.sort((one, other) => one - other)).toEqual([1, 7]);
});

test('a connection that died is opened again, and nothing that was asked of it is lost', async () => {
  const { keeper, store } = await openKeeper();
  await keeper.loadSnapshot(load([row('x', 1)]));
  store.close();
  await keeper.outbox.write('X changed', [edit('x', 9)]);
  expect((await openKeeper()).keeper.view.row('x')?.values).toEqual({ a: 9 });
});

test('a database is erased while a page holds it, and its rows can be forgotten without what was not sent', async () => {
  const { keeper, store } = await openKeeper();
  await keeper.loadSnapshot(load([row('x', 1)]));
  await keeper.outbox.write('X changed', [edit('x', 9)]);
  await store.forgetRows();
  const { keeper: again } = await openKeeper();
  expect(again.head).toBeUndefined();
  expect(again.outbox.ops).toHaveLength(1);
  expect(await countUnsent(NAME)).toBe(1);
  await eraseDatabase(NAME);
  expect(await indexedDB.databases()).toEqual([]);
});

test('the name of a database says whose copy of which plan it is, and others are none of ours', () => {
  expect(readDatabaseName(NAME)).toEqual({ userId: 'ada', planId: 'plan-1' });
  expect(readDatabaseName('workbox-expiration')).toBeUndefined();
});

test('what was never sent is read with the values that were written, and nothing of what stood there', async () => {
  const { keeper, store } = await openKeeper();
  await keeper.loadSnapshot(load([row('x', 1)]));
  await keeper.outbox.write('X changed', [edit('x', 2)]);
  store.close();
  expect(await readUnsent(NAME)).toEqual({
    writes: [
      {
        label: 'X changed',
        at: '2026-11-22T00:00:00.000Z',
        parts: [{ entity: 'thing', entityId: 'x', op: 'update', set: { a: 2 } }],
      },
    ],
    files: [],
  });
});
