import { nameOwner, type BodyOf } from '@tussock/contract';
import { checkFields, namedOwnerFields } from '@tussock/domain';
import { PageContainer } from '@tussock/ui';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import styles from './people-panel.module.css';

const sections = [{ title: 'Owner', fields: Object.keys(namedOwnerFields) }];

interface OwnerOverlayProps {
  readonly planId: string;
  /** Whether the plan waits for its owner's word: there is one then, and this is another in their place. */
  readonly isToConfirm: boolean;
  /** Whom the details name as the contact. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Names the owner of a plan that has none, or another in place of one who was invited at a wrong address. Lies over the details. */
export function OwnerOverlay({ planId, isToConfirm, name, onClose }: OwnerOverlayProps) {
  const saveFromForm = useSaveFromForm();
  const handleSave = async (attributes: Readonly<Record<string, unknown>>) => {
    const body = attributes as BodyOf<typeof nameOwner>; // checked by the same declaration before it came here
    await saveFromForm(nameOwner, { params: { planId }, body });
    onClose();
  };
  return (
    <PageContainer
      title={isToConfirm ? 'Name another owner' : 'Name the owner'}
      eyebrow="People"
      hasOverlay
      width="narrow"
      onClose={onClose}
    >
      <p className={styles.before}>
        {isToConfirm
          ? 'They are sent an invitation to confirm the details. Whoever is named now can no longer see this plan, and the link in their letter stops working.'
          : 'They are sent a letter with a link to the plan. They may read and change all of it, and say who else may.'}
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
