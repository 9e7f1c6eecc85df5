import { isJsonObject } from '@tussock/domain';
import { dehydrate, hydrate, type Query } from '@tanstack/react-query';
import { listPeopleOfPlan, listPlans, readPlan, readSettings } from '@tussock/contract';
import { drop, keep, readKeptJson } from '../plan-session/browser-store.ts';
import { ApiError } from '../api/errors.ts';
import { queryClient } from './query-client.ts';

/** What is read outside of a plan's record and needed to start without a line: small, and asked for again as soon as there is one. */
const KEPT: ReadonlySet<unknown> = new Set([readPlan.id, readSettings.id, listPlans.id, listPeopleOfPlan.id]);

const keyOf = (userId: string): string => `kept-queries:${userId}`;
/** Whether what was read is not there for this person any more. What could not be asked for without a line is there. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);
const isKept = ({ queryKey, state }: Query): boolean =>
  state.data !== undefined && KEPT.has(queryKey[0]) && !isOver(state.error);

/** What was read, as it was when it was read: that it could not be asked for again since is of no matter later. */
function keptText(): string {
  const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: isKept });
  const asRead = queries.map((query) => ({
    ...query,
    state: { ...query.state, status: 'success', error: null, fetchStatus: 'idle' },
  }));
  return JSON.stringify({ mutations: [], queries: asRead });
}

/** Keeps what was read for this person, so far and whenever it changes; answers how to stop. */
export function cacheQueries(userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    timer = undefined;
    keep(keyOf(userId), keptText());
  };
  const writeSoon = (): void => {
    timer ??= setTimeout(write, 500);
  };
  const cache = queryClient.getQueryCache();
  // A page comes with its first answers: they may be read before this code is here.
  if (cache.findAll({ predicate: isKept }).length > 0) writeSoon();
  return cache.subscribe(({ query, type }) => {
    // What can no longer be read is no longer kept.
    if (type === 'updated' && KEPT.has(query.queryKey[0])) writeSoon();
  });
}

/** Puts back what this person read last, for as long as nothing newer has come. */
export function restoreQueries(userId: string): void {
  const kept = readKeptJson(keyOf(userId));
  if (!isJsonObject(kept)) return;
  hydrate(queryClient, kept);
  // Shown at once, and asked for anew by whoever shows it: it may be of another day.
  void queryClient.invalidateQueries({ predicate: isKept, refetchType: 'none' });
}

/**
 * Forgets of what was kept for a person whatever names a plan, as its address or within a list; the rest is needed to start without a line,
 * and may not be read again before there is none.
 */
export function deleteQueriesOfPlan(userId: string, planId: string): void {
  const kept = readKeptJson(keyOf(userId));
  const queries = isJsonObject(kept) && Array.isArray(kept['queries']) ? (kept['queries'] as unknown[]) : [];
  const others = queries.filter((query) => !JSON.stringify(query).includes(planId));
  if (others.length === 0) deleteCachedQueries(userId);
  else keep(keyOf(userId), JSON.stringify({ mutations: [], queries: others }));
}

/** Forgets what was kept for a person. */
export const deleteCachedQueries = (userId: string): void => drop(keyOf(userId));
