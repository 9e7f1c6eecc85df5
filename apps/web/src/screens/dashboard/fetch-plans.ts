import { listPlans } from '@tussock/contract';
import { LIST_DEFAULTS } from '@tussock/ui';
import { reading } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import type { DashboardSearch } from './dashboard-search.ts';

/** Asks for the page of plans that the address names. */
export function fetchPlans({ search }: { readonly search: DashboardSearch }): void {
  const { new: _isNewAsked, ...wish } = search;
  void queryClient.prefetchQuery(reading(listPlans, { query: { ...LIST_DEFAULTS, ...wish } }));
}
