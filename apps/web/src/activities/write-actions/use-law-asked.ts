import type { LawAsked } from '@tussock/domain';
import { useOpenPlan } from '../../routes/open-plan-context.ts';
import { useToday } from '../../sync/index.ts';

/** By which law actions of the open plan are due: of today, in its region. */
export function useLawAsked(): LawAsked {
  const { plan } = useOpenPlan();
  return { on: useToday(), region: plan.info.region ?? null };
}
