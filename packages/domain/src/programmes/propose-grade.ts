import type { AuditGrade } from '../approvals/approval-fields.ts';
import type { FindingSort, Programme } from './define-programme.ts';

/** Facts of a finding that a grade is proposed from. */
export interface GradedFinding {
  readonly verdict: 'met' | 'notMet' | 'doesNotApply' | 'moreNeeded';
  readonly confidence?: 'high' | 'medium' | 'low' | undefined;
  readonly severity?: 'minor' | 'serious' | undefined;
}

const isOfSort: { readonly [S in FindingSort]: (finding: GradedFinding) => boolean } = {
  serious: ({ verdict, severity }) => verdict === 'notMet' && severity === 'serious',
  notMet: ({ verdict }) => verdict === 'notMet',
  moreNeeded: ({ verdict }) => verdict === 'moreNeeded',
  lowConfidence: ({ verdict, confidence }) => verdict === 'met' && confidence === 'low',
  mediumConfidence: ({ verdict, confidence }) => verdict === 'met' && confidence === 'medium',
};

/** Grade that a programme's rule proposes, with the sort and number of findings that led to it; for an A there are none. */
export interface ProposedGrade {
  readonly grade: AuditGrade;
  readonly because: { readonly sort: FindingSort; readonly count: number } | null;
}

/** Proposes a grade from the findings of an audit; null for a programme without grades. */
export function proposeGrade(
  { grading }: Pick<Programme, 'grading'>,
  findings: readonly GradedFinding[],
): ProposedGrade | null {
  if (!grading) return null;
  for (const { grade, sort, from } of grading.rows) {
    const count = findings.filter(isOfSort[sort]).length;
    if (count >= from) return { grade, because: { sort, count } };
  }
  return { grade: 'A', because: null };
}
