import type { Field } from '../kind/field.ts';
import { defineOptions } from '../kind/options.ts';

interface StatusDeclaration {
  readonly label: string;
  readonly variant: 'white' | 'info' | 'primary' | 'warning' | 'success' | 'secondary';
  /** Explains the status to people who work on the plan. */
  readonly means: string;
}

/** Statuses of a plan. The moves from one to another are in `planMoves`. */
export const planStatuses = {
  draft: { label: 'Draft', variant: 'white', means: 'The owner has not been invited yet.' },
  pendingConfirmation: {
    label: 'Awaiting owner confirmation',
    variant: 'warning',
    means: 'The owner has been invited and has not confirmed the details yet.',
  },
  active: {
    label: 'In progress',
    variant: 'primary',
    means: 'The plan is being written and kept up to date.',
  },
  submitted: {
    label: 'Submitted for approval',
    variant: 'info',
    means: 'The plan is under review. Outcomes, risks and the wording of actions stay as they were sent.',
  },
  changesRequested: {
    label: 'Changes asked for',
    variant: 'warning',
    means: 'It was sent back with a note. Everything can be changed again.',
  },
  approved: {
    label: 'Approved',
    variant: 'success',
    means: 'The approved plan is saved as a version. The plan itself is kept up to date as the farm changes.',
  },
  reviewDue: {
    label: 'Review due',
    variant: 'warning',
    means:
      'The next review is due, or the farm has changed in substance since it was approved: different ground, or a new High risk.',
  },
  archived: { label: 'Archived', variant: 'secondary', means: 'Put away: it can be read and not changed.' },
} as const satisfies Readonly<Record<string, StatusDeclaration>>;

export type PlanStatus = keyof typeof planStatuses;

/** Status of a plan as a field, for its history. */
export const planStatusField = {
  type: 'enum',
  label: 'Where the plan stands',
  options: defineOptions(Object.entries(planStatuses).map(([key, { label }]) => ({ key, label }))),
} as const satisfies Field;

// The keys of the table are exactly the statuses.
export const allPlanStatuses = Object.keys(planStatuses) as readonly PlanStatus[];
