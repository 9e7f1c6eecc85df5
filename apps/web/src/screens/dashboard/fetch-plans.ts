import { listPlans, listSorts } from '@tussock/contract';
import { wholeWish } from '@tussock/ui';
import { reading } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import type { DashboardSearch } from './dashboard-search.ts';

/** Asks for the page of plans that the address names. */
export function fetchPlans({ search }: { readonly search: DashboardSearch }): void {
  const { new: _isNewAsked, ...wish } = search;
  void queryClient.prefetchQuery(reading(listPlans, { query: wholeWish(wish, listSorts.plans) }));
}
