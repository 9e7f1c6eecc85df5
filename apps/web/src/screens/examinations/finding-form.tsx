import { saveFindings, type ExaminationFinding, type ExaminationRoom } from '@tussock/contract';
import {
  checkFields,
  examinationWords,
  findingConfidences,
  findingFields,
  findingRefusals,
  findingSeverities,
  findingVerdicts,
  type ChecklistItem,
  type FieldRefusal,
  type FindingValues,
} from '@tussock/domain';
import { Button, DateField, RadioGroup, TextArea, TextField } from '@tussock/ui';
import { useState, type FormEvent } from 'react';
import { useToday } from '../../sync/index.ts';
import { useSaveFromForm } from '../../session/save-from-form.ts';
import styles from './room-screen.module.css';

const words = examinationWords.room;
const choices = <Key extends string>(options: readonly { readonly key: Key; readonly label: string }[]) =>
  options.map(({ key: id, label }) => ({ id, label }));

interface FindingFormProps {
  readonly room: ExaminationRoom;
  readonly item: ChecklistItem;
  readonly finding: ExaminationFinding | undefined;
  readonly shownBy: readonly string[];
  readonly onNext: () => void;
}

/** Values of a form that is being filled in: any of them may be missing yet. */
type Draft = { -readonly [K in keyof FindingValues]?: FindingValues[K] | undefined };

const draftOf = (finding: ExaminationFinding | undefined): Draft => {
  if (!finding) return {};
  const { verdict, confidence, severity, note, work, workDueOn } = finding;
  return { verdict, confidence, severity, note, work, workDueOn };
};

const withoutBlanks = (draft: Draft): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined && value !== ''));

/** The finding on one item: verdict, confidence or severity, words, and work with its day. */
export function FindingForm({ room, item, finding, shownBy, onNext }: FindingFormProps) {
  const today = useToday();
  const saveFromForm = useSaveFromForm();
  const [draft, setDraft] = useState<Draft>(() => draftOf(finding));
  const [refusals, setRefusals] = useState<readonly FieldRefusal[]>([]);
  const [isPending, setIsPending] = useState(false);
  const set = (over: Draft): void => {
    setDraft((was) => ({ ...was, ...over }));
    setRefusals((told) => told.filter(({ field }) => !(field in over)));
  };
  const errorOf = (key: keyof FindingValues) => {
    const message = refusals.find(({ field }) => field === key)?.message;
    return message === undefined ? {} : { error: message };
  };
  const isAudit = room.kind === 'audit';

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkFields(findingFields, withoutBlanks(draft));
    const values = checked.ok ? (checked.attributes as FindingValues) : undefined; // checked just now
    const wrong = checked.ok
      ? findingRefusals(room.kind, checked.attributes as FindingValues, today)
      : checked.refusals;
    setRefusals(wrong);
    if (!values || wrong.length > 0) return;
    setIsPending(true);
    const { planId, _id: id } = room;
    const body = { findings: [{ ...values, item: item.key, shownBy: [...shownBy] }] };
    await saveFromForm(saveFindings, { params: { planId, id }, body })
      .then(onNext)
      // Shown as a toast; what was typed stays.
      .catch(() => undefined);
    setIsPending(false);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <RadioGroup
        label={findingFields.verdict.label}
        isLabelHidden
        isRequired
        options={choices(findingVerdicts)}
        value={draft.verdict ?? null}
        onChange={(verdict) => set({ verdict })}
        {...errorOf('verdict')}
      />
      {isAudit && draft.verdict === 'met' && (
        <RadioGroup
          label={findingFields.confidence.label}
          look="segments"
          options={choices(findingConfidences)}
          value={draft.confidence ?? null}
          onChange={(confidence) => set({ confidence })}
          {...errorOf('confidence')}
        />
      )}
      {isAudit && draft.verdict === 'notMet' && (
        <RadioGroup
          label={findingFields.severity.label}
          look="segments"
          options={choices(findingSeverities)}
          value={draft.severity ?? null}
          onChange={(severity) => set({ severity })}
          {...errorOf('severity')}
        />
      )}
      <TextArea
        label={findingFields.note.label}
        value={draft.note ?? ''}
        onChange={(note) => set({ note })}
        maxLength={findingFields.note.maxLength}
        {...errorOf('note')}
      />
      {draft.verdict !== undefined && draft.verdict !== 'doesNotApply' && (
        <>
          <TextField
            label={findingFields.work.label}
            value={draft.work ?? ''}
            onChange={(work) => set({ work })}
            maxLength={findingFields.work.maxLength}
            {...errorOf('work')}
          />
          {(draft.work ?? '') !== '' && (
            <DateField
              label={findingFields.workDueOn.label}
              value={draft.workDueOn ?? null}
              onChange={(day) => set({ workDueOn: day ?? undefined })}
              {...errorOf('workDueOn')}
            />
          )}
        </>
      )}
      <Button type="submit" variant="primary" isPending={isPending}>
        {words.saveAndNext}
      </Button>
    </form>
  );
}
