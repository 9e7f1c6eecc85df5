import type { UserItem } from '@tussock/contract';
import { accountUserFields, checkFields, providerUserFields, userSections } from '@tussock/domain';
import { Button, ConfirmDialog, PageContainer } from '@tussock/ui';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { refusalsOf } from '../../session/save-from-form.ts';
import { currentUserStore } from '../../session/current-user.ts';
import { useUserWrites, type People } from './use-user-writes.ts';

const NOTHING = {};

interface UserOverlayProps {
  readonly people: People;
  readonly eyebrow: string;
  /** The user to change; left out for a new one. */
  readonly user?: UserItem | undefined;
  readonly onClose: () => void;
  readonly onCreated: (userId: string) => void;
}

/** Form of a new or existing user, over the list. */
export function UserOverlay({ people, eyebrow, user, onClose, onCreated }: UserOverlayProps) {
  // One id a form: a press that is repeated makes no second user.
  const [newId] = useState(uuidv7);
  const writes = useUserWrites(people);
  const fields = people.population === 'provider' ? providerUserFields : accountUserFields;
  const whose = people.population === 'provider' ? 'provider' : people.accountId;
  const handleSave = async (
    values: Readonly<Record<string, unknown>>,
    seen: Readonly<Record<string, unknown>>,
  ) => {
    if (user) {
      await writes.update(user._id, { ...values, seen });
      onClose();
    } else {
      await writes.create(newId, values);
      onCreated(newId);
    }
  };
  const isOther = user !== undefined && user._id !== currentUserStore.getState().user?._id;
  return (
    <PageContainer
      title={user?.name ?? 'New user'}
      eyebrow={eyebrow}
      hasOverlay
      width="narrow"
      onClose={onClose}
      actions={isOther && <DeleteUser user={user} people={people} onDeleted={onClose} />}
    >
      <FieldsForm
        formKey={user ? `user:${user._id}` : `new-user:${whose}`}
        fields={fields}
        sections={userSections}
        values={user ? { name: user.name, email: user.email, role: user.role } : NOTHING}
        check={(values) => checkFields(fields, values)}
        onSave={handleSave}
        refusalsOf={refusalsOf}
        onCancel={onClose}
        saveLabel={user ? 'Save' : 'Create user and send the invitation'}
      />
    </PageContainer>
  );
}

interface DeleteUserProps {
  readonly user: UserItem;
  readonly people: People;
  readonly onDeleted: () => void;
}

/** Dialog that says what deleting a user means. A refusal is shown as a toast; the user stays. */
function DeleteUser({ user, people, onDeleted }: DeleteUserProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const writes = useUserWrites(people);
  const handleDelete = async () => {
    setIsPending(true);
    try {
      await writes.remove(user._id);
      onDeleted();
    } catch {
      setIsAsked(false);
      setIsPending(false);
    }
  };
  return (
    <>
      <Button icon="trash" isQuiet variant="danger" onClick={() => setIsAsked(true)}>
        Delete user
      </Button>
      <ConfirmDialog
        title={`Delete ${user.name}?`}
        isOpen={isAsked}
        isPending={isPending}
        confirmLabel="Delete user"
        onCancel={() => setIsAsked(false)}
        onConfirm={() => void handleDelete()}
      >
        {user.name} is signed out at once, cannot sign in any more, and loses every role on plans. What they
        did stays in the history.
      </ConfirmDialog>
    </>
  );
}
