import { readPlan, readSettings } from '@tussock/contract';
import { reading } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';

/** Asks for the plan, which the frame of each of its screens shows. */
export const fetchPlan = (planId: string): void =>
  void queryClient.prefetchQuery(reading(readPlan, { params: { planId } }));

/**
 * Asks for everything a map of the plan shows, while the code of its screen is still on its way. Waits for nothing: what fails here
 * is asked for again, and told of, by the screen.
 */
export function fetchPlanMap(planId: string): void {
  const params = { planId };
  void queryClient.prefetchQuery(reading(readPlan, { params }));
  void queryClient.prefetchQuery(reading(readSettings, {}));
}
