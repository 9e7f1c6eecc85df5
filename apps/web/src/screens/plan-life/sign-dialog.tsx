import { refuseToSign, signPlan, type PlanInfoReply } from '@tussock/contract';
import { checkFields, lifeWords, sendBackFields, sendFields, type Fields } from '@tussock/domain';
import { Dialog } from '@tussock/ui';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import type { CallArguments } from '../../api/client.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import styles from './life-screen.module.css';
import { OpenThings } from './open-things.tsx';

interface SignersWord {
  readonly call: typeof signPlan | typeof refuseToSign;
  readonly fields: Fields;
  readonly title: (versionNumber: number) => string;
  readonly follows: string;
}

const signing: SignersWord = {
  call: signPlan,
  fields: sendFields,
  title: lifeWords.sign,
  follows: lifeWords.signing,
};
const refusing: SignersWord = {
  call: refuseToSign,
  fields: sendBackFields,
  title: lifeWords.refuseToSign,
  follows: lifeWords.refusingToSign,
};
const NOTHING = {};

/** Dialog for the owner's or the consultant's answer on a version: a signature, or the changes they want. */
export function SignDialog({
  plan,
  versionNumber,
  isRefused,
  onClose,
}: {
  readonly plan: PlanInfoReply;
  readonly versionNumber: number;
  readonly isRefused: boolean;
  readonly onClose: () => void;
}) {
  const saveFromForm = useSaveFromForm();
  const { call, fields, title, follows } = isRefused ? refusing : signing;
  const planId = plan._id;
  return (
    <Dialog title={title(versionNumber)} isOpen onClose={onClose}>
      <p className={styles.before}>{follows}</p>
      {!isRefused && <OpenThings plan={plan} />}
      <FieldsForm
        formKey={`plan-sign:${planId}:${versionNumber}:${isRefused}`}
        fields={fields}
        sections={[{ title: lifeWords.formTitle, fields: Object.keys(fields) }]}
        values={NOTHING}
        check={(values) => checkFields(fields, values)}
        onSave={async (values) => {
          const body = { ...values, versionNumber };
          // Checked by the same declaration before it came here.
          const args = { params: { planId }, body } as unknown as CallArguments<typeof call>;
          await saveFromForm(call, args);
          onClose();
        }}
        refusalsOf={refusalsOf}
        onCancel={onClose}
        saveLabel={title(versionNumber)}
      />
    </Dialog>
  );
}
