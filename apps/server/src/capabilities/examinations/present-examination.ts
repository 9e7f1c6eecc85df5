import type {
  ExaminationFinding,
  ExaminationItem,
  ExaminationOfPlan,
  ExaminationQuestion,
  ExaminationReport,
  ExaminationRoom,
} from '@tussock/contract';
import { dayEndedBy, type DeclarationValues } from '@tussock/domain';
import type { ExaminationRow, FindingRow, QuestionRow, ReportRow } from './examination-store.ts';

/** A declaration as it is kept. */
export interface Declaration extends DeclarationValues {
  readonly at: string;
  readonly byName: string;
  readonly statement: string;
}
export const declarationOf = ({ declaration }: Pick<ExaminationRow, 'declaration'>): Declaration | null =>
  declaration as Declaration | null; // written by `acceptExamination` alone

/** An examination without what was asked, found and reported. */
export const presentExamination = (row: ExaminationRow): ExaminationItem => ({
  _id: row.id,
  planId: row.planId,
  propertyName: row.propertyName,
  // Checked by the database or by the call that invited, against the same lists.
  kind: row.kind as ExaminationItem['kind'],
  programme: row.programme as ExaminationItem['programme'],
  programmeVersion: row.programmeVersion,
  versionNumber: row.versionNumber,
  contentHash: row.contentHash,
  examinerName: row.examinerName,
  bodyName: row.bodyName,
  scope: row.scope,
  endsOn: dayEndedBy(row.endsAt),
  leftOut: row.redacts as ExaminationItem['leftOut'],
  invitedByName: row.invitedByName,
  invitedAt: row.invitedAt.toISOString(),
  state: row.state as ExaminationItem['state'],
  stateSince: row.stateSince.toISOString(),
  endedBecause: row.endedBecause,
  replyBy: row.replyBy,
  version: row.version,
});

export const presentQuestion = ({ id, item, asked, answered }: QuestionRow): ExaminationQuestion => ({
  _id: id,
  item,
  // Both were written by this capability in this shape.
  asked: asked as ExaminationQuestion['asked'],
  answered: answered as ExaminationQuestion['answered'],
});

export const presentFinding = ({ item, content, shownBy, version }: FindingRow): ExaminationFinding => ({
  item,
  // Checked by the call that saved it.
  ...(content as Omit<ExaminationFinding, 'item' | 'shownBy' | 'version'>),
  shownBy: shownBy as string[],
  version,
});

const presentReport = ({
  stage,
  content,
  contentHash,
  madeByName,
  madeAt,
}: ReportRow): ExaminationReport => ({
  stage: stage as ExaminationReport['stage'],
  contentHash,
  madeByName,
  madeAt: madeAt.toISOString(),
  // Frozen from this very shape.
  content: JSON.parse(content) as ExaminationReport['content'],
});

interface Within {
  readonly questions: readonly QuestionRow[];
  readonly reports: readonly ReportRow[];
}

/** An examination as the people of its plan see it. */
export const presentForPlan = (row: ExaminationRow, { questions, reports }: Within): ExaminationOfPlan => ({
  ...presentExamination(row),
  questions: questions.filter(({ examinationId }) => examinationId === row.id).map(presentQuestion),
  reports: reports.filter(({ examinationId }) => examinationId === row.id).map(presentReport),
});

/** An examination as its examiner sees it. */
export function presentRoom(
  row: ExaminationRow,
  { findings, ...within }: Within & { readonly findings: readonly FindingRow[] },
): ExaminationRoom {
  const declared = declarationOf(row);
  return {
    ...presentForPlan(row, within),
    declaration: declared && {
      at: declared.at,
      accreditation: declared.accreditation,
      accreditedUntil: declared.accreditedUntil,
      statement: declared.statement,
    },
    findings: findings.map(presentFinding),
  };
}
