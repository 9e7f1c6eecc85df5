import { QueryClient } from '@tanstack/react-query';
import type { CachedList } from '@tussock/contract';
import { ApiError } from '../api/errors.ts';
import { callsReading } from './stale-calls.ts';

/** Retries after the first attempt, where retrying may help. */
const RETRIES = 2;
/** Time in which a reopened screen uses the cached data; writes reset what they change. */
const FRESH_MS = 30_000;

/**
 * Whether to retry: a refusal stays a refusal, and only a lost connection or a server error may recover. A device that reports being offline also
 * reports being online again: retries until then would only delay what a screen shows offline.
 */
function mayMend(failures: number, error: Error): boolean {
  const isOff = globalThis.navigator && !globalThis.navigator.onLine;
  return failures < RETRIES && !isOff && (!(error instanceof ApiError) || error.status >= 500);
}

/** Cache of data from the server, by call, parameters and query. */
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

/** Refetches failed queries when the connection is back. */
globalThis.addEventListener?.('online', () => {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});

/** Marks the data of these lists as stale, so that it is fetched again. */
export function resetLists(lists: readonly CachedList[]): void {
  const calls: ReadonlySet<unknown> = new Set(lists.flatMap((list) => callsReading[list]));
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => calls.has(queryKey[0]) });
}
