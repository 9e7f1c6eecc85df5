import { readFirstPendingConfirmation } from '@tussock/contract';
import { reading } from './client.ts';
import { queryClient } from './query-client.ts';

/** Finds the plan that awaits the caller's confirmation, if there is one. A list that cannot be read blocks nothing. */
export async function findPendingPlan(): Promise<string | null> {
  const pending = await queryClient.fetchQuery(reading(readFirstPendingConfirmation, {})).catch(() => null);
  return pending?.planId ?? null;
}
