import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { RecordNetwork } from '@tussock/sync';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseName } from './device/opened-plans.ts';
import { IndexedDbStore } from './adapters/indexed-db-store.ts';
import { createLocks, edit, ENTITY, Pages, valueOf } from './testing/pages.ts';

let world: Pages;
let server: Pages['server'];
let open: Pages['open'];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  world = new Pages();
  ({ server, open } = world);
});
afterEach(() => {
  world.close();
  vi.unstubAllGlobals();
});

test('a plan opened before is there without a line, and catches up by what changed since', async () => {
  const first = await open();
  await vi.waitFor(() => expect(first.sync()).toMatchObject({ phase: 'ready', isKept: true }));
  first.close();
  server.isAway = true;
  const second = await open();
  await vi.waitFor(() => expect(second.sync()).toMatchObject({ phase: 'ready', line: 'reconnecting' }));
  expect(valueOf(second, 'x')).toBe(1);
  second.close();
  server.isAway = false;
  server.change('x', { a: 5 });
  const third = await open();
  await vi.waitFor(() => expect(valueOf(third, 'x')).toBe(5));
  expect(server.loads).toBe(1);
});

test('what this device has may be old until the server was heard, or could not be', async () => {
  const first = await open();
  await vi.waitFor(() => expect(first.sync()).toMatchObject({ phase: 'ready', isKept: true }));
  first.close();
  server.change('x', { a: 5 });
  const second = await open();
  expect([second.sync().mayBeStale, valueOf(second, 'x')]).toEqual([true, 1]);
  const seen: (readonly [unknown, unknown])[] = [];
  second.subscribe(() => {
    const { phase, mayBeStale } = second.sync();
    if (phase === 'ready') seen.push([mayBeStale, valueOf(second, 'x')]);
  });
  await vi.waitFor(() => expect(second.sync().mayBeStale).toBe(false));
  expect(seen.filter(([mayBeStale]) => mayBeStale === false).map(([, x]) => x)).not.toContain(1);
  second.close();
  server.isAway = true;
  const third = await open();
  await vi.waitFor(() => expect(third.sync()).toMatchObject({ line: 'reconnecting', mayBeStale: false }));
});

test('given no line and nothing of the plan on this device, then opening it has failed', async () => {
  server.isAway = true;
  const page = await open();
  await vi.waitFor(() => expect(page.sync().phase).toBe('failed'));
});

test('two pages that open a plan at once both have its rows, kept, and one of them follows the server', async () => {
  const locks = createLocks();
  const pages = [await open({ locks }), await open({ locks })];
  for (const page of pages)
    await vi.waitFor(() =>
      expect(page.sync()).toMatchObject({ phase: 'ready', mayBeStale: false, isKept: true }),
    );
  await vi.waitFor(() => expect(server.streams.size).toBe(1));
  server.change('y', { a: 6 });
  await vi.waitFor(() => expect(pages.map((page) => valueOf(page, 'y'))).toEqual([6, 6]));
  expect(server.streams.size).toBe(1);
});

test('a device that has a copy after all shows what waits in it, sends it, and has the newest rows', async () => {
  const first = await open();
  await vi.waitFor(() => expect(first.sync().phase).toBe('ready'));
  server.isAway = true;
  await first.write('Y changed', edit('y', 3));
  first.close();
  server.isAway = false;
  server.change('x', { a: 5 });
  const second = await open();
  await vi.waitFor(() => expect(second.sync()).toMatchObject({ phase: 'ready', waiting: [], isKept: true }));
  await vi.waitFor(() => expect([valueOf(second, 'x'), valueOf(second, 'y')]).toEqual([5, 3]));
  expect(server.rows.get('y')?.values).toEqual({ a: 3 });
});

test('a write is seen at once, sent, and settled by the server’s answer', async () => {
  const page = await open();
  await vi.waitFor(() => expect(page.sync().line).toBe('online'));
  await vi.waitFor(() => expect(server.streams.size).toBe(1));
  const writing = page.write('X changed', edit('x', 7));
  expect(valueOf(page, 'x')).toBe(7);
  const { settled } = await writing;
  expect(await settled).toMatchObject({ status: 200 });
  await vi.waitFor(() => expect(page.sync().waiting).toEqual([]));
  expect(server.rows.get('x')?.values).toEqual({ a: 7 });
});

test('a line that goes is known at once, though the stream stands: nobody is told that what they write is on its way', async () => {
  const device = new EventTarget();
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device));
  vi.stubGlobal('removeEventListener', device.removeEventListener.bind(device));
  const page = await open();
  await vi.waitFor(() => expect(server.streams.size).toBe(1));
  expect(page.sync().line).toBe('online');
  server.isAway = true;
  device.dispatchEvent(new Event('offline'));
  await vi.waitFor(() => expect(page.sync().line).toBe('reconnecting'));
  server.isAway = false;
  device.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(page.sync().line).toBe('online'));
});

test('what is written is said to wait only when it would outlive the page', async () => {
  server.isAway = true;
  const page = await open();
  await vi.waitFor(() => expect(page.sync().phase).toBe('failed'));
  const writing = page.write('X changed', edit('x', 7));
  expect(page.sync()).toMatchObject({ isStoring: true, waiting: [] });
  await writing;
  expect(page.sync()).toMatchObject({ isStoring: false, waiting: [{ label: 'X changed' }] });
});

test('what was written without a line is sent once by the page that is opened after it, in order', async () => {
  const first = await open();
  await vi.waitFor(() => expect(first.sync().phase).toBe('ready'));
  server.isAway = true;
  await first.write('X changed', edit('x', 2));
  await first.write('Y changed', edit('y', 3));
  await first.write('X changed again', edit('x', 4));
  first.close();
  server.isAway = false;
  const second = await open();
  await vi.waitFor(() => expect(second.sync()).toMatchObject({ phase: 'ready', waiting: [] }));
  expect(server.log.map(({ entityId, set }) => [entityId, set])).toEqual([
    ['x', { a: 2 }],
    ['y', { a: 3 }],
    ['x', { a: 4 }],
  ]);
});

/** A page that is opened after one in which two things were written without a line. */
async function openAfterTwo() {
  const before = await open();
  await vi.waitFor(() => expect(before.sync().phase).toBe('ready'));
  before.close();
  server.isAway = true;
  const first = await open();
  await vi.waitFor(() => expect(first.sync()).toMatchObject({ phase: 'ready', line: 'reconnecting' }));
  const { opId } = await first.write('X changed', edit('x', 2));
  await first.write('Y changed', edit('y', 3));
  first.close();
  const allSent = vi.fn();
  const page = await open({ allSent });
  await vi.waitFor(() => expect(page.sync()).toMatchObject({ phase: 'ready', line: 'reconnecting' }));
  expect(allSent).not.toHaveBeenCalled();
  const send = (): void => {
    server.isAway = false;
    page.sendNow();
  };
  return { page, opId, allSent, send };
}

test('what waited when the page was opened is told to be sent once all of it is, without what was let go or written since', async () => {
  const { page, opId, allSent, send } = await openAfterTwo();
  await page.drop(opId);
  send();
  await vi.waitFor(() => expect(allSent).toHaveBeenCalled());
  await (
    await page.write('X changed again', edit('x', 4))
  ).settled;
  expect(allSent.mock.calls).toEqual([[1]]);
});

test('what waited when the page was opened is not told to be sent where the server took none of it', async () => {
  const { page, allSent, send } = await openAfterTwo();
  server.refusal = { status: 400 };
  send();
  await vi.waitFor(() => expect(page.sync().waiting).toMatchObject([{ state: 'stuck' }, { state: 'stuck' }]));
  expect(allSent).not.toHaveBeenCalled();
});

test('[ERR-409] what the server refuses stays with its answer, and what is about something else goes on', async () => {
  const page = await open();
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

test.each([
  ['400', { status: 400, code: 'badRequest' }, 'stuck', 1],
  ['401', { status: 401 }, 'waiting', 7],
  ['403', { status: 403 }, 'stuck', 1],
  ['403 that asks to sign in again', { status: 403, code: 'signInAgain' }, 'waiting', 7],
  ['404', { status: 404 }, 'stuck', 1],
  ['413', { status: 413 }, 'stuck', 1],
  ['429', { status: 429, retryAfterSeconds: 1 }, 'waiting', 7],
  ['500', { status: 500 }, 'waiting', 7],
  ['502 of something in between', { status: 502 }, 'waiting', 7],
  ['no answer at all', undefined, 'waiting', 7],
] as const)(
  'in the middle of sending the server answers with %s: nothing is lost, and it goes on when that is over',
  async (_case, answer, state, seen) => {
    const network = server.network();
    let spoiled: typeof answer | 'nothing' = answer ?? 'nothing';
    const write: RecordNetwork['write'] = async (ops) => {
      if (spoiled === 'nothing') throw new TypeError('no line');
      return spoiled ?? network.write(ops);
    };
    const page = await open({ network: { ...network, write } });
    await vi.waitFor(() => expect(page.sync().phase).toBe('ready'));
    await page.write('X changed', edit('x', 7));
    await page.write('Y changed', edit('y', 8));
    await vi.waitFor(() => expect(page.sync().waiting.map((op) => op.state)).toEqual([state, state]));
    expect([valueOf(page, 'x'), server.rows.get('x')?.values]).toEqual([seen, { a: 1 }]);
    spoiled = undefined;
    await Promise.all(page.sync().waiting.map(({ opId }) => page.retry(opId)));
    await vi.waitFor(() => expect(page.sync().waiting).toEqual([]));
    expect([server.rows.get('x')?.values, server.rows.get('y')?.values]).toEqual([{ a: 7 }, { a: 8 }]);
    expect(server.written).toHaveLength(2);
  },
);

test('two pages of one plan: one follows and sends, the other is told', async () => {
  const locks = createLocks();
  const one = await open({ locks });
  await vi.waitFor(() => expect(one.sync().phase).toBe('ready'));
  const other = await open({ locks });
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

test('a page whose lead was taken by another lets its stream go', async () => {
  let steal = (): void => undefined;
  let isHeld = false;
  const request = (_name: string, _options: unknown, hold: () => Promise<void>): Promise<void> => {
    if (isHeld) return new Promise(() => undefined);
    isHeld = true;
    const stolen = new Promise<never>((_, reject) => {
      steal = () => reject(new Error('stolen'));
    });
    return Promise.race([hold(), stolen]);
  };
  await open({ locks: { request } as never });
  await vi.waitFor(() => expect(server.streams.size).toBe(1));
  steal();
  await vi.waitFor(() => expect(server.streams.size).toBe(0));
});

test('what a page that led could not send goes as soon as another leads, without any further event', async () => {
  const locks = createLocks();
  const one = await open({ locks });
  await vi.waitFor(() => expect(one.sync().phase).toBe('ready'));
  const other = await open({ locks });
  await vi.waitFor(() => expect(other.sync()).toMatchObject({ phase: 'ready', line: 'online' }));
  server.refusal = { status: 503 };
  await one.write('X changed', edit('x', 7));
  await vi.waitFor(() => expect(other.sync().waiting).toHaveLength(1));
  server.refusal = undefined;
  one.close();
  await vi.waitFor(() => expect(server.rows.get('x')?.values).toEqual({ a: 7 }));
  await vi.waitFor(() => expect(other.sync().waiting).toEqual([]));
});

test('undo and redo are told in words, and refuse with the name of who changed the same since', async () => {
  const page = await open();
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
    reason: 'Ben has changed it since, so this stays as it is.',
  });
});

test('what others changed where something waits is asked at once, before it is sent', async () => {
  const page = await open();
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
  const page = await open();
  await vi.waitFor(() => expect(page.sync().phase).toBe('ready'));
  server.refusal = { status: 503 };
  await page.write('X changed', edit('x', 7));
  server.isWithdrawn = true;
  server.tellView();
  await vi.waitFor(() => expect(page.sync()).toMatchObject({ phase: 'failed', fault: 'withdrawn' }));
  expect(page.rowsOf(ENTITY)).toEqual([]);
  const stored = await (await IndexedDbStore.open(databaseName('ada', 'plan-1'))).read();
  expect([stored.head, stored.buckets.length, stored.ops.length]).toEqual([undefined, 0, 1]);
});

test('a right that is withdrawn empties every page of the plan, not the one alone that follows the server', async () => {
  const locks = createLocks();
  const leading = await open({ locks });
  await vi.waitFor(() => expect(leading.sync().phase).toBe('ready'));
  const following = await open({ locks });
  await vi.waitFor(() => expect(valueOf(following, 'x')).toBe(1));
  server.isWithdrawn = true;
  server.tellView();
  await vi.waitFor(() => expect(following.sync()).toMatchObject({ phase: 'failed', fault: 'withdrawn' }));
  expect(following.rowsOf(ENTITY)).toEqual([]);
  leading.close();
  await vi.waitFor(() => expect(following.sync().isKept).toBe(false));
  const stored = await (await IndexedDbStore.open(databaseName('ada', 'plan-1'))).read();
  expect([stored.head, stored.buckets.length]).toEqual([undefined, 0]);
});

test('a server that is too busy to write, and answers all else, is asked again after a while and not at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = await open({ isKept: false });
  await vi.advanceTimersByTimeAsync(0);
  server.refusal = { status: 503 };
  await page.write('X changed', edit('x', 7));
  await vi.advanceTimersByTimeAsync(400);
  expect(server.asks).toBe(1);
  await vi.advanceTimersByTimeAsync(700);
  expect(server.asks).toBe(2);
  vi.useRealTimers();
});

test.each([
  ['answers 503', async () => ({ status: 503 })],
  ['says that this page is too old for it', async () => ({ status: 426 })],
  [
    'does not answer',
    () => new Promise<never>((_, giveUp) => setTimeout(() => giveUp(new TypeError('timed out')), 30_000)),
  ],
] as const)(
  'what waits is held up where the server, though it is there, %s, until it gets through',
  async (_case, refuse) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const network = server.network();
    let isSpoiled = true;
    const write: RecordNetwork['write'] = (ops) => (isSpoiled ? refuse() : network.write(ops));
    const page = await open({ isKept: false, network: { ...network, write } });
    await vi.advanceTimersByTimeAsync(0);
    await page.write('X changed', edit('x', 7));
    expect(page.sync()).toMatchObject({ line: 'online', isStalled: false });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.sync()).toMatchObject({ line: 'online', isStalled: true, waiting: [{ label: 'X changed' }] });
    isSpoiled = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.sync()).toMatchObject({ isStalled: false, waiting: [] });
    vi.useRealTimers();
  },
);

test('nothing is kept where nothing may be: a shared device', async () => {
  const page = await open({ isKept: false });
  await vi.waitFor(() => expect(page.sync()).toMatchObject({ phase: 'ready', isKept: false }));
  await (
    await page.write('X changed', edit('x', 7))
  ).settled;
  expect(await indexedDB.databases()).toEqual([]);
});

test('what was done without a line was given out to nobody: let go, nothing of it is left', async () => {
  const first = await open();
  await vi.waitFor(() => expect(first.sync()).toMatchObject({ phase: 'ready', isKept: true }));
  first.close();
  server.isAway = true;
  const page = await open();
  await vi.waitFor(() => expect(page.sync().line).not.toBe('online'));
  const { opId } = await page.write('X changed', edit('x', 7));
  await page.drop(opId);
  expect(page.sync().waiting).toEqual([]);
  expect(valueOf(page, 'x')).toBe(1);
  expect(server.asks).toBe(0);
});
