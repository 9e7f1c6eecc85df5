import { landOfPlan, riskOfUnit, type LandFeature, type LandOfPlan, type UnitRisk } from '@tussock/domain';
import { useCallback, useMemo } from 'react';
import { ratingsOf } from './rate-land.ts';
import { useEditions } from './use-editions.ts';
import { useInTurns } from './use-in-turns.ts';
import { usePlanFeatures, useSoilTests } from './use-plan-features.ts';

/** What risk is read from on the open plan, what is not sent yet among it. */
export function useLand(planId: string): LandOfPlan {
  const features = usePlanFeatures(planId);
  const tests = useSoilTests();
  const { rules } = useEditions();
  return useMemo(() => landOfPlan(features, tests, rules), [features, tests, rules]);
}

/**
 * How each land unit of the open plan is rated, in the order in which they were drawn; live. Undefined while the many units of a large farm
 * are rated for the first time. What two shapes share is worked out once for as long as they stand.
 */
export function useLandRisk(planId: string): readonly UnitRisk[] | undefined {
  const land = useLand(planId);
  const begin = useCallback(() => ratingsOf(land), [land]);
  return useInTurns(begin);
}

/** How one land unit of the open plan is rated; live. Undefined for what is no land unit, or is marked as removed. */
export function useUnitRisk(planId: string, unitId: LandFeature['_id']): UnitRisk | undefined {
  const land = useLand(planId);
  return useMemo(() => {
    const unit = land.units.find(({ _id }) => _id === unitId);
    return unit && riskOfUnit(unit, land);
  }, [land, unitId]);
}
