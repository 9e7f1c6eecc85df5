import { updatePlan, type BodyOf, type ReplyOf, type readConfirmationDetails } from '@tussock/contract';
import { checkFields, confirmWords as words, planInfoFields, type Fields } from '@tussock/domain';
import { Dialog } from '@tussock/ui';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { WrongButton } from '../../activities/detail-notes/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { useConflictResolution } from '../../sync/index.ts';

type Details = ReplyOf<typeof readConfirmationDetails>;

const { contactName, email, phone, propertyOwnerships } = planInfoFields;
const { propertyName, physicalAddress, region, catchment, enterprises } = planInfoFields;

/** Fields behind each line of the card. */
const fieldsOf = {
  owners: { contactName: { ...contactName, required: true }, propertyOwnerships },
  land: { propertyName, physicalAddress, region, catchment },
  farmed: { enterprises },
  reach: { phone, email: { ...email, required: true } },
} as const satisfies Readonly<Record<string, Fields>>;

/** Line of the card whose details can be changed here. */
export type MendedLine = keyof typeof fieldsOf;

/** Dialog that changes what one line of the card says; the boundary itself is changed by whoever looks after the plan. */
export function MendDialog({
  details,
  line,
  onClose,
  onMended,
}: {
  readonly details: Details;
  readonly line: MendedLine;
  readonly onClose: () => void;
  /** Resolves once the card shows what was saved. */
  readonly onMended: () => Promise<void>;
}) {
  const { planId, info, version } = details;
  const saveFromForm = useSaveFromForm();
  const fields: Fields = fieldsOf[line];
  const { save, question } = useConflictResolution({
    fields,
    standing: { values: info, version },
    readStanding: (current) => {
      const { info: values, version: now } = current as Details; // what the call answers with a stale version
      return { values, version: now };
    },
    save: async (values, seen) => {
      const left = Object.fromEntries(Object.keys(fields).map((key) => [key, undefined]));
      const body = { ...info, ...left, ...values } as BodyOf<typeof updatePlan>; // the server checks the whole of it
      await saveFromForm(updatePlan, { params: { planId }, body }, { version: seen });
      await onMended();
    },
  });
  return (
    <Dialog title={words.mendLine(words[line])} isOpen onClose={onClose}>
      <FieldsForm
        formKey={`plan-confirmation:${planId}:${line}`}
        fields={fields}
        sections={[{ title: words[line], fields: Object.keys(fields) }]}
        values={info}
        check={(values) => checkFields(fields, values)}
        onSave={save}
        refusalsOf={refusalsOf}
        onCancel={onClose}
        focusesFirst
      >
        {line === 'land' && <WrongButton planId={planId} block="boundary" />}
      </FieldsForm>
      {question}
    </Dialog>
  );
}
