import { readPlan, readSettings } from '@tussock/contract';
import { reading } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';

/** Asks for the plan, which the frame of each of its screens shows. Fulfilled when it is here, or cannot be had. */
export const fetchPlan = (planId: string): Promise<unknown> =>
  queryClient.prefetchQuery(reading(readPlan, { params: { planId } }));

/**
 * Asks for everything a map of the plan shows, while the code of its screen is still on its way. What fails here is asked for again, and
 * told of, by the screen.
 */
export const fetchPlanMap = (planId: string): Promise<unknown> =>
  Promise.all([
    fetchPlan(planId),
    queryClient.prefetchQuery({ ...reading(readSettings, {}), staleTime: Infinity }),
  ]);
