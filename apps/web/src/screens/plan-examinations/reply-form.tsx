import {
  replyToDraft,
  type BodyOf,
  type ExaminationOfPlan,
  type ReportContentOfExamination,
} from '@tussock/contract';
import { checkFields, examinationWords, replyFields, type Fields } from '@tussock/domain';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { formatVerdict } from '../../activities/show-examination/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';

const words = examinationWords.farm;
const { stance, text, doneOn, files } = replyFields.answers.row;
const parts = { stance, text, doneOn, files } as const;
type Part = keyof typeof parts;
const partKeys = Object.keys(parts) as readonly Part[]; // the keys of the very table

type Finding = ReportContentOfExamination['findings'][number];

/** Whether a finding asks the farm for anything: what is met without doubt needs no answer. */
const wantsAnswer = ({ verdict, confidence, work }: Finding): boolean =>
  verdict === 'notMet' || verdict === 'moreNeeded' || confidence === 'low' || work !== undefined;

const keyOf = (place: number, part: Part): string => `answer${place}_${part}`;

/** Fields of the reply: in general, and for each finding that asks for something. */
const fieldsOf = (findings: readonly Finding[]): Fields => ({
  ...Object.fromEntries(
    findings.flatMap((finding, place) =>
      partKeys.map((part) => [
        keyOf(place, part),
        part === 'stance'
          ? { ...parts[part], required: false, ...(finding.note === undefined ? {} : { help: finding.note }) }
          : {
              ...parts[part],
              shownWhen: { field: keyOf(place, 'stance'), is: ['shown', 'later', 'disagree'] },
            },
      ]),
    ),
  ),
  note: replyFields.note,
});

/** The body of the reply from the values of the form: an answer for each finding whose stance was chosen. */
const bodyOf = (findings: readonly Finding[], values: Readonly<Record<string, unknown>>) => ({
  ...(values['note'] === undefined ? {} : { note: values['note'] }),
  answers: findings.flatMap(({ item }, place) => {
    const given = partKeys.flatMap((part) => {
      const value = values[keyOf(place, part)];
      return value === undefined ? [] : [[part, value] as const];
    });
    return given.some(([part]) => part === 'stance') ? [{ item, ...Object.fromEntries(given) }] : [];
  }),
});

/** The farm’s reply to a draft report: show it, give a date, or disagree, finding by finding. */
export function ReplyForm({ examination }: { readonly examination: ExaminationOfPlan }) {
  const { planId, _id: id, reports } = examination;
  const saveFromForm = useSaveFromForm();
  const draft = reports.find(({ stage }) => stage === 'draft');
  const findings = (draft?.content.findings ?? []).filter(wantsAnswer);
  const fields = fieldsOf(findings);
  const sections = [
    ...findings.map((finding, place) => ({
      title: `${finding.title}: ${formatVerdict(finding).toLowerCase()}`,
      fields: partKeys.map((part) => keyOf(place, part)),
    })),
    { title: words.general, fields: ['note'] },
  ];
  return (
    <section aria-label={words.replyTitle}>
      <h3>{words.replyTitle}</h3>
      <FieldsForm
        formKey={`examination-reply:${id}`}
        fields={fields}
        sections={sections}
        values={{}}
        check={(values) => checkFields(fields, values)}
        onSave={async (values) => {
          const body = bodyOf(findings, values) as unknown as BodyOf<typeof replyToDraft>; // made of the same declaration
          await saveFromForm(replyToDraft, { params: { planId, id }, body });
        }}
        refusalsOf={refusalsOf}
        saveLabel={words.replySend}
      />
    </section>
  );
}
