import { issueRelease, type ReleaseItem } from '@tussock/contract';
import { checkFields, releaseWords, shareSettings, type AttributesOf } from '@tussock/domain';
import { Button, CopyField, Dialog } from '@tussock/ui';
import { useState } from 'react';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import styles from './sharing-screen.module.css';

const sections = [{ title: releaseWords.step.send, fields: Object.keys(shareSettings) }];
const USUAL = { days: 30 };

/** Makes the link to a copy: until when it holds, a code word, for whom. The link is shown once. */
export function ShareDialog({
  planId,
  copy,
  onClose,
}: {
  readonly planId: string;
  readonly copy: ReleaseItem;
  readonly onClose: () => void;
}) {
  const saveFromForm = useSaveFromForm();
  const [address, setAddress] = useState<string>();
  if (address !== undefined)
    return (
      <Dialog title={releaseWords.address} isOpen mustBeAnswered onClose={onClose}>
        <div className={styles.choices}>
          <CopyField id="release-address" label={releaseWords.address} value={address} />
          <p className={styles.note}>{releaseWords.shownOnce}</p>
          <div className={styles.acts}>
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </div>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={releaseWords.share} isOpen onClose={onClose}>
      <FieldsForm
        formKey={`release:${copy._id}`}
        fields={shareSettings}
        sections={sections}
        values={USUAL}
        check={(values) => checkFields(shareSettings, values)}
        onSave={async (values) => {
          const params = { planId, releaseId: copy._id };
          const body = values as AttributesOf<typeof shareSettings>; // checked just now
          setAddress((await saveFromForm(issueRelease, { params, body })).address);
        }}
        refusalsOf={refusalsOf}
        onCancel={onClose}
        saveLabel={releaseWords.share}
      />
    </Dialog>
  );
}
