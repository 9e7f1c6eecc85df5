import {
  answerExaminer,
  cancelExamination,
  extendExamination,
  type BodyOf,
  type ExaminationOfPlan,
} from '@tussock/contract';
import {
  accessUntilFields,
  answerFields,
  canTalk,
  dayInNewZealand,
  examinationKinds,
  examinationWords,
  isUnderWay,
  labelOfOption,
  nameOfProgramme,
  releaseWords,
  stateAfter,
  turnDownFields,
  type PlanAbility,
} from '@tussock/domain';
import { Button, Panel, TextArea } from '@tussock/ui';
import { useState, type FormEvent } from 'react';
import { QuestionList, ReportView, StateTag } from '../../activities/show-examination/index.ts';
import { useSaveFromForm } from '../../session/save-from-form.ts';
import styles from './plan-examinations-screen.module.css';
import { FormButton } from './form-button.tsx';
import { ReplyForm } from './reply-form.tsx';

const words = examinationWords.farm;

interface ExaminationPanelProps {
  readonly examination: ExaminationOfPlan;
  readonly may: (ability: PlanAbility) => boolean;
}

/** One certification or audit as the farm sees it: who, of which version, what is asked, what was reported, and the reply. */
export function ExaminationPanel({ examination, may }: ExaminationPanelProps) {
  const { kind, state, questions, reports, planId, _id: id } = examination;
  const saveFromForm = useSaveFromForm();
  const findings = reports.flatMap(({ content }) => content.findings);
  const titleOf = (item: string) => findings.find((finding) => finding.item === item)?.title;
  const mayAnswer = may('answerExaminers') && canTalk(state);
  const canCancel = may('inviteExaminers') && stateAfter(examination, 'cancel') !== undefined;
  const waiting = questions.filter(({ answered }) => answered === null).length;
  return (
    <Panel
      title={`${labelOfOption(examinationKinds, kind)}: ${examination.examinerName}`}
      actions={
        <>
          <StateTag state={state} />
          {may('inviteExaminers') && isUnderWay(state) && (
            <FormButton
              formKey={`examination-extend:${id}`}
              label={words.extend}
              fields={accessUntilFields}
              values={{ expiresOn: examination.endsOn }}
              onSave={(body) =>
                saveFromForm(extendExamination, {
                  params: { planId, id },
                  body: body as BodyOf<typeof extendExamination>, // checked by the same declaration
                })
              }
            />
          )}
          {canCancel && (
            <FormButton
              formKey={`examination-cancel:${id}`}
              label={words.cancel}
              fields={turnDownFields}
              values={{}}
              saveNote={words.cancelAbout}
              onSave={(body) =>
                saveFromForm(cancelExamination, {
                  params: { planId, id },
                  body: body as BodyOf<typeof cancelExamination>, // checked by the same declaration
                })
              }
            />
          )}
        </>
      }
    >
      <div className={styles.panel}>
        <About examination={examination} />
        {waiting > 0 && mayAnswer && <p className={styles.due}>{words.asked(waiting)}</p>}
        {questions.length > 0 && (
          <QuestionList
            questions={questions}
            titleOf={titleOf}
            isOpen={canTalk(state)}
            {...(mayAnswer
              ? {
                  renderAnswer: ({ _id }) => <AnswerForm examination={examination} questionId={_id} />,
                }
              : {})}
          />
        )}
        {state === 'drafted' && examination.replyBy !== null && (
          <p className={styles.due}>{words.replyBy(examination.replyBy)}</p>
        )}
        {state === 'drafted' && may('answerExaminers') && <ReplyForm examination={examination} />}
        {reports.toReversed().map((report) => (
          <ReportView key={report.stage} report={report} titleOf={titleOf} />
        ))}
      </div>
    </Panel>
  );
}

function About({ examination }: { readonly examination: ExaminationOfPlan }) {
  const { bodyName, programme, versionNumber, endsOn, invitedByName, invitedAt, leftOut } = examination;
  const { room, desk } = examinationWords;
  return (
    <div>
      <p className={styles.text}>{examination.scope}</p>
      <p className={styles.note}>
        {[nameOfProgramme(programme), desk.version(versionNumber), bodyName, desk.until(endsOn)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.note}>
        {[
          room.invited(invitedByName, dayInNewZealand(new Date(invitedAt))),
          ...(leftOut.length > 0
            ? [words.leftOut(leftOut.map((one) => releaseWords.redactionLabels[one]).join(', '))]
            : []),
        ].join(' ')}
      </p>
      {examination.endedBecause && <p className={styles.text}>{examination.endedBecause}</p>}
    </div>
  );
}

/** Answers one question; an answer is given once. */
function AnswerForm({
  examination: { planId, _id: id },
  questionId,
}: {
  readonly examination: ExaminationOfPlan;
  readonly questionId: string;
}) {
  const [text, setText] = useState('');
  const [isPending, setIsPending] = useState(false);
  const saveFromForm = useSaveFromForm();
  const answer = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setIsPending(true);
    await saveFromForm(answerExaminer, {
      params: { planId, id, questionId },
      body: { text: text.trim() },
    })
      // Shown as a toast; what was typed stays.
      .catch(() => undefined);
    setIsPending(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void answer(event)}>
      <TextArea
        label={answerFields.text.label}
        value={text}
        onChange={setText}
        rows={2}
        maxLength={answerFields.text.maxLength}
      />
      <div>
        <Button type="submit" isPending={isPending}>
          {examinationWords.room.answer}
        </Button>
      </div>
    </form>
  );
}
