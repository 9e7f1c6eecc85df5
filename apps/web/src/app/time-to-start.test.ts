import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeToStart } from './time-to-start.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that begins, and whether it has been put together. */
function begin(beginning: Parameters<typeof timeToStart>[0]) {
  let end = { loaded: (): void => undefined, failed: (): void => undefined };
  const load = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        end = { loaded: resolve, failed: () => reject(new Error('No line.')) };
      }),
  );
  const start = vi.fn();
  void timeToStart(beginning, load).then(start);
  return { load, start, loaded: () => end.loaded(), failed: () => end.failed() };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

test('where the server is near, the page is put together once what it shows has come', async () => {
  const { start, loaded } = begin({ areFarmsShown: false, isServerNear: true });
  await vi.advanceTimersByTimeAsync(200);
  expect(start).not.toHaveBeenCalled();
  loaded();
  await settled();
  expect(start).toHaveBeenCalledOnce();
});

test('what does not come in a moment after all is waited for by the frame of the page, also where it fails later', async () => {
  const { start, failed } = begin({ areFarmsShown: false, isServerNear: true });
  await vi.advanceTimersByTimeAsync(999);
  expect(start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(start).toHaveBeenCalledOnce();
  failed();
  await settled();
  expect(start).toHaveBeenCalledOnce();
});

test('farms that are shown stay for as long as the list takes', async () => {
  const { start, failed } = begin({ areFarmsShown: true, isServerNear: true });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(start).not.toHaveBeenCalled();
  failed();
  await settled();
  expect(start).toHaveBeenCalledOnce();
});

test('where the server is far, the frame of the page comes at once, and loads by itself', async () => {
  const { start, load } = begin({ areFarmsShown: false, isServerNear: false });
  await settled();
  expect(start).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});
