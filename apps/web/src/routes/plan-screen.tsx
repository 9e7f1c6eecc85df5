import { useParams } from '@tanstack/react-router';
import { isAbilityOfUse, isLockedAt } from '@tussock/domain';
import type { PlanInfoReply } from '@tussock/contract';
import { useMemo, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { planRecordStore, useLivePlanIfRead } from '../sync/index.ts';
import { propertyNameIn } from '../plan-session/property-name.ts';
import { AwaitRecord } from './await-record.tsx';
import { ClosedRouteError } from './closed-route-error.ts';
import { OpenPlanContext } from './open-plan-context.ts';
import type { Screen } from './route.ts';
import type { AnyPlanRoute, OpenPlan, PlanScreenProps } from './plan-route.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { useRouteSearch } from './use-route-search.ts';

function useOpenPlan(planId: string, plan: PlanInfoReply): OpenPlan {
  return useMemo(
    () => ({
      planId,
      plan,
      name: propertyNameIn(plan.info),
      may: (ability) => plan.abilities.includes(ability) && isAbilityOfUse(plan.status, ability),
      isLocked: isLockedAt(plan.status),
    }),
    [planId, plan],
  );
}

/**
 * Wraps the screen of a plan's route: passes it the plan, the abilities, the parameters and the search. Shows loading and errors of the plan in the
 * one frame that all screens share.
 */
export function planScreen(
  place: AnyPlanRoute,
  screen: Screen<never>,
  opening?: Screen<never>,
): ComponentType {
  // The declaration of the place has checked that both ask for what its path and its reader give.
  const Typed = screen as ComponentType<PlanScreenProps<string, unknown>>;
  const Opening = opening as ComponentType<PlanScreenProps<string, unknown>> | undefined;
  function ReadPlanScreen({ planId, plan }: { readonly planId: string; readonly plan: PlanInfoReply }) {
    const params = useParams({ strict: false });
    const open = useOpenPlan(planId, plan);
    const search = useRouteSearch(place);
    const here = useMemo(() => ({ ...open, place }), [open]);
    // Whoever has the ability and no use for it has it again when the plan is restored.
    if (place.opensTo && !open.may(place.opensTo))
      throw new ClosedRouteError(planId, {
        opensTo: place.opensTo,
        isArchived: plan.abilities.includes(place.opensTo),
      });
    const handed = { ...open, params, search };
    return (
      <OpenPlanContext value={here}>
        <AwaitRecord opening={Opening && <Opening {...handed} />}>
          <Typed {...handed} />
        </AwaitRecord>
      </OpenPlanContext>
    );
  }
  return function PlanScreen() {
    const planId = useParams({ strict: false })['planId'] ?? '';
    const { plan, error } = useLivePlanIfRead(planId);
    const fault = useStore(planRecordStore, (state) => state.fault);
    // Else it would wait for its record for ever.
    if (fault) throw fault;
    if (plan) return <ReadPlanScreen planId={planId} plan={plan} />;
    if (error) throw error;
    // Not suspended: what React shows in place of what is suspended stays for a third of a second, however soon the rest is there.
    return <ScreenSkeleton />;
  };
}
