import type { LawAsked } from '@tussock/domain';
import { useOpenPlan } from '../../routes/open-plan-context.ts';
import { useToday } from '../../sync/index.ts';

/** The region and day whose rules set the due dates of actions in the open plan. */
export function useLawAsked(): LawAsked {
  const { plan } = useOpenPlan();
  return { on: useToday(), region: plan.info.region ?? null };
}
