import { isJsonObject } from '@tussock/domain';
import { dehydrate, hydrate, type Query } from '@tanstack/react-query';
import { listPeopleOfPlan, listPlans, readPlan, readSettings } from '@tussock/contract';
import { drop, keep, readKeptJson } from '../plan-session/browser-store.ts';
import { ApiError } from '../api/errors.ts';
import { queryClient } from './query-client.ts';

/**
 * Ids of the queries that are cached: small, outside of a plan's record, and needed to start offline; fetched again as soon as there is a connection.
 */
const KEPT: ReadonlySet<unknown> = new Set([readPlan.id, readSettings.id, listPlans.id, listPeopleOfPlan.id]);

const keyOf = (userId: string): string => `kept-queries:${userId}`;
/** Whether an error means that the person no longer has access. Being offline does not mean that. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);
const isKept = ({ queryKey, state }: Query): boolean =>
  state.data !== undefined && KEPT.has(queryKey[0]) && !isOver(state.error);

/** Serializes the cached queries with their last data; a failed refetch does not matter later. */
function keptText(): string {
  const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: isKept });
  const asRead = queries.map((query) => ({
    ...query,
    state: { ...query.state, status: 'success', error: null, fetchStatus: 'idle' },
  }));
  return JSON.stringify({ mutations: [], queries: asRead });
}

/** Caches the queries of this person, now and whenever they change; returns the function that stops this. */
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

/** Restores the cached queries of this person where nothing newer has been loaded. */
export function restoreQueries(userId: string): void {
  const kept = readKeptJson(keyOf(userId));
  if (!isJsonObject(kept)) return;
  hydrate(queryClient, kept);
  // Shown at once, and asked for anew by whoever shows it: it may be of another day.
  void queryClient.invalidateQueries({ predicate: isKept, refetchType: 'none' });
}

/**
 * Deletes from a person's cache everything that names a plan, in its address or within a list. The rest stays: it is needed to start offline, and may
 * not be fetched again before that.
 */
export function deleteQueriesOfPlan(userId: string, planId: string): void {
  const kept = readKeptJson(keyOf(userId));
  const queries = isJsonObject(kept) && Array.isArray(kept['queries']) ? (kept['queries'] as unknown[]) : [];
  const others = queries.filter((query) => !JSON.stringify(query).includes(planId));
  if (others.length === 0) deleteCachedQueries(userId);
  else keep(keyOf(userId), JSON.stringify({ mutations: [], queries: others }));
}

/** Deletes a person's cache. */
export const deleteCachedQueries = (userId: string): void => drop(keyOf(userId));
