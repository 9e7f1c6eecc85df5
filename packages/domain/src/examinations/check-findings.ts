import type { AuditGrade } from '../approvals/approval-fields.ts';
import type { FieldRefusal } from '../codecs/field-codec.ts';
import type { ExaminationKind } from '../options/programmes.ts';
import type { ProposedGrade } from '../programmes/propose-grade.ts';
import { examinationWords as words } from '../wording/examination-words.ts';
import type { DecideValues, FindingValues, FinishValues } from './examination-fields.ts';

const refuse = (isWrong: boolean, field: string, message: string): readonly FieldRefusal[] =>
  isWrong ? [{ field, message }] : [];

/** Refusals of a finding whose fields are well formed. `today` is the day in New Zealand. */
export function findingRefusals(
  kind: ExaminationKind,
  { verdict, confidence, severity, note, work, workDueOn }: FindingValues,
  today: string,
): readonly FieldRefusal[] {
  const isAudit = kind === 'audit';
  return [
    ...refuse(isAudit && verdict === 'met' && confidence === undefined, 'confidence', words.confidenceNeeded),
    ...refuse(isAudit && verdict === 'notMet' && severity === undefined, 'severity', words.severityNeeded),
    ...refuse(
      (verdict === 'notMet' || verdict === 'moreNeeded') && note === undefined,
      'note',
      words.noteNeeded,
    ),
    ...refuse(work !== undefined && workDueOn === undefined, 'workDueOn', words.workNeedsDay),
    ...refuse(work === undefined && workDueOn !== undefined, 'work', words.dayNeedsWork),
    ...refuse(workDueOn !== undefined && workDueOn < today, 'workDueOn', words.workPast),
  ];
}

/** Keeps of a finding what belongs to its verdict: confidence in what was met, severity of what was not. */
export function settledFinding(values: FindingValues): FindingValues {
  const { confidence, severity, work, workDueOn, ...rest } = values;
  return {
    ...rest,
    ...(values.verdict === 'met' && confidence !== undefined ? { confidence } : {}),
    ...(values.verdict === 'notMet' && severity !== undefined ? { severity } : {}),
    ...(values.verdict !== 'doesNotApply' && work !== undefined && workDueOn !== undefined
      ? { work, workDueOn }
      : {}),
  };
}

/** Refusals of a certifier's decision, given the findings. `nextDay` is the day that a rule on file sets; null when none does. */
export function decisionRefusals(
  { outcome, note, nextOn }: DecideValues,
  findings: readonly FindingValues[],
  { today, nextDay }: { readonly today: string; readonly nextDay: string | null },
): readonly FieldRefusal[] {
  if (outcome === 'notCertified') return refuse(note === undefined, 'note', words.whyNot);
  const open = findings.filter(({ verdict }) => verdict === 'moreNeeded').length;
  const bare = findings.some(({ verdict, work }) => verdict === 'notMet' && work === undefined);
  return [
    ...refuse(open > 0, 'outcome', words.moreStillNeeded(open)),
    ...refuse(bare, 'outcome', words.conditionNeeded),
    ...nextRefusals(nextOn, { today, nextDay }),
  ];
}

/** Refusals of an auditor's final report, given the grade that the programme's rule proposes; null for a programme without grades. */
export function finishRefusals(
  { grade, gradeReason, nextOn }: FinishValues,
  {
    proposed,
    ...days
  }: {
    readonly proposed: ProposedGrade | null;
    readonly today: string;
    readonly nextDay: string | null;
  },
): readonly FieldRefusal[] {
  return [...gradeRefusals(grade, gradeReason, proposed), ...nextRefusals(nextOn, days)];
}

function gradeRefusals(
  grade: AuditGrade | undefined,
  reason: string | undefined,
  proposed: ProposedGrade | null,
): readonly FieldRefusal[] {
  if (!proposed) return refuse(grade !== undefined, 'grade', words.noGrade);
  if (grade === undefined) return refuse(true, 'grade', words.gradeNeeded);
  return refuse(grade !== proposed.grade && reason === undefined, 'gradeReason', words.reasonNeeded);
}

const nextRefusals = (
  nextOn: string | undefined,
  { today, nextDay }: { readonly today: string; readonly nextDay: string | null },
): readonly FieldRefusal[] => [
  ...refuse(nextOn === undefined && nextDay === null, 'nextOn', words.nextNeeded),
  ...refuse(nextOn !== undefined && nextOn <= today, 'nextOn', words.nextPast),
];
