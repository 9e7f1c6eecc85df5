import { planStatuses, type PlanStatus } from '@tussock/domain';
import * as z from 'zod/mini';

/** Status of a plan. In a file of its own, because the lists of the first page load nothing else of a plan. */
export const planStatus = z.enum(
  // The keys of the table are exactly the statuses.
  Object.keys(planStatuses) as [PlanStatus, ...PlanStatus[]],
);
