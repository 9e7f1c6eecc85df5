import { landOfPlan, riskOfUnit, type LandFeature, type LandOfPlan, type UnitRisk } from '@tussock/domain';
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { LandRater } from './land-rater.ts';
import { useEditions } from './use-editions.ts';
import { usePlanFeatures, useSoilTests } from './use-plan-features.ts';

/** What risk is read from on the open plan, what is not sent yet among it. */
export function useLand(planId: string): LandOfPlan {
  const features = usePlanFeatures(planId);
  const tests = useSoilTests();
  const { rules } = useEditions();
  return useMemo(() => landOfPlan(features, tests, rules), [features, tests, rules]);
}

const none: readonly UnitRisk[] = [];

/**
 * How each land unit of the open plan is rated, in the order in which they were drawn; live. Undefined while the many units of a large farm
 * are rated for the first time. What two shapes share is worked out once for as long as they stand; nothing is where it is not asked for, as
 * by a layer that is off.
 */
export function useLandRisk(planId: string, isAsked = true): readonly UnitRisk[] | undefined {
  const land = useLand(planId);
  const [rater] = useState(() => new LandRater());
  const risks = useSyncExternalStore(rater.subscribe, rater.read);
  // Before anybody can look: what one turn is enough for is never seen missing.
  useLayoutEffect(() => {
    if (isAsked) rater.rate(land);
    return () => rater.stop();
  }, [rater, land, isAsked]);
  return isAsked ? risks : none;
}

/** How one land unit of the open plan is rated; live. Undefined for what is no land unit, or is marked as removed. */
export function useUnitRisk(planId: string, unitId: LandFeature['_id']): UnitRisk | undefined {
  const land = useLand(planId);
  return useMemo(() => {
    const unit = land.units.find(({ _id }) => _id === unitId);
    return unit && riskOfUnit(unit, land);
  }, [land, unitId]);
}
