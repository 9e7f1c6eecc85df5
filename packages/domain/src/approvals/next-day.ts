import { monthsAfter } from '../actions/due.ts';
import { lawOf } from '../rules/law/law-in-force.ts';
import type { LawRow } from '../rules/law/law-row.ts';
import type { AuditGrade } from './approval-fields.ts';

const MONTHS_OF_YEAR = 12;

/** Default months until the next review: the product's own custom, which no rule requires. */
export const REVIEW_EVERY_MONTHS = 12;

/** Proposes the day of the next review for a version approved on a day. */
export const proposedReview = (on: string): string => monthsAfter(on, REVIEW_EVERY_MONTHS);

/** Next day set by a rule on file, with that rule. */
export interface NextDay {
  readonly day: string;
  readonly rule: LawRow;
}

interface Given {
  readonly approvalType: 'certifier' | 'auditor';
  readonly grade?: AuditGrade | undefined;
  readonly decidedOn: string;
  /** Key of the region; null when the plan names none. */
  readonly region: string | null;
}

/** Rules of law that set the period of each type, and their figures. */
const rulesOf = {
  certifier: [
    { key: 'fwfp.southland', figure: 'recertifyYears' },
    { key: 'fwfp.2023', figure: 'recertifyYears' },
  ],
  auditor: [{ key: 'audit.canterbury', figure: 'yearsAfter' }],
} as const;

/**
 * Computes when the next certification or audit is due, by the rules on file in force in the region on the day of this one that do not end
 * before the next. Null when no rule sets a period: then people are asked.
 */
export function nextDayOf({ approvalType, grade = 'A', decidedOn, region }: Given): NextDay | null {
  const found = rulesOf[approvalType].flatMap(({ key, figure }): NextDay[] => {
    const rule = lawOf(key, { on: decidedOn, region });
    const years = rule?.limits.figures?.[approvalType === 'auditor' ? `${figure}${grade}` : figure];
    if (!rule || typeof years !== 'number') return [];
    const day = monthsAfter(decidedOn, years * MONTHS_OF_YEAR);
    return rule.validTo !== null && rule.validTo < day ? [] : [{ day, rule }];
  });
  return found[0] ?? null;
}
