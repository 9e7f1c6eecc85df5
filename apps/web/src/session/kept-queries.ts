import { dehydrate, hydrate, type Query } from '@tanstack/react-query';
import { listPlans, readPlan, readSettings } from '@tussock/contract';
import { drop, isRecord, keep, readKeptJson } from '../plan-session/browser-store.ts';
import { queryClient } from './query-client.ts';

/** What is read outside of a plan's record and needed to start without a line: small, and asked for again as soon as there is one. */
const KEPT: ReadonlySet<unknown> = new Set([readPlan.id, readSettings.id, listPlans.id]);

const keyOf = (userId: string): string => `kept-queries:${userId}`;
const isKept = ({ queryKey, state }: Query): boolean => state.status === 'success' && KEPT.has(queryKey[0]);

/** Keeps what was read for this person, whenever it changes; answers how to stop. */
export function keepQueries(userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    timer = undefined;
    keep(keyOf(userId), JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery: isKept })));
  };
  return queryClient.getQueryCache().subscribe(({ query, type }) => {
    // What can no longer be read is no longer kept.
    if (type === 'updated' && KEPT.has(query.queryKey[0])) timer ??= setTimeout(write, 500);
  });
}

/** Puts back what this person read last, for as long as nothing newer has come. */
export function recallQueries(userId: string): void {
  const kept = readKeptJson(keyOf(userId));
  if (!isRecord(kept)) return;
  hydrate(queryClient, kept);
  // Shown at once, and asked for anew by whoever shows it: it may be of another day.
  void queryClient.invalidateQueries({ predicate: isKept, refetchType: 'none' });
}

/** Forgets what was kept for a person. */
export const forgetQueries = (userId: string): void => drop(keyOf(userId));
