import type { ReportContentOfExamination } from '@tussock/contract';
import {
  dayInNewZealand,
  examinationKinds,
  examinationWords as words,
  idFromName,
  labelOfOption,
  type ApprovalValues,
} from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import { signatureOf } from '../../platform/things/person-name-store.ts';
import { approvalContent, approvalWrites } from '../../platform/things/stored-approvals.ts';
import { putAction } from '../actions/index.ts';
import { settleDates } from '../life/index.ts';
import type { ExaminationRow } from './examination-store.ts';
import type { Examined } from './read-examined.ts';

type Findings = ReportContentOfExamination['findings'];

/** What a conclusion leaves in the plan. */
interface Conclusion {
  readonly row: ExaminationRow;
  readonly examined: Examined;
  readonly findings: Findings;
  readonly reportHash: string;
  readonly decision: 'approved' | 'refused';
  readonly grade?: ApprovalValues['grade'];
  readonly note?: string | undefined;
  readonly nextOn?: string | undefined;
  readonly nextBy?: string | undefined;
}

/** Id of the action that a finding asked for; the same for the same finding, so that the next examination can find what became of it. */
const actionIdOf = ({ id }: ExaminationRow, item: string): string => idFromName(id, `work ${item}`);

/** Adds an action to the plan for each finding that asks for work. A plan that waits for its approval gets them too: they are the examiner's. */
async function addWork(change: PlanChange, { row, examined, findings }: Conclusion): Promise<void> {
  const inStep: PlanChange = { ...change, wrote: change.wroteInStep };
  const day = dayInNewZealand(change.at);
  for (const { item, work, workDueOn, note } of findings) {
    if (work === undefined || workDueOn === undefined) continue;
    const origin = words.workNote(
      labelOfOption(examinationKinds, row.kind).toLowerCase(),
      row.examinerName,
      day,
    );
    const values = {
      title: work,
      grade: 'good',
      state: 'agreed',
      dueOn: workDueOn,
      sectionKey: examined.items.find(({ key }) => key === item)?.sectionKey,
      notes: [origin, ...(note === undefined ? [] : [note])].join('\n').slice(0, MOST_NOTES),
    };
    // The plan's people gave the right to ask for it when they invited the examiner.
    const who = { abilities: ['editActions'] } as const;
    await putAction(inStep, { id: actionIdOf(row, item), before: null }, { values, who });
  }
}
/** Longest notes of an action. */
const MOST_NOTES = 4000;

/**
 * Writes what an examination concludes into its plan, as part of the change that concludes it: an approval that names version and hash, the next
 * dates, and an action for each piece of work.
 */
export async function writeConclusion(change: PlanChange, conclusion: Conclusion): Promise<void> {
  const { row, reportHash, decision, grade, note, nextOn, nextBy } = conclusion;
  const values: ApprovalValues = {
    approvalType: row.kind === 'audit' ? 'auditor' : 'certifier',
    decision,
    versionNumber: row.versionNumber,
    personName: row.examinerName,
    decidedOn: dayInNewZealand(change.at),
    ...(row.bodyName === null ? {} : { bodyName: row.bodyName }),
    ...(grade === undefined ? {} : { grade }),
    ...(note === undefined ? {} : { note }),
    ...(nextOn === undefined ? {} : { nextOn }),
  };
  const made = {
    decidedBy: await signatureOf(change),
    ...(nextBy === undefined ? {} : { nextBy }),
    examination: { id: row.id, versionHash: row.contentHash, reportHash },
  };
  await approvalWrites.add(change, uuidv7(), approvalContent(values, made));
  if (decision === 'approved') await addWork(change, conclusion);
  await settleDates(change);
}
