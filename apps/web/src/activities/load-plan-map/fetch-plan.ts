import { readPlan, readSettings } from '@tussock/contract';
import { reading } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';

/**
 * Asks for the plan, which the frame of each of its screens shows, and for where the ground of maps comes from, while the code of the screen is
 * still on its way. A screen without a map asks for that as well: without a line the next may have one. What fails here is asked for again,
 * and told of, by the screen.
 */
export const fetchPlan = (planId: string): Promise<unknown> =>
  Promise.all([
    queryClient.prefetchQuery(reading(readPlan, { params: { planId } })),
    queryClient.prefetchQuery({ ...reading(readSettings, {}), staleTime: Infinity }),
  ]);
