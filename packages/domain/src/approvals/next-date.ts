import type { ApprovalType, ApprovalValues } from './approval-fields.ts';

/** What comes next in the life of a plan. */
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
 * What is due of a plan, the earliest first: of each kind the day that its newest word set. The newest is that of the latest day: an older
 * audit may be entered later. Words without a day of their own count in the order in which they are given, from the oldest.
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
