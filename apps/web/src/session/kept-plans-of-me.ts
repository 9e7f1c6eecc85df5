import { useQuery } from '@tanstack/react-query';
import { listPlans, type ReplyOf } from '@tussock/contract';
import { recordWords } from '@tussock/domain';
import { useStore } from 'zustand';
import { listKeptPlans, type KeptPlan } from '../plan-session/replica/kept-plans.ts';
import { listGonePlans } from '../plan-session/replica/gone-plans.ts';
import { currentUserStore } from './current-user.ts';
import { queryClient } from './query-client.ts';

/** What this device keeps of plans, for whoever shows it. */
export const keptPlansKey = (userId: string | undefined) => ['device', 'plans', userId] as const;

/** The plans that are kept on this device for whoever is here. */
export function useKeptPlans() {
  const userId = useStore(currentUserStore, ({ user }) => user?._id);
  return useQuery({
    queryKey: keptPlansKey(userId),
    queryFn: async () => (await listKeptPlans()).filter((plan) => plan.userId === userId),
    gcTime: 0,
  });
}

/** The plans that were kept on this device for whoever is here and went without their asking. */
export function useGonePlans() {
  const userId = useStore(currentUserStore, ({ user }) => user?._id);
  return useQuery({
    queryKey: [...keptPlansKey(userId), 'gone'],
    queryFn: () => listGonePlans(userId ?? ''),
    gcTime: 0,
  });
}

/** The name of a farm that was listed lately; one that was not is known by its id alone. */
export const nameOfKept = (plan: Pick<KeptPlan, 'planId'>): string =>
  listedName(plan) ?? recordWords.someFarm;

/** The same; undefined of one that is not in the list, as where somebody may not open it any more. */
export function listedName({ planId }: Pick<KeptPlan, 'planId'>): string | undefined {
  for (const [, data] of queryClient.getQueriesData<ReplyOf<typeof listPlans>>({
    queryKey: [listPlans.id],
  })) {
    const plan = data?.results.find(({ _id }) => _id === planId);
    if (plan) return plan.propertyName;
  }
  return undefined;
}
