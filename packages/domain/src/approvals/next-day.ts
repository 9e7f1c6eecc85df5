import { monthsAfter } from '../actions/due.ts';
import { lawOf } from '../rules/law/law-in-force.ts';
import type { LawRow } from '../rules/law/law-row.ts';
import type { AuditGrade } from './approval-fields.ts';

const MONTHS_OF_YEAR = 12;

/** How long a review may wait where nobody says otherwise: the product's own custom, which no rule asks for. */
export const REVIEW_EVERY_MONTHS = 12;

/** The day of the next review that is proposed when a version is approved on a day. */
export const proposedReview = (on: string): string => monthsAfter(on, REVIEW_EVERY_MONTHS);

/** A next day that a rule on file sets, with the rule. */
export interface NextDay {
  readonly day: string;
  readonly rule: LawRow;
}

interface Given {
  readonly approvalType: 'certifier' | 'auditor';
  readonly grade?: AuditGrade | undefined;
  readonly decidedOn: string;
  /** A region's key; null where the plan names none. */
  readonly region: string | null;
}

/** Which rule of law says how long each lasts, and under which figure. */
const rulesOf = {
  certifier: [
    { key: 'fwfp.southland', figure: 'recertifyYears' },
    { key: 'fwfp.2023', figure: 'recertifyYears' },
  ],
  auditor: [{ key: 'audit.canterbury', figure: 'yearsAfter' }],
} as const;

/**
 * When the next certification or audit is due, by the rules on file that held in the region on the day of this one, and do not end before
 * the next. Null where none says so: then it is asked for.
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
