import { grantExternalAccess, type BodyOf, type ExternalGrant } from '@tussock/contract';
import { checkFields, externalGrantFields } from '@tussock/domain';
import { PageContainer } from '@tussock/ui';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';

const { name, email, expiresOn, mayEdit } = externalGrantFields;
/** Who somebody is stays; what they may is changed. */
const changeFields = { expiresOn, mayEdit };

const person = { title: 'Person', fields: Object.keys({ name, email }) };
const access = { title: 'Access', fields: Object.keys(changeFields) };
const NOTHING = {};

interface GrantOverlayProps {
  readonly planId: string;
  /** The grant to be changed; without one somebody new is let in. */
  readonly grant: ExternalGrant | undefined;
  readonly onClose: () => void;
}

/** Lets somebody outside in, or changes what they may. Lies over the list. */
export function GrantOverlay({ planId, grant, onClose }: GrantOverlayProps) {
  const saveFromForm = useSaveFromForm();
  const fields = grant ? changeFields : externalGrantFields;
  const values = grant
    ? { mayEdit: grant.mayEdit, ...(grant.expiresOn ? { expiresOn: grant.expiresOn } : {}) }
    : NOTHING;
  const handleSave = async (attributes: Readonly<Record<string, unknown>>) => {
    const whole = grant ? { ...attributes, name: grant.name, email: grant.email } : attributes;
    const body = whole as BodyOf<typeof grantExternalAccess>; // checked by the same declaration before it came here
    await saveFromForm(grantExternalAccess, { params: { planId }, body });
    onClose();
  };
  return (
    <PageContainer
      title={grant ? `Access of ${grant.name}` : 'Give access'}
      eyebrow="Guests"
      hasOverlay
      width="narrow"
      onClose={onClose}
    >
      <FieldsForm
        formKey={`external-grant:${planId}:${grant?.user_id ?? 'new'}`}
        fields={fields}
        sections={grant ? [access] : [person, access]}
        values={values}
        check={(input) => checkFields(fields, input)}
        onSave={handleSave}
        refusalsOf={refusalsOf}
        onCancel={onClose}
        saveLabel={grant ? 'Save access' : 'Grant access and send the invitation'}
      />
    </PageContainer>
  );
}
