import type { ApprovalType, ApprovalValues } from './approval-fields.ts';

/** Names of the next dated events in the life of a plan. */
export const nextDateNames = {
  review: 'Review',
  certification: 'Certification',
  audit: 'Audit',
} as const;
export type NextDateKind = keyof typeof nextDateNames;

export interface NextDate {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly kind: NextDateKind;
}

const kindOf: { readonly [T in ApprovalType]?: NextDateKind } = {
  provider: 'review',
  certifier: 'certification',
  auditor: 'audit',
};

/**
 * Lists the next dates of a plan, the earliest first: for each type the day set by its newest approval. The newest is the one with the
 * latest day, because an older audit may be entered later. Approvals without a day count in the given order, oldest first.
 */
export function nextDates(
  approvals: readonly Pick<ApprovalValues, 'approvalType' | 'decision' | 'decidedOn' | 'nextOn'>[],
): readonly NextDate[] {
  const days = new Map<NextDateKind, string>();
  const byDay = approvals.toSorted((one, other) =>
    (one.decidedOn ?? '').localeCompare(other.decidedOn ?? ''),
  );
  for (const { approvalType, decision, nextOn } of byDay) {
    const kind = kindOf[approvalType];
    if (kind !== undefined && nextOn !== undefined && decision === 'approved') days.set(kind, nextOn);
  }
  return [...days]
    .map(([kind, day]) => ({ kind, day }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
