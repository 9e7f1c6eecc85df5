import type { PlanInfoReply } from '@tussock/contract';
import { readinessOf, shapeOfRegion, shapePieces, type ReadinessRow } from '@tussock/domain';
import { useMemo } from 'react';
import { useBoundary, usePlanActions, usePlanFeatures, useRowsToShow, useSync } from '../../sync/index.ts';
import { useFarmState } from './use-farm-state.ts';

/** What the open plan needs before it is sent, row by row; live. Undefined until it is worked out. */
export function useReadiness(plan: PlanInfoReply): readonly ReadinessRow[] | undefined {
  const features = usePlanFeatures(plan._id);
  const savedBoundary = useBoundary();
  const isLoading = useSync().phase === 'opening';
  const actions = usePlanActions();
  const { gaps, due, balance, risks } = useFarmState(plan._id, { plan, features, savedBoundary, isLoading });
  const units = risks.length;
  const rows = useRowsToShow();
  const { region } = plan.info;
  const areas = useMemo(() => rows && shapePieces(shapeOfRegion(region), rows), [rows, region]);
  return useMemo(
    () =>
      gaps && due && areas && balance !== undefined
        ? readinessOf({ gaps, due, balance, units, actions, areas })
        : undefined,
    [gaps, due, balance, units, actions, areas],
  );
}
