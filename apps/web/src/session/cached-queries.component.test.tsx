import { listPlans, readPlan } from '@tussock/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, OfflineError } from '../api/errors.ts';
import { deleteCachedQueries, deleteQueriesOfPlan, cacheQueries, restoreQueries } from './cached-queries.ts';
import { queryClient } from './query-client.ts';

const planKey = [readPlan.id, { planId: 'p' }, ''];
/** Not so long that what nobody looks at is let go of. */
const KEPT_AFTER_MS = 500;
const plan = { _id: 'p', info: { propertyName: 'Rātā Flat' } };

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  queryClient.clear();
  stop = cacheQueries('hana');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** As after a start: nothing is in memory. */
function startAnew(userId: string): unknown {
  vi.advanceTimersByTime(KEPT_AFTER_MS);
  queryClient.clear();
  restoreQueries(userId);
  return queryClient.getQueryData(planKey);
}

test('what was read of a plan is there at the next start, and is asked for anew', () => {
  queryClient.setQueryData(planKey, plan);
  expect(startAnew('hana')).toEqual(plan);
  expect(queryClient.getQueryState(planKey)?.isInvalidated).toBe(true);
});

test('what was read before anything was kept is kept as well: a page may come with it', () => {
  stop();
  queryClient.setQueryData(planKey, plan);
  stop = cacheQueries('hana');
  expect(startAnew('hana')).toEqual(plan);
});

test('it is there for the person who read it, and for nobody else', () => {
  queryClient.setQueryData(planKey, plan);
  expect(startAnew('bridget')).toBeUndefined();
});

test('what is read beside the few things that a start needs is not kept', () => {
  queryClient.setQueryData([listPlans.id, {}, ''], { results: [] });
  queryClient.setQueryData(['plan.history', {}], 'names of people');
  vi.advanceTimersByTime(KEPT_AFTER_MS);
  expect(JSON.stringify(localStorage)).not.toContain('names of people');
});

test('what can be read no more is kept no more', async () => {
  queryClient.setQueryData(planKey, plan);
  vi.advanceTimersByTime(KEPT_AFTER_MS);
  await queryClient
    .fetchQuery({
      queryKey: planKey,
      queryFn: () => Promise.reject(new ApiError('No', 403)),
      retry: false,
      staleTime: 0,
    })
    .catch(() => undefined);
  expect(startAnew('hana')).toBeUndefined();
});

test('what cannot be asked for without a line is still kept', async () => {
  queryClient.setQueryData(planKey, plan);
  vi.advanceTimersByTime(KEPT_AFTER_MS);
  await queryClient
    .fetchQuery({
      queryKey: planKey,
      queryFn: () => Promise.reject(new OfflineError()),
      retry: false,
      staleTime: 0,
    })
    .catch(() => undefined);
  expect(startAnew('hana')).toEqual(plan);
});

test('signing out forgets it', () => {
  queryClient.setQueryData(planKey, plan);
  vi.advanceTimersByTime(KEPT_AFTER_MS);
  deleteCachedQueries('hana');
  expect(startAnew('hana')).toBeUndefined();
});

test('of a plan that is not there any more everything is forgotten, and another can still be started without a line', () => {
  const goneKey = [readPlan.id, { planId: 'gone-1' }, ''];
  const listKey = [listPlans.id, {}, ''];
  queryClient.setQueryData(planKey, plan);
  queryClient.setQueryData(goneKey, { _id: 'gone-1' });
  queryClient.setQueryData(listKey, { results: [{ _id: 'gone-1', propertyName: 'Gully' }] });
  vi.advanceTimersByTime(KEPT_AFTER_MS);
  deleteQueriesOfPlan('hana', 'gone-1');
  expect(startAnew('hana')).toEqual(plan);
  expect(queryClient.getQueryData(goneKey)).toBeUndefined();
  expect(queryClient.getQueryData(listKey)).toBeUndefined();
});
