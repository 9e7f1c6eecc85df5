import { kinds } from '@tussock/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from './draft-store.ts';
import { drawingSlots } from './form-drafts.ts';
import { takeEmptySlot, takeSlot } from './tab-slot.ts';
import { browserLocks } from '../testing/browser-locks.ts';

const PLAN = 'ada:plan';
const DRAWN = drawingSlots(PLAN);
const shape = (id: string) => ({
  id,
  kindId: kinds.trough.id,
  geometry: { type: 'Point' as const, coordinates: [172.3, -42.8] as const },
});

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
  const first = await takeSlot(locks, DRAWN);
  saveDraft('shape', first.key, shape('first'));
  anotherTab();
  const second = await takeSlot(locks, DRAWN);
  expect(readDraft('shape', second.key)).toBeNull();
  saveDraft('shape', second.key, shape('second'));
  expect(readDraft('shape', first.key)?.id).toBe('first');
});

test('what a tab left that is gone is taken up by the next one', async () => {
  const locks = browserLocks();
  const first = await takeSlot(locks, DRAWN);
  const second = await takeSlot(locks, DRAWN);
  saveDraft('shape', second.key, shape('second'));
  second.release();
  anotherTab();
  const third = await takeSlot(locks, DRAWN);
  expect([first.key === third.key, readDraft('shape', third.key)?.id]).toEqual([false, 'second']);
});

test('a tab that is read again waits for what it was before, and takes up its own of several', async () => {
  const locks = browserLocks();
  const first = await takeSlot(locks, DRAWN);
  saveDraft('shape', first.key, shape('first'));
  anotherTab();
  const second = await takeSlot(locks, DRAWN);
  saveDraft('shape', second.key, shape('second'));
  first.release();
  const again = takeSlot(locks, DRAWN);
  second.release();
  expect(readDraft('shape', (await again).key)?.id).toBe('second');
});

test('a copy of a tab does not take up what the tab draws', async () => {
  const locks = browserLocks();
  const first = await takeSlot(locks, DRAWN);
  saveDraft('shape', first.key, shape('first'));
  vi.stubGlobal('AbortSignal', {
    timeout: () => ({ addEventListener: (_: string, end: () => void) => end() }),
  });
  const copy = await takeSlot(locks, DRAWN);
  expect(readDraft('shape', copy.key)).toBeNull();
});

test('what goes back on the map goes where nothing is, and is what the tab takes up there', async () => {
  const locks = browserLocks();
  saveDraft('shape', PLAN, shape('left'));
  const empty = await takeEmptySlot(locks, DRAWN);
  saveDraft('shape', empty.key, shape('mended'));
  empty.release();
  const taken = await takeSlot(locks, DRAWN);
  expect([readDraft('shape', PLAN)?.id, readDraft('shape', taken.key)?.id]).toEqual(['left', 'mended']);
});

test('where there are no locks every tab keeps under the one name', async () => {
  expect((await takeSlot(undefined, DRAWN)).key).toBe(PLAN);
});
