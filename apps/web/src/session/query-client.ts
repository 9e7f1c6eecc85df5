import { QueryClient } from '@tanstack/react-query';
import type { CachedList } from '@tussock/contract';
import { ApiError } from '../api/errors.ts';
import { callsReading } from './stale-calls.ts';

/** Tries after the first, where trying again may help. */
const RETRIES = 2;
/** A screen that is opened again within this time shows what was read before; writes reset what they change. */
const FRESH_MS = 30_000;

/**
 * A refusal stays a refusal, however often it is asked for; only a lost connection or a broken server may mend. A device that says it has no
 * line says as well when it has one again: until then trying again would put off by seconds what a screen shows without it.
 */
function mayMend(failures: number, error: Error): boolean {
  const isOff = globalThis.navigator && !globalThis.navigator.onLine;
  return failures < RETRIES && !isOff && (!(error instanceof ApiError) || error.status >= 500);
}

/** What was read from the server, kept by call, parameters and query. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: mayMend,
      // Being offline shows as the specified sentence, not as waiting.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/** With a line again, what could not be read without one is read. */
globalThis.addEventListener?.('online', () => {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});

/** Marks what these lists hold as stale, so that it is read again. */
export function resetLists(lists: readonly CachedList[]): void {
  const calls: ReadonlySet<unknown> = new Set(lists.flatMap((list) => callsReading[list]));
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => calls.has(queryKey[0]) });
}
