import type { QueuedOperation } from '@tussock/sync';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StallTimer } from './stall-timer.ts';

const tell = vi.fn<(isStalled: boolean) => void>();
let held: StallTimer;

beforeEach(() => {
  vi.useFakeTimers();
  tell.mockReset();
  held = new StallTimer(tell);
});
afterEach(() => {
  held.close();
  vi.useRealTimers();
});

const queued = (opId: string, more: Partial<QueuedOperation> = {}): QueuedOperation => ({
  key: 1,
  op: { opId, schema: 's', label: 'X changed', parts: [] },
  at: '2026-11-26T00:00:00Z',
  state: 'waiting',
  isSent: true,
  ...more,
});
const SOON_MS = 10_000;

test('what does not get through for a while is held up, until one of it does', () => {
  held.look([queued('a')]);
  vi.advanceTimersByTime(SOON_MS);
  expect(tell.mock.calls).toEqual([[true]]);
  held.look([queued('a'), queued('b')]);
  expect(tell.mock.calls).toEqual([[true]]);
  held.look([queued('b')]);
  expect(tell.mock.calls).toEqual([[true], [false]]);
  vi.advanceTimersByTime(SOON_MS);
  expect(tell.mock.calls).toEqual([[true], [false], [true]]);
  held.look([]);
  expect(tell.mock.calls).toEqual([[true], [false], [true], [false]]);
});

test('as long as one after another gets through nothing is held up, however much there is', () => {
  const all = ['a', 'b', 'c'].map((id) => queued(id));
  for (const left of [all, all.slice(1), all.slice(2), []]) {
    held.look(left);
    vi.advanceTimersByTime(SOON_MS - 1);
  }
  expect(tell).not.toHaveBeenCalled();
});

test('what was done, and waits for its rows alone, got through; what was refused is on its way no more', () => {
  held.look([queued('a', { committedAt: 7 }), queued('b', { state: 'stuck' })]);
  vi.advanceTimersByTime(SOON_MS);
  expect(tell).not.toHaveBeenCalled();
});

test('a file has longer: it is large, and lines are slow', () => {
  const withFile = queued('photo', { isSent: false, waitsFor: ['file'] });
  held.look([withFile]);
  vi.advanceTimersByTime(SOON_MS);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5 * SOON_MS);
  expect(tell.mock.calls).toEqual([[true]]);
});

test('what is written while a file is on its way has no longer than anything else', () => {
  const withFile = queued('photo', { isSent: false, waitsFor: ['file'] });
  held.look([withFile]);
  held.look([withFile, queued('a')]);
  vi.advanceTimersByTime(SOON_MS);
  expect(tell.mock.calls).toEqual([[true]]);
});

test('on another line it is tried anew', () => {
  held.look([queued('a')]);
  vi.advanceTimersByTime(SOON_MS);
  held.restart();
  expect(tell.mock.calls).toEqual([[true], [false]]);
  vi.advanceTimersByTime(SOON_MS);
  expect(tell.mock.calls).toEqual([[true], [false], [true]]);
});
