import { auditGrades } from '../approvals/approval-fields.ts';
import { MOST_FILES } from '../files/file-rules.ts';
import type { AttributesOf, Fields } from '../kind/field.ts';
import { defineOptions, type OptionKey } from '../kind/options.ts';
import { examinationKinds, programmeOptions } from '../options/programmes.ts';
import { examinationWords } from '../wording/examination-words.ts';

const note = { type: 'longText', label: 'Note', maxLength: 4000 } as const;

/** Fields of an invitation to certify or audit a version. */
export const inviteExaminerFields = {
  kind: { type: 'enum', label: 'For', options: examinationKinds, required: true, default: 'certification' },
  programme: { type: 'enum', label: 'Programme', options: programmeOptions, required: true },
  name: { type: 'text', label: 'Name', maxLength: 120, required: true },
  email: {
    type: 'text',
    label: 'E-mail',
    maxLength: 254,
    format: 'email',
    required: true,
    help: 'Only someone who signs in with this address gets in',
  },
  bodyName: {
    type: 'text',
    label: 'Appointed by',
    maxLength: 120,
    help: 'Council, scheme or industry organisation',
  },
  scope: {
    type: 'longText',
    label: 'Scope',
    maxLength: 2000,
    required: true,
    help: 'What is to be looked at, and why now',
  },
  expiresOn: {
    type: 'date',
    label: 'Access until',
    required: true,
    help: 'The last day on which this person can open the version',
  },
} as const satisfies Fields;
export type InviteExaminerValues = AttributesOf<typeof inviteExaminerFields>;

/** Fields that give an examiner more time, or less. */
export const accessUntilFields = { expiresOn: inviteExaminerFields.expiresOn } as const satisfies Fields;

/** Fields of the declaration with which an examination begins. It is kept. */
export const declarationFields = {
  hasNoConflict: { type: 'boolean', label: examinationWords.declaration, required: true },
  accreditation: {
    type: 'text',
    label: 'Accreditation',
    maxLength: 160,
    required: true,
    help: 'Who appointed you, and the number',
  },
  accreditedUntil: { type: 'date', label: 'Accredited until', required: true },
} as const satisfies Fields;
export type DeclarationValues = AttributesOf<typeof declarationFields>;

export const turnDownFields = {
  reason: { ...note, label: 'Reason', maxLength: 1000, required: true },
} as const satisfies Fields;

export const findingVerdicts = defineOptions([
  { key: 'met', label: 'Met' },
  { key: 'notMet', label: 'Not met' },
  { key: 'doesNotApply', label: 'Does not apply' },
  { key: 'moreNeeded', label: 'More is needed' },
]);
export type FindingVerdict = OptionKey<typeof findingVerdicts>;
export const findingConfidences = defineOptions([
  { key: 'high', label: 'High' },
  { key: 'medium', label: 'Medium' },
  { key: 'low', label: 'Low' },
]);
export const findingSeverities = defineOptions([
  { key: 'minor', label: 'Minor' },
  { key: 'serious', label: 'Serious' },
]);

/** Fields of a finding on one item of the checklist. The things that show it are beside them, by their ids. */
export const findingFields = {
  verdict: { type: 'enum', label: 'Finding', options: findingVerdicts, required: true },
  confidence: { type: 'enum', label: 'Confidence in what was done', options: findingConfidences },
  severity: { type: 'enum', label: 'How serious', options: findingSeverities },
  note: { ...note, label: 'What I found' },
  work: { type: 'text', label: 'Work to be done', maxLength: 200 },
  workDueOn: { type: 'date', label: 'Done by' },
} as const satisfies Fields;
export type FindingValues = AttributesOf<typeof findingFields>;
/** Maximum number of things that one finding links to. */
export const MOST_SHOWN = 50;

export const questionFields = {
  text: { type: 'longText', label: 'Question', maxLength: 2000, required: true },
} as const satisfies Fields;
export const answerFields = {
  text: { type: 'longText', label: 'Answer', maxLength: 2000, required: true },
} as const satisfies Fields;

export const certificationOutcomes = defineOptions([
  { key: 'certified', label: 'Certify this version' },
  { key: 'notCertified', label: 'Do not certify it' },
]);
/** Fields of a certifier's decision. */
export const decideFields = {
  outcome: { type: 'enum', label: 'Decision', options: certificationOutcomes, required: true },
  nextOn: {
    type: 'date',
    label: 'Certified anew by',
    shownWhen: { field: 'outcome', is: ['certified'] },
  },
  note,
} as const satisfies Fields;
export type DecideValues = AttributesOf<typeof decideFields>;

/** Fields of an auditor's draft report. */
export const draftFields = {
  replyBy: { type: 'date', label: 'Reply by', required: true, help: 'No rule on file sets this day' },
  note: { ...note, label: 'Summary' },
} as const satisfies Fields;

export const replyStances = defineOptions([
  { key: 'shown', label: 'Show it' },
  { key: 'later', label: 'Give a date' },
  { key: 'disagree', label: 'Disagree' },
]);
/** Fields of the farm's reply to a draft: in general, and to single findings. */
export const replyFields = {
  note: { ...note, label: 'Reply' },
  answers: {
    type: 'list',
    label: 'Answers to findings',
    rowNoun: 'answer',
    maxRows: 300,
    uniqueBy: 'item',
    row: {
      item: { type: 'text', label: 'Finding', maxLength: 120, required: true },
      stance: { type: 'enum', label: 'Your answer', options: replyStances, required: true },
      text: { type: 'longText', label: 'In words', maxLength: 2000 },
      doneOn: { type: 'date', label: 'Done by' },
      files: { type: 'documents', label: 'Evidence', maxFiles: MOST_FILES },
    },
  },
} as const satisfies Fields;
export type ReplyValues = AttributesOf<typeof replyFields>;

/** Fields of an auditor's final report. */
export const finishFields = {
  grade: { type: 'enum', label: 'Grade', options: auditGrades },
  gradeReason: { ...note, label: 'Why another grade than proposed', maxLength: 1000 },
  nextOn: { type: 'date', label: 'Next audit by' },
  note: { ...note, label: 'Summary' },
} as const satisfies Fields;
export type FinishValues = AttributesOf<typeof finishFields>;
