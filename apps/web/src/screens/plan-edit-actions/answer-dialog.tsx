import {
  checkFields,
  sectionFields,
  subOutcomeFields,
  type Fields,
  type PlanAnswers,
  type Section,
  type SubOutcome,
} from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { Dialog } from '@tussock/ui';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import type { ActionWrites } from '../../activities/write-actions/index.ts';
import { formKeys } from '../../sync/drafts/index.ts';
import { refusalsOf } from '../../session/save-from-form.ts';

/** Something to be answered in words. */
export interface AskedAnswer {
  readonly about: { readonly section: Section } | { readonly outcome: SubOutcome };
  readonly title: string;
  /** The fields that are asked for. */
  readonly fields: readonly string[];
  /** What is written with them. */
  readonly set: Values;
}

interface AnswerDialogProps {
  readonly planId: string;
  readonly asked: AskedAnswer;
  readonly answers: PlanAnswers;
  readonly writes: ActionWrites;
  readonly onClose: () => void;
}

const pick = (fields: Fields, keys: readonly string[], isRequired: boolean): Fields =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const field = fields[key];
      return field ? [[key, isRequired ? { ...field, required: true } : field]] : [];
    }),
  );

/** Asks for words and documents of a section or an outcome; what was typed is kept until it is saved. */
export function AnswerDialog({ planId, asked, answers, writes, onClose }: AnswerDialogProps) {
  const { about, title, set } = asked;
  const isSection = 'section' in about;
  // What is left out needs its reason.
  const isReason = Object.keys(set).length > 0;
  const fields = pick(isSection ? sectionFields : subOutcomeFields, asked.fields, isReason);
  const standing: Values =
    (isSection ? answers.sections.get(about.section.key) : answers.subOutcomes.get(about.outcome.key)) ?? {};
  const save = async (values: Values): Promise<void> => {
    const told = Object.fromEntries(asked.fields.map((key) => [key, values[key] ?? null]));
    const all = { ...set, ...told };
    await (isSection
      ? writes.answerSection(about.section, answers, all)
      : writes.answerOutcome(about.outcome, answers, all));
    onClose();
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <FieldsForm
        formKey={formKeys.answer(planId, isSection ? about.section.key : about.outcome.key, asked.fields)}
        fields={fields}
        sections={[{ title: isReason ? 'Say why' : 'For the plan', fields: asked.fields }]}
        values={Object.fromEntries(asked.fields.map((key) => [key, standing[key]]))}
        check={(values) => checkFields(fields, values)}
        refusalsOf={refusalsOf}
        onSave={save}
        onCancel={onClose}
        saveLabel="Save"
      />
    </Dialog>
  );
}
