import {
  endingConsents,
  lackingFeatures,
  landBalance,
  nextSteps,
  planGaps,
  type ConsentStep,
  type LandBalance,
  type NextSteps,
  type PlanGap,
  type UnitRisk,
} from '@tussock/domain';
import { isPolygonal } from '@tussock/geometry';
import { useDeferredValue, useMemo } from 'react';
import type { PlanMapContent } from '../../activities/load-plan-map/index.ts';
import { useBoundaryRecord, useLandRisk, usePlanAnswers, usePlanRow, useToday } from '../../record/index.ts';

/** What the farm's page says of a plan; live. */
export interface FarmState {
  readonly today: string;
  readonly steps: NextSteps;
  readonly gaps: readonly PlanGap[];
  /** Consents that have ended or will soon. */
  readonly consents: readonly ConsentStep[];
  /** Null without a boundary; undefined until it is worked out. */
  readonly balance: LandBalance | null | undefined;
  readonly risks: readonly UnitRisk[];
  /** Whether the land is rated already: what comes first is not known before. */
  readonly isRated: boolean;
}

const none: readonly UnitRisk[] = [];

export function useFarmState(
  planId: string,
  { plan, features, savedBoundary, isLoading }: PlanMapContent,
): FarmState {
  const answers = usePlanAnswers();
  const rated = useLandRisk(planId);
  const risks = rated ?? none;
  const isRated = rated !== undefined;
  const today = useToday();
  const info = usePlanRow()?.values ?? plan.info;
  const steps = useMemo(() => nextSteps(answers, risks, today), [answers, risks, today]);
  // Sharing out the ground of thousands of paddocks takes a moment: the page stands before it.
  const drawn = useDeferredValue(features, undefined);
  const balance = useMemo(() => {
    if (isLoading || !drawn || savedBoundary === undefined) return undefined;
    const blocks = savedBoundary.boundaryFeatures.flatMap(({ geometry }) =>
      isPolygonal(geometry) ? [geometry] : [],
    );
    return landBalance(blocks, drawn);
  }, [isLoading, drawn, savedBoundary]);
  const { standing: boundary } = useBoundaryRecord();
  const lacking = useMemo(() => lackingFeatures(drawn ?? []), [drawn]);
  const gaps = useMemo(
    () =>
      balance === undefined || !isRated
        ? []
        : planGaps({ info, balance, boundary, lacking, hasUnits: risks.length > 0, steps }),
    [info, balance, boundary, lacking, risks, isRated, steps],
  );
  const consents = useMemo(() => endingConsents(info, today), [info, today]);
  return { today, steps, gaps, consents, balance, risks, isRated };
}
