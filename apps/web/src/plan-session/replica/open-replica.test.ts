import 'fake-indexeddb/auto';
import type { RecordChange, RecordOp, RecordResult, RecordRow } from '@tussock/contract';
import type { LoadLine, RecordNetwork, SinceAnswer, WriteAnswer } from '@tussock/replica';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StreamHandlers } from './follow.ts';
import { openPlanRecord, type OpenRecord, type PlanRecordMeans } from './open-replica.ts';
import type { FileAnswer } from './queue-files.ts';
import type { PartEdit } from './replica-session.ts';
import { databaseName } from './opened-plans.ts';
import { ReplicaStore } from './replica-store.ts';

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const parse = (bytes: Uint8Array): readonly RecordRow[] => JSON.parse(decoder.decode(bytes));
const write = (rows: readonly RecordRow[]): Uint8Array => encoder.encode(JSON.stringify(rows));
const ENTITY = 'soilTest';

/** A server of one plan, that may be away. */
class Server {
  rows = new Map<string, RecordRow>();
  log: RecordChange[] = [];
  rev = 1;
  isAway = false;
  isWithdrawn = false;
  /** What it answers to every op, in place of doing it. */
  refusal: Omit<RecordResult, 'opId'> | undefined;
  loads = 0;
  written: string[] = [];
  asks = 0;
  streams = new Set<StreamHandlers>();

  constructor() {
    for (const id of ['x', 'y'])
      this.rows.set(id, { id, entity: ENTITY, version: 1, values: { a: 1 }, made: {} });
  }

  #reach(): void {
    if (this.isAway) throw new TypeError('no line');
  }

  async *load(): AsyncGenerator<LoadLine> {
    this.#reach();
    this.loads += 1;
    const rows = [...this.rows.values()];
    yield { head: { rev: this.rev, schema: 's', view: 'v', until: null, buckets: 1, entities: [ENTITY] } };
    yield { bucket: 0, bytes: write(rows), rows };
    yield { end: { rows: rows.length } };
  }

  since(rev: number): SinceAnswer {
    this.#reach();
    if (this.isWithdrawn) return { of: 'withdrawn' };
    return { of: 'changes', rev: this.rev, more: false, changes: this.log.filter((one) => one.rev > rev) };
  }

  change(id: string, values: Record<string, unknown>, opId = 'theirs'): void {
    const row = this.rows.get(id);
    const version = (row?.version ?? 0) + 1;
    this.rev += 1;
    this.rows.set(id, { id, entity: ENTITY, version, values: { ...row?.values, ...values }, made: {} });
    const one: RecordChange = {
      rev: this.rev,
      ord: 0,
      entity: ENTITY,
      entityId: id,
      op: 'update',
      version,
      set: values,
      opId,
      actorId: 'ben',
      actorName: 'Ben',
      at: '2026-11-22T00:00:00.000Z',
    };
    this.log.push(one);
    for (const stream of this.streams) stream.change({ rev: this.rev, changes: [one] });
  }

  tellView(): void {
    for (const stream of this.streams) stream.view({ view: 'other' });
  }

  write(ops: readonly RecordOp[]): WriteAnswer {
    this.asks += 1;
    this.#reach();
    const results = ops.map((op) => {
      if (this.refusal) return { opId: op.opId, ...this.refusal };
      if (!this.written.includes(op.opId)) {
        this.written.push(op.opId);
        for (const part of op.parts) this.change(part.entityId, { ...part.set }, op.opId);
      }
      return { opId: op.opId, status: 200, rev: this.rev };
    });
    return { status: 200, results };
  }

  network(): RecordNetwork {
    return {
      load: () => this.load(),
      since: async ({ rev }) => this.since(rev),
      write: async (ops) => this.write(ops),
    };
  }
}

/** Locks of one browser: whoever asks first has it until it lets go. */
function createLocks(): PlanRecordMeans['locks'] {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: unknown, hold: () => Promise<void> | undefined) => {
    last = last.then(hold);
    return last;
  };
  return { request } as unknown as PlanRecordMeans['locks'];
}

let server: Server;
let pages: OpenRecord[];
const open = (more: Partial<PlanRecordMeans> = {}): OpenRecord => {
  const page = openPlanRecord({
    planId: 'plan-1',
    userId: 'ada',
    isKept: true,
    network: server.network(),
    listen: (_asked, handlers) => {
      server.streams.add(handlers);
      return () => server.streams.delete(handlers);
    },
    rules: { idListsOf: () => [] },
    parse,
    write,
    openChannel: (name) => new BroadcastChannel(name),
    ...more,
  });
  pages.push(page);
  return page;
};
const edit = (id: string, a: number): PartEdit[] => [
  { entity: ENTITY, entityId: id, op: 'update', set: { a } },
];
const valueOf = (page: OpenRecord, id: string): unknown => page.row(id)?.values['a'];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  server = new Server();
  pages = [];
});
afterEach(() => {
  for (const page of pages) page.close();
  vi.unstubAllGlobals();
});

test('a plan opened before is there without a line, and catches up by what changed since', async () => {
  const first = open();
  await vi.waitFor(() => expect(first.sync()).toMatchObject({ phase: 'ready', isKept: true }));
  first.close();
  server.isAway = true;
  const second = open();
  await vi.waitFor(() => expect(second.sync()).toMatchObject({ phase: 'ready', line: 'reconnecting' }));
  expect(valueOf(second, 'x')).toBe(1);
  second.close();
  server.isAway = false;
  server.change('x', { a: 5 });
  const third = open();
  await vi.waitFor(() => expect(valueOf(third, 'x')).toBe(5));
  expect(server.loads).toBe(1);
});

test('a write is seen at once, sent, and settled by the server’s answer', async () => {
  const page = open();
  await vi.waitFor(() => expect(page.sync().line).toBe('online'));
  await vi.waitFor(() => expect(server.streams.size).toBe(1));
  const writing = page.write('X changed', edit('x', 7));
  expect(valueOf(page, 'x')).toBe(7);
  const { settled } = await writing;
  expect(await settled).toMatchObject({ status: 200 });
  await vi.waitFor(() => expect(page.sync().waiting).toEqual([]));
  expect(server.rows.get('x')?.values).toEqual({ a: 7 });
});

test('what is written is said to wait only when it would outlive the page', async () => {
  server.isAway = true;
  const page = open();
  await vi.waitFor(() => expect(page.sync().phase).toBe('failed'));
  const writing = page.write('X changed', edit('x', 7));
  expect(page.sync()).toMatchObject({ isKeeping: true, waiting: [] });
  await writing;
  expect(page.sync()).toMatchObject({ isKeeping: false, waiting: [{ label: 'X changed' }] });
});

test('what was written without a line is sent once by the page that is opened after it, in order', async () => {
  const first = open();
  await vi.waitFor(() => expect(first.sync().phase).toBe('ready'));
  server.isAway = true;
  await first.write('X changed', edit('x', 2));
  await first.write('Y changed', edit('y', 3));
  await first.write('X changed again', edit('x', 4));
  first.close();
  server.isAway = false;
  const second = open();
  await vi.waitFor(() => expect(second.sync()).toMatchObject({ phase: 'ready', waiting: [] }));
  expect(server.log.map(({ entityId, set }) => [entityId, set])).toEqual([
    ['x', { a: 2 }],
    ['y', { a: 3 }],
    ['x', { a: 4 }],
  ]);
});

test('[ERR-409] what the server refuses stays with its answer, and what is about something else goes on', async () => {
  const page = open();
  await vi.waitFor(() => expect(page.sync().line).toBe('online'));
  server.refusal = { status: 409, code: 'staleVersion', message: ['Someone else has changed this.'] };
  const { settled, opId } = await page.write('X changed', edit('x', 7));
  expect(await settled).toMatchObject({ status: 409 });
  server.refusal = undefined;
  await (
    await page.write('Y changed', edit('y', 8))
  ).settled;
  await vi.waitFor(() => expect(page.sync().waiting).toHaveLength(1));
  expect(page.sync().waiting[0]).toMatchObject({ opId, state: 'stuck', answer: { status: 409 } });
  await page.drop(opId);
  expect(page.sync().waiting).toEqual([]);
  expect(valueOf(page, 'x')).toBe(1);
});

test('two pages of one plan: one follows and sends, the other is told', async () => {
  const locks = createLocks();
  const one = open({ locks });
  await vi.waitFor(() => expect(one.sync().phase).toBe('ready'));
  const other = open({ locks });
  await vi.waitFor(() => expect(other.sync().phase).toBe('ready'));
  expect(server.streams.size).toBe(1);
  const { settled } = await other.write('X changed', edit('x', 7));
  await settled;
  server.change('y', { a: 6 });
  await vi.waitFor(() => expect([valueOf(one, 'x'), valueOf(other, 'y')]).toEqual([7, 6]));
  one.close();
  await vi.waitFor(() => expect(server.streams.size).toBe(1));
  await (
    await other.write('X changed again', edit('x', 8))
  ).settled;
  expect(server.rows.get('x')?.values).toEqual({ a: 8 });
  expect(server.written).toHaveLength(2);
});

test('undo and redo are told in words, and refuse with the name of who changed the same since', async () => {
  const page = open();
  await vi.waitFor(() => expect(server.streams.size).toBe(1));
  await (
    await page.write('X changed', edit('x', 7))
  ).settled;
  expect(page.sync().canUndo).toBe('X changed');
  expect(await page.undo()).toEqual({ ok: true, label: 'X changed' });
  await vi.waitFor(() => expect(server.rows.get('x')?.values).toEqual({ a: 1 }));
  expect(page.sync()).toMatchObject({ canRedo: 'X changed' });
  expect(await page.redo()).toEqual({ ok: true, label: 'X changed' });
  await vi.waitFor(() => expect(server.rows.get('x')?.values).toEqual({ a: 7 }));
  server.change('x', { a: 9 });
  await vi.waitFor(() => expect(valueOf(page, 'x')).toBe(9));
  expect(await page.undo()).toEqual({
    ok: false,
    reason: 'Ben has changed the same since, so this stays as it is.',
  });
});

test('what others changed where something waits is asked at once, before it is sent', async () => {
  const page = open();
  await vi.waitFor(() => expect(server.streams.size).toBe(1));
  server.refusal = { status: 503 };
  await page.write('Y changed', edit('y', 2));
  await page.write('Y changed again', edit('y', 7));
  await vi.waitFor(() =>
    expect(page.sync().waiting.map(({ state }) => state)).toEqual(['waiting', 'waiting']),
  );
  await page.write('X changed', [
    { entity: ENTITY, entityId: 'x', op: 'update', set: { a: 7 }, base: { a: 0 } },
  ]);
  expect(page.sync().waiting[2]?.answer).toMatchObject({
    status: 409,
    clash: { entityId: 'x', keys: ['a'] },
  });
});

test('a right that is withdrawn takes the rows from the device, and leaves what was not sent', async () => {
  const page = open();
  await vi.waitFor(() => expect(page.sync().phase).toBe('ready'));
  server.refusal = { status: 503 };
  await page.write('X changed', edit('x', 7));
  server.isWithdrawn = true;
  server.tellView();
  await vi.waitFor(() => expect(page.sync()).toMatchObject({ phase: 'failed', fault: 'withdrawn' }));
  expect(page.rowsOf(ENTITY)).toEqual([]);
  const stored = await (await ReplicaStore.open(databaseName('ada', 'plan-1'))).read();
  expect([stored.head, stored.buckets.length, stored.ops.length]).toEqual([undefined, 0, 1]);
});

test('a server that is too busy to write, and answers all else, is asked again after a while and not at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = open({ isKept: false });
  await vi.advanceTimersByTimeAsync(0);
  server.refusal = { status: 503 };
  await page.write('X changed', edit('x', 7));
  await vi.advanceTimersByTimeAsync(400);
  expect(server.asks).toBe(1);
  await vi.advanceTimersByTimeAsync(700);
  expect(server.asks).toBe(2);
  vi.useRealTimers();
});

test('nothing is kept where nothing may be: a shared device', async () => {
  const page = open({ isKept: false });
  await vi.waitFor(() => expect(page.sync()).toMatchObject({ phase: 'ready', isKept: false }));
  await (
    await page.write('X changed', edit('x', 7))
  ).settled;
  expect(await indexedDB.databases()).toEqual([]);
});

const photo = (fileId: string) => ({
  fileId,
  blob: new Blob(['picture']),
  type: 'image/jpeg',
  name: 'gate.jpg',
  purpose: 'photo' as const,
  keepsPlace: false,
});
const withPhoto = (fileId: string): PartEdit[] => [
  { entity: ENTITY, entityId: 'x', op: 'update', set: { photos: [fileId] } },
];

test('a photo goes before what names it, which then names it as the server does', async () => {
  const sent: string[] = [];
  const files = async ({ fileId }: { fileId: string }): Promise<FileAnswer> => {
    sent.push(fileId);
    return { of: 'done', fileId: `there-${fileId}` };
  };
  const page = open({ files });
  await vi.waitFor(() => expect(page.sync().line).toBe('online'));
  const { settled } = await page.writeWithFiles('Photo of the gate', withPhoto('p1'), [photo('p1')]);
  expect(await settled).toMatchObject({ status: 200 });
  expect(sent).toEqual(['p1']);
  expect(server.rows.get('x')?.values).toEqual({ a: 1, photos: ['there-p1'] });
  expect(await page.waitingFile('p1')).toBeUndefined();
});

test('a photo that waits is there after a restart, and nothing that names it is sent before it', async () => {
  const first = open({ files: async () => ({ of: 'later' }) });
  await vi.waitFor(() => expect(first.sync().line).toBe('online'));
  await first.writeWithFiles('Photo of the gate', withPhoto('p1'), [photo('p1')]);
  await (
    await first.write('Y changed', edit('y', 3))
  ).settled;
  first.close();
  expect(server.log.map(({ entityId }) => entityId)).toEqual(['y']);
  const second = open({ files: async ({ fileId }) => ({ of: 'done', fileId }) });
  await vi.waitFor(() => expect(second.sync()).toMatchObject({ phase: 'ready', waiting: [] }));
  expect(server.rows.get('x')?.values['photos']).toEqual(['p1']);
});

test('[ERR-413] a photo the server will not have leaves what names it stuck with the reason, and itself on the device', async () => {
  const page = open({ files: async () => ({ of: 'refused', status: 413, message: ['Too large.'] }) });
  await vi.waitFor(() => expect(page.sync().line).toBe('online'));
  const { settled } = await page.writeWithFiles('Photo of the gate', withPhoto('p1'), [photo('p1')]);
  expect(await settled).toMatchObject({ status: 413, message: ['Too large.'] });
  expect(await page.waitingFile('p1')).toBeDefined();
});
