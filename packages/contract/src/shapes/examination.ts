import {
  examinationKinds,
  examinationStates,
  findingConfidences,
  findingSeverities,
  findingVerdicts,
  programmeOptions,
  redactions,
} from '@tussock/domain';
import * as z from 'zod/mini';
import { day, isoTime, nullableText, uuid } from './common.ts';

const keysOf = <const List extends readonly { readonly key: string }[]>(list: List) =>
  z.enum(list.map(({ key }) => key) as unknown as readonly [List[number]['key'], ...List[number]['key'][]]); // the keys of the very list, which is not empty

/** Key of an item of a checklist: a requirement of the programme, or an action by its id. */
export const itemKey = z.string().check(z.regex(/^(requirement|action)\.[\w-]{1,80}$/));

const said = z.object({ text: z.string(), byName: z.string(), at: isoTime });
export const examinationQuestion = z.object({
  _id: uuid,
  /** Null for a question about the plan as a whole. */
  item: nullableText,
  asked: said,
  answered: z.nullable(said),
});
export type ExaminationQuestion = z.infer<typeof examinationQuestion>;

const findingValues = {
  verdict: keysOf(findingVerdicts),
  confidence: z.optional(keysOf(findingConfidences)),
  severity: z.optional(keysOf(findingSeverities)),
  note: z.optional(z.string()),
  work: z.optional(z.string()),
  workDueOn: z.optional(day),
};
export const examinationFinding = z.object({
  item: z.string(),
  ...findingValues,
  /** Ids of the things of the version that show it. */
  shownBy: z.array(z.string()),
  version: z.number(),
});
export type ExaminationFinding = z.infer<typeof examinationFinding>;

/** Item of a report with its finding, in words that need no other source. */
const reportedFinding = z.object({
  item: z.string(),
  area: z.string(),
  title: z.string(),
  ...findingValues,
  shownBy: z.array(z.object({ id: z.string(), sort: z.string(), name: z.string() })),
});
const replyAnswer = z.object({
  item: z.string(),
  stance: z.string(),
  text: z.optional(z.string()),
  doneOn: z.optional(day),
  files: z.optional(z.array(z.string())),
});

const reportedQuestion = z.object({
  _id: uuid,
  item: z.optional(z.string()),
  asked: said,
  answered: z.optional(said),
});

/** Content of a draft or final report, or of the farm's reply, as it was frozen: canonical JSON has no empty values. */
export const reportContent = z.object({
  stage: z.enum(['draft', 'reply', 'final']),
  examinationId: uuid,
  kind: keysOf(examinationKinds),
  programme: z.object({ key: z.string(), name: z.string(), version: z.string(), owner: z.string() }),
  farm: z.string(),
  planId: uuid,
  versionNumber: z.number(),
  versionHash: z.string(),
  leftOut: z.array(z.enum(redactions)),
  examiner: z.object({
    name: z.string(),
    body: z.optional(z.string()),
    accreditation: z.optional(z.string()),
    declaredAt: z.optional(isoTime),
  }),
  madeByName: z.string(),
  madeAt: isoTime,
  note: z.optional(z.string()),
  findings: z.array(reportedFinding),
  answers: z.array(replyAnswer),
  questions: z.array(reportedQuestion),
  /** Of the final report: the outcome, and when the next one is due. */
  outcome: z.optional(z.enum(['certified', 'notCertified', 'audited'])),
  grade: z.optional(z.string()),
  proposedGrade: z.optional(z.string()),
  gradeReason: z.optional(z.string()),
  nextOn: z.optional(day),
  /** Key of the rule that set the next day; absent where the examiner set it. */
  nextBy: z.optional(z.string()),
  /** The rule as a sentence, with when it was last seen. */
  nextRule: z.optional(z.string()),
  replyBy: z.optional(day),
  /** Hash of the report before it: the draft of a reply, the reply or the draft of a final report. */
  after: z.optional(z.string()),
});
export type ReportContentOfExamination = z.infer<typeof reportContent>;

export const examinationReport = z.object({
  stage: z.enum(['draft', 'reply', 'final']),
  contentHash: z.string(),
  madeByName: z.string(),
  madeAt: isoTime,
  content: reportContent,
});
export type ExaminationReport = z.infer<typeof examinationReport>;

/** Certification or audit as the people of the plan see it, and the one who makes it. */
export const examinationItem = z.object({
  _id: uuid,
  planId: uuid,
  propertyName: z.string(),
  kind: keysOf(examinationKinds),
  programme: keysOf(programmeOptions),
  programmeVersion: z.string(),
  versionNumber: z.number(),
  contentHash: z.string(),
  examinerName: z.string(),
  bodyName: nullableText,
  scope: z.string(),
  /** Last day of access. */
  endsOn: day,
  leftOut: z.array(z.enum(redactions)),
  invitedByName: z.string(),
  invitedAt: isoTime,
  state: z.enum(examinationStates),
  stateSince: isoTime,
  endedBecause: nullableText,
  replyBy: z.nullable(day),
  version: z.number(),
});
export type ExaminationItem = z.infer<typeof examinationItem>;

/** With what was let out of it to the people of the plan. */
export const examinationOfPlan = z.extend(examinationItem, {
  questions: z.array(examinationQuestion),
  reports: z.array(examinationReport),
});
export type ExaminationOfPlan = z.infer<typeof examinationOfPlan>;

/** With what is the examiner's own until they send it. */
export const examinationRoom = z.extend(examinationOfPlan, {
  declaration: z.nullable(
    z.object({ at: isoTime, accreditation: z.string(), accreditedUntil: day, statement: z.string() }),
  ),
  findings: z.array(examinationFinding),
});
export type ExaminationRoom = z.infer<typeof examinationRoom>;
