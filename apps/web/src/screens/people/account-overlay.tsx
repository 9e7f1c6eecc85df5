import { createAccount, updateAccount, type AccountItem, type BodyOf } from '@tussock/contract';
import {
  accountFields,
  accountSections,
  checkFields,
  newAccountFields,
  newAccountSections,
} from '@tussock/domain';
import { PageContainer } from '@tussock/ui';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';

const NOTHING = {};

type Values = Readonly<Record<string, unknown>>;

interface AccountOverlayProps {
  /** The account to change; left out for a new one. */
  readonly account?: AccountItem;
  readonly onClose: () => void;
  readonly onSaved: (accountId: string) => void;
}

/** Form of a new or existing account, over the page. */
export function AccountOverlay({ account, onClose, onSaved }: AccountOverlayProps) {
  // One id a form: a press that is repeated makes no second account.
  const [newId] = useState(uuidv7);
  const saveFromForm = useSaveFromForm();
  const handleSave = async (values: Values, seen: Values) => {
    // Checked by the same declaration before it came here.
    const { _id } = account
      ? await saveFromForm(updateAccount, {
          params: { id: account._id },
          body: { ...values, seen } as BodyOf<typeof updateAccount>,
        })
      : await saveFromForm(createAccount, {
          body: { ...values, _id: newId } as BodyOf<typeof createAccount>,
        });
    onSaved(_id);
  };
  const [fields, sections] = account
    ? [accountFields, accountSections]
    : [newAccountFields, newAccountSections];
  return (
    <PageContainer
      title={account ? `Edit ${account.name}` : 'New account'}
      eyebrow="Accounts"
      hasOverlay
      width="narrow"
      onClose={onClose}
    >
      <FieldsForm
        formKey={account ? `account:${account._id}` : 'new-account'}
        fields={fields}
        sections={sections}
        values={account ? { name: account.name, adminEmail: account.adminEmail } : NOTHING}
        check={(values) => checkFields(fields, values)}
        onSave={handleSave}
        refusalsOf={refusalsOf}
        onCancel={onClose}
        saveLabel={account ? 'Save' : 'Create account and send the invitation'}
      />
    </PageContainer>
  );
}
