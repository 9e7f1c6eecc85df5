interface StatusDeclaration {
  readonly label: string;
  readonly variant: 'white' | 'info' | 'primary' | 'warning' | 'success' | 'secondary';
  readonly next: readonly string[];
}

/** The life of a plan. A plan may only move to a status listed under `next`. */
export const planStatuses = {
  draft: { label: 'Draft', variant: 'white', next: ['pendingConfirmation', 'archived'] },
  pendingConfirmation: {
    label: 'Awaiting owner confirmation',
    variant: 'warning',
    next: ['active', 'archived'],
  },
  active: { label: 'In progress', variant: 'primary', next: ['submitted', 'archived'] },
  submitted: {
    label: 'Submitted for approval',
    variant: 'info',
    next: ['changesRequested', 'approved', 'active', 'archived'],
  },
  changesRequested: { label: 'Changes asked for', variant: 'warning', next: ['submitted', 'archived'] },
  approved: { label: 'Approved', variant: 'success', next: ['active', 'reviewDue', 'archived'] },
  reviewDue: { label: 'Review due', variant: 'warning', next: ['active', 'archived'] },
  archived: { label: 'Archived', variant: 'secondary', next: [] },
} as const satisfies Readonly<Record<string, StatusDeclaration>>;

export type PlanStatus = keyof typeof planStatuses;

/** Whether a plan in one status may move to another. */
export const canMoveTo = (from: PlanStatus, to: PlanStatus): boolean =>
  (planStatuses[from].next as readonly PlanStatus[]).includes(to);
