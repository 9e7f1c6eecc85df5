import type { ReportContentOfExamination } from '@tussock/contract';
import { canonicalJson, findEntity, nameOfProgramme, nameOfRow, type ProgrammeKey } from '@tussock/domain';
import { createHash } from 'node:crypto';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import { findName } from '../../platform/things/person-name-store.ts';
import {
  findFindings,
  findQuestions,
  findReports,
  insertReport,
  type ExaminationRow,
} from './examination-store.ts';
import { kindOf } from './move-examination.ts';
import { declarationOf, presentFinding, presentQuestion } from './present-examination.ts';
import type { Examined } from './read-examined.ts';

type Content = ReportContentOfExamination;
/** What a report says beside its examination and its findings. */
type Reported = Pick<Content, 'stage'> &
  Partial<
    Pick<
      Content,
      | 'note'
      | 'answers'
      | 'outcome'
      | 'grade'
      | 'proposedGrade'
      | 'gradeReason'
      | 'nextOn'
      | 'nextBy'
      | 'nextRule'
      | 'replyBy'
    >
  >;

/** Without what is not there: canonical JSON says the same of both. */
const present = <T extends object>(values: T): { [K in keyof T]: Exclude<T[K], null> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null)) as {
    [K in keyof T]: Exclude<T[K], null>;
  }; // the same keys, or fewer that may be absent

/** Findings of an examination with the titles of their items and the names of what shows them. */
export async function readFindings(
  { trx }: Pick<PlanChange, 'trx'>,
  { id }: ExaminationRow,
  { items, rows }: Examined,
): Promise<Content['findings']> {
  const found = new Map((await findFindings(trx, id)).map((row) => [row.item, presentFinding(row)]));
  const things = new Map(rows.map((row) => [row.id, row]));
  return items.flatMap(({ key, areaTitle, title }) => {
    const finding = found.get(key);
    if (!finding) return [];
    const { item, shownBy, version: _version, ...values } = finding;
    const shown = shownBy.flatMap((thingId) => {
      const row = things.get(thingId);
      const sort = row && findEntity(row.entity)?.names.singular;
      return row && sort !== undefined ? [{ id: thingId, sort, name: nameOfRow(row) }] : [];
    });
    return [{ item, area: areaTitle, title, ...values, shownBy: shown }];
  });
}

/** What every report says of its examination. */
function headOf(row: ExaminationRow, { programme, farm }: Examined) {
  const declared = declarationOf(row);
  return {
    examinationId: row.id,
    kind: kindOf(row),
    programme: {
      key: programme.key,
      name: nameOfProgramme(row.programme as ProgrammeKey), // checked when the invitation was written
      version: programme.version,
      owner: programme.owner,
    },
    farm,
    planId: row.planId,
    versionNumber: row.versionNumber,
    versionHash: row.contentHash,
    leftOut: row.redacts as Content['leftOut'], // checked when the invitation was written
    examiner: present({
      name: row.examinerName,
      body: row.bodyName,
      accreditation: declared?.accreditation,
      declaredAt: declared?.at,
    }),
  };
}

/** Freezes a report within a change of its plan: canonical JSON that names version and hash, and the hash of the report before it. */
export async function freezeReport(
  change: PlanChange,
  {
    row,
    examined,
    findings,
    said,
  }: {
    readonly row: ExaminationRow;
    readonly examined: Examined;
    readonly findings: Content['findings'];
    readonly said: Reported;
  },
): Promise<{ readonly contentHash: string }> {
  const { trx, at, actorId } = change;
  const madeByName = await findName(trx, actorId);
  const content: Content = {
    ...headOf(row, examined),
    answers: [],
    ...present(said),
    madeByName,
    madeAt: at.toISOString(),
    findings,
    questions: (await findQuestions(trx, [row.id])).map((question) => present(presentQuestion(question))),
    ...present({ after: (await findReports(trx, [row.id])).at(-1)?.contentHash }),
  };
  const text = canonicalJson(content);
  const contentHash = createHash('sha256').update(text).digest('hex');
  await insertReport(trx, {
    examinationId: row.id,
    stage: said.stage,
    content: text,
    contentHash,
    madeBy: actorId,
    madeByName,
    madeAt: at,
  });
  return { contentHash };
}
