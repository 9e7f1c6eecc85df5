import { useQuery } from '@tanstack/react-query';
import { listPlans, type ReplyOf } from '@tussock/contract';
import { recordWords } from '@tussock/domain';
import { useStore } from 'zustand';
import { listGonePlans } from './gone-plans.ts';
import { listStoredPlans, type StoredPlan } from './stored-plans.ts';
import { currentUserStore } from '../../session/current-user.ts';
import { queryClient } from '../../session/query-client.ts';

/** What this device keeps of plans, for whoever shows it. */
export const storedPlansKey = (userId: string | undefined) => ['device', 'plans', userId] as const;

/** The plans that are kept on this device for whoever is here. */
export function useStoredPlans() {
  const userId = useStore(currentUserStore, ({ user }) => user?._id);
  return useQuery({
    queryKey: storedPlansKey(userId),
    queryFn: async () => (await listStoredPlans()).filter((plan) => plan.userId === userId),
    gcTime: 0,
  });
}

/** The plans that were kept on this device for whoever is here and went without their asking. */
export function useGonePlans() {
  const userId = useStore(currentUserStore, ({ user }) => user?._id);
  return useQuery({
    queryKey: [...storedPlansKey(userId), 'gone'],
    queryFn: () => listGonePlans(userId ?? ''),
    gcTime: 0,
  });
}

/** The name of a farm that was listed lately; one that was not is known by its id alone. */
export const nameOfStoredPlan = (plan: Pick<StoredPlan, 'planId'>): string =>
  listedName(plan) ?? recordWords.someFarm;

/** The same; undefined of one that is not in the list, as where somebody may not open it any more. */
export function listedName({ planId }: Pick<StoredPlan, 'planId'>): string | undefined {
  for (const [, data] of queryClient.getQueriesData<ReplyOf<typeof listPlans>>({
    queryKey: [listPlans.id],
  })) {
    const plan = data?.results.find(({ _id }) => _id === planId);
    if (plan) return plan.propertyName;
  }
  return undefined;
}
