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

/** What is due of a plan, the earliest first: of each kind the day that its newest word set. `approvals` from the oldest. */
export function nextDates(
  approvals: readonly Pick<ApprovalValues, 'approvalType' | 'decision' | 'nextOn'>[],
): readonly NextDate[] {
  const days = new Map<NextDateKind, string>();
  for (const { approvalType, decision, nextOn } of approvals) {
    const kind = kindOf[approvalType];
    if (kind !== undefined && nextOn !== undefined && decision === 'approved') days.set(kind, nextOn);
  }
  return [...days]
    .map(([kind, day]) => ({ kind, day }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
