import { readFirstPendingConfirmation } from '@tussock/contract';
import { reading } from './client.ts';
import { queryClient } from './query-client.ts';

/** The plan that waits for the caller's word, if there is one. A list that cannot be read stands in nobody's way. */
export async function findPendingPlan(): Promise<string | null> {
  const pending = await queryClient.fetchQuery(reading(readFirstPendingConfirmation, {})).catch(() => null);
  return pending?.planId ?? null;
}
