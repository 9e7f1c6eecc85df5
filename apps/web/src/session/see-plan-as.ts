import { readPlan } from '@tussock/contract';
import type { PlanRole } from '@tussock/domain';
import { seeAsStore } from '../plan-session/see-as.ts';
import { queryClient } from './query-client.ts';

/** Looks at the open plan as another role would, or with null as oneself again. What was read before was read with other eyes. */
export async function seePlanAs(role: PlanRole | null): Promise<void> {
  seeAsStore.setState({ role });
  // First what may be done, so that no screen asks again for what is not shown any more.
  await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] === readPlan.id });
  await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== readPlan.id });
}
