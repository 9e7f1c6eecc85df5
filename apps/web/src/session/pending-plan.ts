import { listPlans, readFirstPendingConfirmation, type CurrentUser } from '@tussock/contract';
import { reading } from './client.ts';
import { queryClient } from './query-client.ts';

/** Finds the plan that awaits the caller's confirmation, if there is one. A list that cannot be read blocks nothing. */
export async function findPendingPlan(): Promise<string | null> {
  const pending = await queryClient.fetchQuery(reading(readFirstPendingConfirmation, {})).catch(() => null);
  return pending?.planId ?? null;
}

/**
 * Finds the farm of a person of no organisation who sees one plan alone; null for everybody else, and while it awaits their confirmation. A
 * list that cannot be read blocks nothing.
 */
export async function findOnlyFarm({
  population,
  accountId,
  hasAcceptedTerms,
}: CurrentUser): Promise<string | null> {
  if (population !== 'account' || accountId !== null || !hasAcceptedTerms) return null;
  const plans = await queryClient.fetchQuery(reading(listPlans, { query: {} })).catch(() => null);
  const [only] = plans?.totalResults === 1 ? plans.results : [];
  return only && only.status !== 'pendingConfirmation' ? only._id : null;
}
