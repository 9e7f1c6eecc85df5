import {
  dayInNewZealand,
  decisionRefusals,
  examinationWords as words,
  finishRefusals,
  nextDayOf,
  proposeGrade,
  sayLaw,
  type AuditGrade,
  type DecideValues,
  type FinishValues,
  type NextDay,
} from '@tussock/domain';
import { refuseField, refuseFields } from '../../platform/http/refuse-fields.ts';
import { changePlan, type PlanAct, type PlanChange } from '../../platform/ledger/change-plan.ts';
import { findName } from '../../platform/things/person-name-store.ts';
import type { Services } from '../../services.ts';
import { writeConclusion } from './conclude.ts';
import { tellFarm } from './examination-letters.ts';
import type { ExaminationRow } from './examination-store.ts';
import { freezeReport, readFindings } from './freeze-report.ts';
import { moveExamination, targetOwn } from './move-examination.ts';
import { readExamined } from './read-examined.ts';

interface ExaminationAct extends PlanAct {
  readonly id: string;
}
const done = { ok: true } as const;

/** Reads an examination that is about to be moved: what is examined, what was found, and how many items are open. */
async function readForMove(change: PlanChange, row: ExaminationRow) {
  const examined = await readExamined(change.trx, row);
  const findings = await readFindings(change, row, examined);
  return { examined, findings, openItems: examined.items.length - findings.length };
}

/** The next day as the examiner set it, or as a rule on file does, with that rule. */
const nextOf = (nextOn: string | undefined, rule: NextDay | null) =>
  nextOn !== undefined && nextOn !== rule?.day
    ? { nextOn }
    : rule
      ? { nextOn: rule.day, nextBy: rule.rule.limits.key, nextRule: sayLaw(rule.rule) }
      : {};

/** Certifies the version, or does not. @throws AppError notFound, wrongMove, badRequest */
export function decideCertification(
  services: Services,
  { id, values, ...act }: ExaminationAct & { readonly values: DecideValues },
): Promise<typeof done> {
  return changePlan(services, act, async (change) => {
    const row = await targetOwn(change, id);
    const { examined, findings, openItems } = await readForMove(change, row);
    const moved = await moveExamination(change, row, { move: 'decide', openItems });
    const { region, programme } = examined;
    const today = dayInNewZealand(change.at);
    const rule = nextDayOf({
      approvalType: 'certifier',
      decidedOn: today,
      region,
      programme: programme.key,
    });
    const refusals = decisionRefusals(values, findings, { today, nextDay: rule?.day ?? null });
    if (refusals.length > 0) throw refuseFields(refusals);
    const { outcome, note } = values;
    const next = outcome === 'certified' ? nextOf(values.nextOn, rule) : {};
    const said = { stage: 'final', outcome, note, ...next } as const;
    const { contentHash: reportHash } = await freezeReport(change, { row: moved, examined, findings, said });
    const decision = outcome === 'certified' ? 'approved' : 'refused';
    await writeConclusion(change, { row: moved, examined, findings, reportHash, decision, note, ...next });
    await tellFarm(change, services, { row: moved, line: words.letters.concluded(row.examinerName), note });
    return done;
  });
}

/** Sends the draft report of an audit. @throws AppError notFound, wrongMove, badRequest */
export function sendDraft(
  services: Services,
  {
    id,
    replyBy,
    note,
    ...act
  }: ExaminationAct & {
    readonly replyBy: string;
    readonly note: string | undefined;
  },
): Promise<typeof done> {
  return changePlan(services, act, async (change) => {
    const row = await targetOwn(change, id);
    if (replyBy <= dayInNewZealand(change.at)) throw refuseField('replyBy', words.replyByPast);
    const { examined, findings, openItems } = await readForMove(change, row);
    const moved = await moveExamination(change, row, { move: 'sendDraft', openItems, set: { replyBy } });
    const proposed = proposeGrade(examined.programme, findings);
    await freezeReport(change, {
      row: moved,
      examined,
      findings,
      said: { stage: 'draft', note, replyBy, proposedGrade: proposed?.grade },
    });
    const by = await findName(change.trx, change.actorId);
    await tellFarm(change, services, { row: moved, line: words.letters.drafted(by, replyBy), note });
    return done;
  });
}

/** Sends the final report of an audit, with its grade. @throws AppError notFound, wrongMove, badRequest */
export function finishAudit(
  services: Services,
  { id, values, ...act }: ExaminationAct & { readonly values: FinishValues },
): Promise<typeof done> {
  return changePlan(services, act, async (change) => {
    const row = await targetOwn(change, id);
    const { examined, findings, openItems } = await readForMove(change, row);
    const moved = await moveExamination(change, row, { move: 'finish', openItems });
    const { grade, gradeReason, note } = values;
    const proposed = proposeGrade(examined.programme, findings);
    const today = dayInNewZealand(change.at);
    const rule = ruleAfter(examined, { today, grade });
    const refusals = finishRefusals(values, { proposed, today, nextDay: rule?.day ?? null });
    if (refusals.length > 0) throw refuseFields(refusals);
    const next = nextOf(values.nextOn, rule);
    const { contentHash: reportHash } = await freezeReport(change, {
      row: moved,
      examined,
      findings,
      said: {
        stage: 'final',
        outcome: 'audited',
        note,
        grade,
        proposedGrade: proposed?.grade,
        gradeReason,
        replyBy: row.replyBy ?? undefined,
        ...next,
      },
    });
    await writeConclusion(change, {
      row: moved,
      examined,
      findings,
      reportHash,
      decision: 'approved',
      grade,
      note,
      ...next,
    });
    await tellFarm(change, services, { row: moved, line: words.letters.concluded(row.examinerName), note });
    return done;
  });
}

/** Day of the next audit by the rules on file; null for a programme with grades while none is set. */
const ruleAfter = (
  { programme, region }: Awaited<ReturnType<typeof readExamined>>,
  { today, grade }: { readonly today: string; readonly grade: AuditGrade | undefined },
): NextDay | null =>
  programme.grading && grade === undefined
    ? null
    : nextDayOf({ approvalType: 'auditor', grade, decidedOn: today, region, programme: programme.key });
