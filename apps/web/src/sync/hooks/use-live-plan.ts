import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { readPlan, type PlanInfoReply, type RecordRow } from '@tussock/contract';
import { useMemo } from 'react';
import { ApiError } from '../../api/errors.ts';
import { reading } from '../../session/client.ts';
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

/** Whether the plan is not there for this person, or no more. */
const isOver = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** The plan as it stands, with what its reader may do on it. */
export function useLivePlan(planId: string): PlanInfoReply {
  const { data, error } = useSuspenseQuery(reading(readPlan, { params: { planId } }));
  const row = usePlanRow();
  const plan = useMemo(() => withRow(data, row), [data, row]);
  // What was kept is not shown to whoever may see it no more.
  if (isOver(error)) throw error;
  return plan;
}

/** The same, for whatever stands before the plan is read. */
export function useLivePlanIfRead(planId: string) {
  const { data, error } = useQuery(reading(readPlan, { params: { planId } }));
  const row = usePlanRow();
  const plan = useMemo(() => data && withRow(data, row), [data, row]);
  return { error, plan: isOver(error) ? undefined : plan };
}
