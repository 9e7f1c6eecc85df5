import type { ActionState } from '../outcomes/plan-quality.ts';

/** Most actions that are changed in one step. */
export const MOST_IN_BULK = 500;

/** States into which many actions can be moved in one step; each is verified by itself. */
export const bulkStates = [
  'proposed',
  'agreed',
  'inProgress',
  'done',
  'notApplicable',
  'cancelled',
] as const satisfies readonly ActionState[];

/** Days for which the outcome of a bulk change is stored, and it can be undone. */
export const BULK_KEPT_DAYS = 30;
