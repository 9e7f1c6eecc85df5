import { signPlan } from '@tussock/contract';
import { checkFields, lifeWords, sendFields } from '@tussock/domain';
import { Dialog } from '@tussock/ui';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import styles from './life-screen.module.css';

const sections = [{ title: lifeWords.formTitle, fields: Object.keys(sendFields) }];
const NOTHING = {};

/** The owner's or the consultant's own word on a version. */
export function SignDialog({
  planId,
  versionNumber,
  onClose,
}: {
  readonly planId: string;
  readonly versionNumber: number;
  readonly onClose: () => void;
}) {
  const saveFromForm = useSaveFromForm();
  return (
    <Dialog title={lifeWords.sign(versionNumber)} isOpen onClose={onClose}>
      <p className={styles.before}>{lifeWords.signing}</p>
      <FieldsForm
        formKey={`plan-sign:${planId}:${versionNumber}`}
        fields={sendFields}
        sections={sections}
        values={NOTHING}
        check={(values) => checkFields(sendFields, values)}
        onSave={async (values) => {
          await saveFromForm(signPlan, { params: { planId }, body: { ...values, versionNumber } });
          onClose();
        }}
        refusalsOf={refusalsOf}
        onCancel={onClose}
        saveLabel={lifeWords.sign(versionNumber)}
      />
    </Dialog>
  );
}
