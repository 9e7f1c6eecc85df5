import { nameOwner, type BodyOf } from '@tussock/contract';
import { checkFields, namedOwnerFields } from '@tussock/domain';
import { PageContainer } from '@tussock/ui';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import styles from './people-panel.module.css';

const sections = [{ title: 'Owner', fields: Object.keys(namedOwnerFields) }];

interface OwnerOverlayProps {
  readonly planId: string;
  /** Whom the details name as the contact. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Names another owner in place of one who was invited at a wrong address. Lies over the details. */
export function OwnerOverlay({ planId, name, onClose }: OwnerOverlayProps) {
  const saveFromForm = useSaveFromForm();
  const handleSave = async (attributes: Readonly<Record<string, unknown>>) => {
    const body = attributes as BodyOf<typeof nameOwner>; // checked by the same declaration before it came here
    await saveFromForm(nameOwner, { params: { planId }, body });
    onClose();
  };
  return (
    <PageContainer title="Name another owner" eyebrow="People" hasOverlay width="narrow" onClose={onClose}>
      <p className={styles.before}>
        They are sent an invitation to confirm the details. Whoever is named now can no longer see this plan,
        and the link in their letter stops working.
      </p>
      <FieldsForm
        formKey={`owner:${planId}`}
        fields={namedOwnerFields}
        sections={sections}
        values={{ name }}
        check={(input) => checkFields(namedOwnerFields, input)}
        onSave={handleSave}
        refusalsOf={refusalsOf}
        onCancel={onClose}
        saveLabel="Send the invitation"
      />
    </PageContainer>
  );
}
