import { kinds } from '@tussock/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeDrawingSlot, takeEmptySlot } from './drawing-slot.ts';
import { keepUnsavedShape, readUnsavedShape } from './unsaved-shape.ts';

const PLAN = 'ada:plan';
const shape = (id: string) => ({
  id,
  kindId: kinds.trough.id,
  geometry: { type: 'Point' as const, coordinates: [172.3, -42.8] as const },
});

/** The locks of a browser: each is held by one, and those who may wait stand in line. */
function browserLocks() {
  const held = new Map<string, Promise<unknown>>();
  type Ask = (lock: Lock | null) => Promise<unknown> | undefined;
  const request = async (name: string, options: LockOptions, ask: Ask): Promise<unknown> => {
    // What was let go before is free by then: the browser asks another process.
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    const before = held.get(name);
    if (before && options.ifAvailable) return ask(null);
    if (before)
      await Promise.race([
        before,
        new Promise((_, reject) => {
          options.signal?.addEventListener('abort', () => reject(new Error('given up')));
        }),
      ]);
    const holding = Promise.resolve(ask({ name, mode: 'exclusive' })).then(() => held.delete(name));
    held.set(name, holding);
    return holding;
  };
  return { request } as unknown as Pick<LockManager, 'request'>; // no more of it is asked for
}

/** A store of texts. */
function texts() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}
/** What a tab remembers of itself is another tab's no more. */
const anotherTab = (): unknown => vi.stubGlobal('sessionStorage', texts());

beforeEach(() => {
  vi.stubGlobal('localStorage', texts());
  anotherTab();
});
afterEach(() => vi.unstubAllGlobals());

test('a second tab does not take up what a living tab draws, nor writes over it', async () => {
  const locks = browserLocks();
  const first = await takeDrawingSlot(locks, PLAN);
  keepUnsavedShape(first.key, shape('first'));
  anotherTab();
  const second = await takeDrawingSlot(locks, PLAN);
  expect(readUnsavedShape(second.key)).toBeNull();
  keepUnsavedShape(second.key, shape('second'));
  expect(readUnsavedShape(first.key)?.id).toBe('first');
});

test('what a tab left that is gone is taken up by the next one', async () => {
  const locks = browserLocks();
  const first = await takeDrawingSlot(locks, PLAN);
  const second = await takeDrawingSlot(locks, PLAN);
  keepUnsavedShape(second.key, shape('second'));
  second.release();
  anotherTab();
  const third = await takeDrawingSlot(locks, PLAN);
  expect([first.key === third.key, readUnsavedShape(third.key)?.id]).toEqual([false, 'second']);
});

test('a tab that is read again waits for what it was before, and takes up its own of several', async () => {
  const locks = browserLocks();
  const first = await takeDrawingSlot(locks, PLAN);
  keepUnsavedShape(first.key, shape('first'));
  anotherTab();
  const second = await takeDrawingSlot(locks, PLAN);
  keepUnsavedShape(second.key, shape('second'));
  first.release();
  const again = takeDrawingSlot(locks, PLAN);
  second.release();
  expect(readUnsavedShape((await again).key)?.id).toBe('second');
});

test('a copy of a tab does not take up what the tab draws', async () => {
  const locks = browserLocks();
  const first = await takeDrawingSlot(locks, PLAN);
  keepUnsavedShape(first.key, shape('first'));
  vi.stubGlobal('AbortSignal', {
    timeout: () => ({ addEventListener: (_: string, end: () => void) => end() }),
  });
  const copy = await takeDrawingSlot(locks, PLAN);
  expect(readUnsavedShape(copy.key)).toBeNull();
});

test('what goes back on the map goes where nothing is, and is what the tab takes up there', async () => {
  const locks = browserLocks();
  keepUnsavedShape(PLAN, shape('left'));
  const empty = await takeEmptySlot(locks, PLAN);
  keepUnsavedShape(empty.key, shape('mended'));
  empty.release();
  const taken = await takeDrawingSlot(locks, PLAN);
  expect([readUnsavedShape(PLAN)?.id, readUnsavedShape(taken.key)?.id]).toEqual(['left', 'mended']);
});

test('where there are no locks every tab keeps under the one name', async () => {
  expect((await takeDrawingSlot(undefined, PLAN)).key).toBe(PLAN);
});
