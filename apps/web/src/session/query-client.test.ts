import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, OfflineError } from '../api/errors.ts';
import { queryClient } from './query-client.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** How often it is asked for in a minute. */
async function timesAsked(fault: Error, onLine: boolean): Promise<number> {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine });
  const ask = vi.fn(async () => {
    throw fault;
  });
  const { retry = false } = queryClient.getDefaultOptions().queries ?? {};
  const asked = Promise.allSettled([queryClient.fetchQuery({ queryKey: ['season'], queryFn: ask, retry })]);
  await vi.advanceTimersByTimeAsync(60_000);
  await asked;
  return ask.mock.calls.length;
}

test.each([
  ['a connection that broke', new OfflineError('offline'), true, 3],
  ['a broken server', new ApiError('broken', 500), true, 3],
  ['a refusal', new ApiError('refused', 403), true, 1],
  ['a device that says it has no line', new OfflineError('offline'), false, 1],
])('what may mend is asked for again: %s', async (_case, fault, onLine, times) => {
  expect(await timesAsked(fault, onLine)).toBe(times);
});
