import { planStatuses, type PlanStatus } from '@tussock/domain';
import * as z from 'zod/mini';

/** Where a plan stands. By itself: the lists of the first page ask for no more of a plan. */
export const planStatus = z.enum(
  // The keys of the table are exactly the statuses.
  Object.keys(planStatuses) as [PlanStatus, ...PlanStatus[]],
);
