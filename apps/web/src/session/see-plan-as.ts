import { readPlan, type ReplyOf } from '@tussock/contract';
import type { PlanRole } from '@tussock/domain';
import { openPlanStore } from '../plan-session/open-plan.ts';
import { seeAsStore } from '../plan-session/see-as.ts';
import { reading } from './client.ts';
import { queryClient } from './query-client.ts';

/** Views the open plan as another role, or with null as oneself again. Cached data is refetched, since it was read with other rights. */
export async function seePlanAs(role: PlanRole | null): Promise<void> {
  seeAsStore.setState({ role });
  // First what may be done; what is not shown any more is not asked for again, though its place on the screen may still stand.
  await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] === readPlan.id });
  const planId = openPlanStore.getState().planId ?? '';
  const plan = queryClient.getQueryData<ReplyOf<typeof readPlan>>(
    reading(readPlan, { params: { planId } }).queryKey,
  );
  const abilities = plan?.abilities ?? [];
  await queryClient.resetQueries({
    predicate: ({ queryKey, meta }) =>
      queryKey[0] !== readPlan.id &&
      (typeof meta?.['planAbility'] !== 'string' || abilities.includes(meta['planAbility'])),
  });
}
