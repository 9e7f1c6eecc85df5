import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { readPlan, type PlanInfoReply, type RecordRow } from '@tussock/contract';
import { useMemo } from 'react';
import { reading } from '../session/client.ts';
import { usePlanRow } from './use-plan-features.ts';

/** What the record says of the plan stands over what was read before: it follows every change as it is made. */
const withRow = (plan: PlanInfoReply, row: RecordRow | undefined): PlanInfoReply =>
  row
    ? {
        ...plan,
        ...(row.made as Partial<PlanInfoReply>), // the server makes both of the same
        info: row.values,
        version: row.version,
      }
    : plan;

/** The plan as it stands, with what its reader may do on it. */
export function useLivePlan(planId: string): PlanInfoReply {
  const { data } = useSuspenseQuery(reading(readPlan, { params: { planId } }));
  const row = usePlanRow();
  return useMemo(() => withRow(data, row), [data, row]);
}

/** The same, for whatever stands before the plan is read. */
export function useLivePlanIfRead(planId: string) {
  const { data, error } = useQuery(reading(readPlan, { params: { planId } }));
  const row = usePlanRow();
  return { error, plan: useMemo(() => data && withRow(data, row), [data, row]) };
}
