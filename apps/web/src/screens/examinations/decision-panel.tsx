import {
  decideCertification,
  finishAudit,
  sendDraftReport,
  type BodyOf,
  type ExaminationRoom,
} from '@tussock/contract';
import {
  auditGrades,
  checkFields,
  decideFields,
  decisionRefusals,
  draftFields,
  examinationWords,
  finishFields,
  finishRefusals,
  nextDayOf,
  obstacleOf,
  programmes,
  programmeWords,
  proposeGrade,
  sayLaw,
  type AuditGrade,
  type CheckedFields,
  type ChecklistItem,
  type DecideValues,
  type Fields,
  type FinishValues,
  type NextDay,
  type ProposedGrade,
  type StateRow,
} from '@tussock/domain';
import { Panel } from '@tussock/ui';
import type { ReactNode } from 'react';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { useToday } from '../../sync/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import styles from './room-screen.module.css';

const words = examinationWords.room;

interface DecisionProps {
  readonly room: ExaminationRoom;
  readonly items: readonly ChecklistItem[];
  readonly rows: readonly StateRow[];
}

const regionIn = (rows: readonly StateRow[]): string | null => {
  const region = rows.find(({ entity }) => entity === 'plan')?.values['region'];
  return typeof region === 'string' ? region : null;
};

const sayNext = (next: NextDay | null): string =>
  next ? words.byRule(next.day, sayLaw(next.rule)) : words.noRule;

/** The next day for each grade that a rule on file names, with the rule. */
function sayNextByGrade(nextFor: (grade: AuditGrade) => NextDay | null): string {
  const days = auditGrades.flatMap(({ key }) => {
    const next = nextFor(key);
    return next ? [{ grade: key, ...next }] : [];
  });
  const [first] = days;
  if (!first) return words.noRule;
  return words.byRuleOfGrades(
    days.map(({ grade, day }) => words.gradeDay(grade, day)).join(', '),
    sayLaw(first.rule),
  );
}

const sayProposed = ({ grade, because }: ProposedGrade): string =>
  words.proposed(
    grade,
    because ? programmeWords.because[because.sort](because.count) : programmeWords.allHigh,
  );

/** What comes next: the decision of a certifier, the draft or the final report of an auditor; or what it waits for. */
export function DecisionPanel(props: DecisionProps) {
  const { room, items } = props;
  const today = useToday();
  const found = new Set(room.findings.map(({ item }) => item));
  const facts = {
    kind: room.kind,
    state: room.state,
    openItems: items.filter(({ key }) => !found.has(key)).length,
    replyBy: room.replyBy,
    accreditedUntil: room.declaration?.accreditedUntil ?? null,
  };
  const isOver = room.state === 'concluded' || room.state === 'ended';
  if (isOver) return null;
  const move = room.kind === 'certification' ? 'decide' : room.state === 'underway' ? 'sendDraft' : 'finish';
  const title = { decide: words.decision, sendDraft: words.draft, finish: words.final }[move];
  const obstacle = obstacleOf(facts, move, today);
  return (
    <Panel {...(obstacle === null ? {} : { title })}>
      {obstacle !== null ? (
        <p className={styles.note}>{obstacle}</p>
      ) : (
        <>
          {move === 'decide' && <DecideForm {...props} today={today} />}
          {move === 'sendDraft' && <DraftForm {...props} />}
          {move === 'finish' && <FinishForm {...props} today={today} />}
        </>
      )}
    </Panel>
  );
}

function DecideForm({ room, rows, today }: DecisionProps & { readonly today: string }) {
  const next = nextDayOf({
    approvalType: 'certifier',
    decidedOn: today,
    region: regionIn(rows),
    programme: room.programme,
  });
  const saveFromForm = useSaveFromForm();
  return (
    <MoveForm
      room={room}
      fields={decideFields}
      title={words.decision}
      label={words.decision}
      values={next ? { nextOn: next.day } : {}}
      check={(values) =>
        // Checked by the declaration just now.
        decisionRefusals(values as DecideValues, room.findings, { today, nextDay: next?.day ?? null })
      }
      onSave={(body, params) =>
        saveFromForm(decideCertification, { params, body: body as BodyOf<typeof decideCertification> })
      }
      saveLabel={examinationWords.moves.decide.label}
    >
      <p className={styles.note}>{sayNext(next)}</p>
    </MoveForm>
  );
}

function DraftForm({ room }: DecisionProps) {
  const proposed = proposeGrade(programmes[room.programme].of(room.programmeVersion), room.findings);
  const saveFromForm = useSaveFromForm();
  return (
    <MoveForm
      room={room}
      fields={draftFields}
      title={words.draft}
      label={words.draft}
      values={{}}
      check={() => []}
      onSave={(body, params) =>
        saveFromForm(sendDraftReport, { params, body: body as BodyOf<typeof sendDraftReport> })
      }
      saveLabel={examinationWords.moves.sendDraft.label}
    >
      <p className={styles.note}>{proposed ? sayProposed(proposed) : programmeWords.noGrade}</p>
    </MoveForm>
  );
}

function FinishForm({ room, rows, today }: DecisionProps & { readonly today: string }) {
  const programme = programmes[room.programme].of(room.programmeVersion);
  const proposed = proposeGrade(programme, room.findings);
  const nextFor = (grade: AuditGrade | undefined): NextDay | null =>
    programme.grading && grade === undefined
      ? null
      : nextDayOf({
          approvalType: 'auditor',
          grade,
          decidedOn: today,
          region: regionIn(rows),
          programme: programme.key,
        });
  const { grade: _grade, gradeReason: _reason, ...ungraded } = finishFields;
  const saveFromForm = useSaveFromForm();
  return (
    <MoveForm
      room={room}
      fields={proposed ? finishFields : ungraded}
      title={words.final}
      label={words.final}
      values={proposed ? { grade: proposed.grade } : {}}
      check={(values) => {
        const said = values as FinishValues; // checked by the declaration just now
        return finishRefusals(said, { proposed, today, nextDay: nextFor(said.grade)?.day ?? null });
      }}
      onSave={(body, params) =>
        saveFromForm(finishAudit, { params, body: body as BodyOf<typeof finishAudit> })
      }
      saveLabel={examinationWords.moves.finish.label}
    >
      <p className={styles.note}>
        {[proposed ? sayProposed(proposed) : programmeWords.noGrade, programme.grading?.origin]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p className={styles.note}>{proposed ? sayNextByGrade(nextFor) : sayNext(nextFor(undefined))}</p>
    </MoveForm>
  );
}

interface MoveFormProps {
  readonly room: ExaminationRoom;
  readonly fields: Fields;
  readonly title: string;
  readonly label: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Refusals beyond those of the fields. */
  readonly check: (values: unknown) => readonly { readonly field: string; readonly message: string }[];
  readonly onSave: (body: unknown, params: { planId: string; id: string }) => Promise<unknown>;
  readonly saveLabel: string;
  readonly children: ReactNode;
}

/** Form of a move that cannot be undone. */
function MoveForm({ room, fields, title, check, ...form }: MoveFormProps) {
  const { planId, _id: id } = room;
  const checkAll = (values: Readonly<Record<string, unknown>>): CheckedFields => {
    const checked = checkFields(fields, values);
    if (!checked.ok) return checked;
    const refusals = check(checked.attributes);
    return refusals.length > 0 ? { ok: false, refusals } : checked;
  };
  return (
    <FieldsForm
      formKey={`examination:${id}:${room.state}`}
      fields={fields}
      sections={[{ title, fields: Object.keys(fields) }]}
      values={form.values}
      check={checkAll}
      onSave={async (values) => {
        await form.onSave(values, { planId, id });
      }}
      refusalsOf={refusalsOf}
      saveLabel={form.saveLabel}
    >
      {form.children}
    </FieldsForm>
  );
}
