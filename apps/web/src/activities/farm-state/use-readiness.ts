import type { PlanInfoReply } from '@tussock/contract';
import { readinessOf, type ReadinessRow } from '@tussock/domain';
import { useMemo } from 'react';
import { useBoundary, usePlanActions, usePlanFeatures, useSync } from '../../sync/index.ts';
import { useFarmState } from './use-farm-state.ts';

/** What the open plan needs before it is sent, row by row; live. Undefined until it is worked out. */
export function useReadiness(plan: PlanInfoReply): readonly ReadinessRow[] | undefined {
  const features = usePlanFeatures(plan._id);
  const savedBoundary = useBoundary();
  const isLoading = useSync().phase === 'opening';
  const actions = usePlanActions();
  const { gaps, due, balance, risks } = useFarmState(plan._id, { plan, features, savedBoundary, isLoading });
  const units = risks.length;
  return useMemo(
    () =>
      gaps && due && balance !== undefined ? readinessOf({ gaps, due, balance, units, actions }) : undefined,
    [gaps, due, balance, units, actions],
  );
}
