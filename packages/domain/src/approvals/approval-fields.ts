import { MOST_FILES } from '../files/file-rules.ts';
import type { AttributesOf, Fields } from '../kind/field.ts';
import { defineOptions, type OptionKey } from '../kind/options.ts';
import { lifeWords } from '../wording/life-words.ts';

/** Types of approval, by who gives it. The last two are given outside the product: their statement is stored with the document. */
export const approvalTypes = defineOptions([
  { key: 'owner', label: 'Owner' },
  { key: 'consultant', label: 'Consultant' },
  { key: 'provider', label: 'Provider' },
  { key: 'certifier', label: 'Certifier' },
  { key: 'auditor', label: 'Auditor' },
]);
export type ApprovalType = OptionKey<typeof approvalTypes>;

export const approvalDecisions = defineOptions([
  { key: 'approved', label: 'Approved' },
  { key: 'declined', label: 'Changes asked for' },
  /** The provider’s no to a version, which ends its round. */
  { key: 'refused', label: 'Declined' },
  { key: 'withdrawn', label: 'No longer asked for' },
  /** Approval in an archive from another installation; it does not count here. */
  { key: 'claimed', label: 'Claimed by an imported file' },
]);
export type ApprovalDecision = OptionKey<typeof approvalDecisions>;

/** Grades of an audit: how confident the auditor is that the plan is followed. */
export const auditGrades = defineOptions([
  { key: 'A', label: 'A' },
  { key: 'B', label: 'B' },
  { key: 'C', label: 'C' },
  { key: 'D', label: 'D' },
]);
export type AuditGrade = OptionKey<typeof auditGrades>;

const note = { type: 'longText', label: 'Note', maxLength: 4000 } as const;
const outsiders = defineOptions([
  { key: 'certifier', label: 'Certifier' },
  { key: 'auditor', label: 'Auditor' },
]);

/** Fields of a certification or an audit, which are made outside the product. */
export const auditFields = {
  approvalType: { type: 'enum', label: 'By a', options: outsiders, required: true, default: 'certifier' },
  personName: { type: 'text', label: 'Name', maxLength: 120, required: true, leftOutWith: 'people' },
  bodyName: {
    type: 'text',
    label: 'Appointed by',
    maxLength: 120,
    help: 'Council, scheme or industry organisation',
  },
  decidedOn: { type: 'date', label: 'Day', required: true },
  grade: {
    type: 'enum',
    label: 'Grade',
    options: auditGrades,
    shownWhen: { field: 'approvalType', is: ['auditor'] },
  },
  nextOn: { type: 'date', label: 'Next one due', help: 'As the paper, your scheme or your consent says' },
  documents: { type: 'documents', label: 'Paper', maxFiles: MOST_FILES },
  note,
} as const satisfies Fields;
export type AuditValues = AttributesOf<typeof auditFields>;

/** Fields of an approval in the plan's record, besides who asked and who decided. */
export const approvalFields = {
  ...auditFields,
  personName: { ...auditFields.personName, required: false },
  decidedOn: { ...auditFields.decidedOn, required: false },
  approvalType: { type: 'enum', label: 'Whose word', options: approvalTypes, required: true },
  decision: { type: 'enum', label: 'Decision', options: approvalDecisions },
  versionNumber: { type: 'integer', label: 'Version', min: 1, max: 1_000_000, step: 1 },
  nextOn: { type: 'date', label: 'Next due' },
  askNote: { ...note, label: 'Note of whoever asked' },
} as const satisfies Fields;
export type ApprovalValues = AttributesOf<typeof approvalFields>;

/** Fields filled in when a version is approved. */
export const approveFields = {
  nextOn: { type: 'date', label: 'Looked over again on', required: true },
  note,
} as const satisfies Fields;

/** Fields filled in when a plan is submitted, or a version is signed. */
export const sendFields = { note } as const satisfies Fields;

/** Fields filled in when a plan is sent back. */
export const sendBackFields = {
  note: { ...note, label: 'What is to be changed', required: true },
} as const satisfies Fields;

/** Fields filled in when a version is declined. */
export const declineFields = {
  note: { ...note, label: 'Why it is declined', required: true },
} as const satisfies Fields;

interface Refusal {
  readonly field: string;
  readonly message: string;
}

/** Refusals of a certification or an audit whose fields are well formed. `today` is the day in New Zealand. */
export function auditRefusals(values: AuditValues, today: string): readonly Refusal[] {
  const isAudit = values.approvalType === 'auditor';
  const { decidedOn, grade, nextOn } = values;
  return [
    ...(decidedOn > today ? [{ field: 'decidedOn', message: lifeWords.inFuture }] : []),
    ...(isAudit && grade === undefined ? [{ field: 'grade', message: lifeWords.gradeNeeded }] : []),
    ...(!isAudit && grade !== undefined ? [{ field: 'grade', message: lifeWords.gradeOnlyOfAudit }] : []),
    ...(nextOn !== undefined && nextOn <= decidedOn
      ? [{ field: 'nextOn', message: lifeWords.nextPast }]
      : []),
  ];
}
