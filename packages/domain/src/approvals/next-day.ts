import { monthsAfter } from '../actions/due.ts';
import type { ProgrammeKey } from '../options/programmes.ts';
import { lawOf } from '../rules/law/law-in-force.ts';
import type { LawRow } from '../rules/law/law-row.ts';
import { returnPeriods, type ReturnPeriod } from '../rules/return-periods.ts';
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
  /** Programme it was made for; where none is named, every return period of the region counts. */
  readonly programme?: ProgrammeKey;
}

/** Name of the figure that counts the years for a grade; undefined when the rule says nothing of the grade. */
const figureFor = ({ years }: ReturnPeriod, grade: AuditGrade): string | undefined =>
  typeof years === 'string' ? years : years[grade];

/**
 * Computes when the next certification or audit is due, by the rules on file in force in the region on the day of this one that do not end
 * before the next. Null when no rule sets a period: then people are asked.
 */
export function nextDayOf(
  { approvalType, grade = 'A', decidedOn, region, programme }: Given,
  rows?: readonly LawRow[],
): NextDay | null {
  const periods = returnPeriods.filter(
    (period) =>
      period.approvalType === approvalType && (programme === undefined || period.programme === programme),
  );
  const found = periods.flatMap((period): NextDay[] => {
    const rule = lawOf(period.law, { on: decidedOn, region }, rows);
    const years = rule?.limits.figures?.[figureFor(period, grade) ?? ''];
    if (!rule || typeof years !== 'number') return [];
    const day = monthsAfter(decidedOn, years * MONTHS_OF_YEAR);
    return rule.validTo !== null && rule.validTo < day ? [] : [{ day, rule }];
  });
  return found[0] ?? null;
}
