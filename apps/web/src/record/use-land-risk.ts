import { landOfPlan, riskOfUnit, type LandOfPlan, type UnitRisk } from '@tussock/domain';
import { useMemo } from 'react';
import { usePlanFeatures, useSoilTests } from './use-plan-features.ts';

/** What risk is read from on the open plan, what is not sent yet among it. */
export function useLand(planId: string): LandOfPlan {
  const features = usePlanFeatures(planId);
  const tests = useSoilTests();
  return useMemo(() => landOfPlan(features, tests), [features, tests]);
}

/** How each land unit of the open plan is rated, in the order in which they were drawn; live. */
export function useLandRisk(planId: string): readonly UnitRisk[] {
  const land = useLand(planId);
  return useMemo(() => land.units.map((unit) => riskOfUnit(unit, land)), [land]);
}
