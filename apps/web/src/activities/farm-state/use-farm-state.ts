import {
  lackingFeatures,
  landBalanceInSteps,
  nextSteps,
  planGaps,
  thingsDue,
  type LandBalance,
  type NextSteps,
  type PlanGap,
  type ThingDue,
  type UnitRisk,
} from '@tussock/domain';
import type { BoundaryReply, FeatureReply, PlanInfoReply } from '@tussock/contract';
import { isPolygonal } from '@tussock/geometry';
import { useDeferredValue, useMemo } from 'react';
import {
  useBoundaryRecord,
  useInTurns,
  useLandRisk,
  usePlanAnswers,
  usePlanFiles,
  usePlanRow,
  useSync,
  useToday,
} from '../../sync/index.ts';

/** What the farm's page says of a plan; live. */
export interface FarmState {
  readonly steps: NextSteps;
  /** Undefined until the record is here and its land rated: what lacks is not known before. */
  readonly gaps: readonly PlanGap[] | undefined;
  /** Late or soon; undefined until the record is here. */
  readonly due: readonly ThingDue[] | undefined;
  /** Null without a boundary; undefined until it is worked out. */
  readonly balance: LandBalance | null | undefined;
  readonly risks: readonly UnitRisk[];
}

/** What is read of a plan. */
interface PlanContent {
  readonly plan: Pick<PlanInfoReply, 'info' | 'nextDate'>;
  readonly features: readonly FeatureReply[];
  /** Undefined until it is here. */
  readonly savedBoundary: BoundaryReply | undefined;
  readonly isLoading: boolean;
}

const none: readonly UnitRisk[] = [];

export function useFarmState(
  planId: string,
  { plan, features, savedBoundary, isLoading }: PlanContent,
): FarmState {
  const answers = usePlanAnswers();
  const rated = useLandRisk(planId);
  const risks = rated ?? none;
  const isRated = rated !== undefined;
  const isOpening = useSync().phase === 'opening';
  const today = useToday();
  const info = usePlanRow()?.values ?? plan.info;
  const steps = useMemo(() => nextSteps(answers, risks, today), [answers, risks, today]);
  // Sharing out the ground of thousands of paddocks takes seconds: the page stands before it, and is done in turns.
  // Nothing while the record comes: what it had then would be taken for a farm on which nothing is drawn.
  const drawn = useDeferredValue(isLoading ? undefined : features, undefined);
  const reckoning = useMemo(() => {
    if (isLoading || !drawn || savedBoundary === undefined) return undefined;
    const blocks = savedBoundary.boundaryFeatures.flatMap(({ geometry }) =>
      isPolygonal(geometry) ? [geometry] : [],
    );
    return () => landBalanceInSteps(blocks, drawn);
  }, [isLoading, drawn, savedBoundary]);
  const balance = useInTurns(reckoning);
  const { standing: boundary } = useBoundaryRecord();
  const lacking = useMemo(() => lackingFeatures(drawn ?? []), [drawn]);
  const gaps = useMemo(
    () =>
      isOpening || balance === undefined || !isRated
        ? undefined
        : planGaps({ info, balance, boundary, lacking, hasUnits: risks.length > 0, steps }),
    [info, balance, boundary, lacking, risks, isRated, isOpening, steps],
  );
  const { byId: files } = usePlanFiles();
  const { nextDate } = plan;
  const due = useMemo(
    () =>
      isOpening
        ? undefined
        : thingsDue(
            {
              due: steps.due,
              info,
              nextDate,
              papers: [...files.values()].filter(({ purpose }) => purpose === 'document'),
            },
            today,
          ),
    [isOpening, steps, info, nextDate, files, today],
  );
  return { steps, gaps, due, balance, risks };
}
