import { removeExternalAccess, resendExternalInvitation, type ExternalGrant } from '@tussock/contract';
import { Button, ConfirmDialog } from '@tussock/ui';
import { useState } from 'react';
import { client } from '../../session/client.ts';
import styles from './plan-access.module.css';

interface GuestActionsProps {
  readonly planId: string;
  readonly grant: ExternalGrant;
  readonly onChange: () => void;
}

/** What can be done about a guest: send the invitation again, change the grant, remove it. */
export function GuestActions({ planId, grant, onChange }: GuestActionsProps) {
  const [isSending, setIsSending] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const params = { planId, userId: grant.user_id };
  const handleResend = async () => {
    setIsSending(true);
    // The client shows what comes of it, good or bad.
    await client.call(resendExternalInvitation, { params }).catch(() => undefined);
    setIsSending(false);
  };
  return (
    <span className={styles.acts}>
      {!grant.isOver && grant.invitation?.state !== 'accepted' && (
        <Button size="small" icon="mail" isPending={isSending} onClick={() => void handleResend()}>
          Send again
        </Button>
      )}
      <Button size="small" icon="pencil" aria-label={`Change access of ${grant.name}`} onClick={onChange}>
        Change
      </Button>
      <Button
        size="small"
        icon="trash"
        isQuiet
        variant="danger"
        aria-label={`Remove ${grant.name}`}
        onClick={() => setIsRemoving(true)}
      >
        Remove
      </Button>
      {isRemoving && <RemoveDialog params={params} name={grant.name} onClose={() => setIsRemoving(false)} />}
    </span>
  );
}

function RemoveDialog({
  params,
  name,
  onClose,
}: {
  readonly params: { readonly planId: string; readonly userId: string };
  readonly name: string;
  readonly onClose: () => void;
}) {
  const [isPending, setIsPending] = useState(false);
  const handleRemove = async () => {
    setIsPending(true);
    // The client shows what comes of it, good or bad.
    await client.call(removeExternalAccess, { params }).catch(() => undefined);
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      isOpen
      confirmLabel="Remove access"
      isPending={isPending}
      onConfirm={() => void handleRemove()}
      onCancel={onClose}
    >
      {name} cannot open the plan from then on, and a link that was not used yet stops working. What they did
      stays in the history.
    </ConfirmDialog>
  );
}
