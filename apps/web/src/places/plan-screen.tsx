import { useParams } from '@tanstack/react-router';
import { isAbilityOfUse, isLockedAt, refusals } from '@tussock/domain';
import { useMemo, type ComponentType } from 'react';
import { ApiError } from '../api/errors.ts';
import { propertyNameIn } from '../plan-session/property-name.ts';
import { useLivePlan } from '../record/index.ts';
import { OpenPlanContext } from './open-plan-context.ts';
import type { Screen } from './place.ts';
import type { AnyPlanPlace, OpenPlan, PlanScreenProps } from './plan-place.ts';
import { usePlaceSearch } from './use-place-search.ts';

function useReadPlan(planId: string): OpenPlan {
  const plan = useLivePlan(planId);
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
 * The screen of a plan's place, handed the plan, what may be done on it, its parameters and its search. While the plan is read and where
 * it cannot be, the one frame of all screens shows so.
 */
export function planScreen(place: AnyPlanPlace, screen: Screen<never>): ComponentType {
  // The declaration of the place has checked that the screen asks for what its path and its reader give.
  const Typed = screen as ComponentType<PlanScreenProps<string, unknown>>;
  return function PlanScreen() {
    const params = useParams({ strict: false });
    const open = useReadPlan(params['planId'] ?? '');
    const search = usePlaceSearch(place);
    const here = useMemo(() => ({ ...open, place }), [open]);
    if (place.opensTo && !open.may(place.opensTo)) throw new ApiError(refusals.forbidden, 403);
    return (
      <OpenPlanContext value={here}>
        <Typed {...open} params={params} search={search} />
      </OpenPlanContext>
    );
  };
}
