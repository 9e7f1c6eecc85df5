import { landOfPlan, riskOfUnit, type LandOfPlan, type UnitRisk } from '@tussock/domain';
import { useMemo } from 'react';
import { useEditions } from './use-editions.ts';
import { usePlanFeatures, useSoilTests } from './use-plan-features.ts';

/** What risk is read from on the open plan, what is not sent yet among it. */
export function useLand(planId: string): LandOfPlan {
  const features = usePlanFeatures(planId);
  const tests = useSoilTests();
  const { rules } = useEditions();
  return useMemo(() => landOfPlan(features, tests, rules), [features, tests, rules]);
}

/**
 * How each land unit of the open plan is rated, in the order in which they were drawn; live. What two shapes share is worked out once for as
 * long as they stand; nothing is where it is not asked for, as by a layer that is off.
 */
export function useLandRisk(planId: string, isAsked = true): readonly UnitRisk[] {
  const land = useLand(planId);
  return useMemo(() => (isAsked ? land.units.map((unit) => riskOfUnit(unit, land)) : []), [land, isAsked]);
}
