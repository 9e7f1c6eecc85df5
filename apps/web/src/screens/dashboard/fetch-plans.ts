import { listPlans } from '@tussock/contract';
import { reading } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { planQuery, type DashboardSearch } from './dashboard-search.ts';

/** Asks for the page of plans that the address names. */
export function fetchPlans({ search }: { readonly search: DashboardSearch }): void {
  void queryClient.prefetchQuery(reading(listPlans, { query: planQuery(search) }));
}
