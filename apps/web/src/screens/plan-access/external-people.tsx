import { removeExternalAccess, resendExternalInvitation, type ExternalGrant } from '@tussock/contract';
import { invitationStates, roleNames, momentInWords, dayInWords } from '@tussock/domain';
import { Button, ConfirmDialog, EmptyState, joinClasses, Panel, Tag } from '@tussock/ui';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../session/client.ts';
import { GrantOverlay } from './grant-overlay.tsx';
import styles from './plan-access.module.css';

interface ExternalPeopleProps {
  readonly planId: string;
  readonly grants: readonly ExternalGrant[];
}

/** List of guests: their rights, until when, and the state of their invitations. */
export function ExternalPeople({ planId, grants }: ExternalPeopleProps) {
  const [edited, setEdited] = useState<ExternalGrant | 'new' | null>(null);
  const [removed, setRemoved] = useState<ExternalGrant | null>(null);
  const [knownIds] = useState(() => new Set(grants.map(({ user_id: id }) => id)));
  return (
    <Panel
      title="Guests"
      actions={
        <Button size="small" icon="plus" onClick={() => setEdited('new')}>
          Give access
        </Button>
      }
    >
      {grants.length === 0 ? (
        <EmptyState title="Nobody outside has access" icon="users">
          Give a neighbour, an accountant or a bank access by name, to view or to edit, with an end date if
          you like.
        </EmptyState>
      ) : (
        <ul className={styles.people}>
          {grants.map((grant) => (
            <Guest
              key={grant.user_id}
              planId={planId}
              grant={grant}
              isNew={!knownIds.has(grant.user_id)}
              onChange={() => setEdited(grant)}
              onRemove={() => setRemoved(grant)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <GrantOverlay
          planId={planId}
          grant={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <RemoveDialog planId={planId} grant={removed} onClose={() => setRemoved(null)} />}
    </Panel>
  );
}

interface GuestProps {
  readonly planId: string;
  readonly grant: ExternalGrant;
  /** Whether access was granted after the page was opened. */
  readonly isNew: boolean;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function Guest({ planId, grant, isNew, onChange, onRemove }: GuestProps) {
  const [isSending, setIsSending] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  // What can be done with it would lie below the window, or below the toast that says that it is there.
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  const { invitation, isOver } = grant;
  const handleResend = async () => {
    setIsSending(true);
    const params = { planId, userId: grant.user_id };
    // The client shows what comes of it, good or bad.
    await client.call(resendExternalInvitation, { params }).catch(() => undefined);
    setIsSending(false);
  };
  return (
    <li ref={row} className={joinClasses(styles.person, styles.guest)}>
      <div>
        <p className={styles.name}>{grant.name}</p>
        <p className={styles.note}>{grant.email}</p>
        <p className={styles.tags}>
          <Tag variant={grant.mayEdit ? 'primary' : 'secondary'}>{roleNames[grant.role]}</Tag>
          {invitation && (
            <Tag variant={invitationStates[invitation.state].variant}>
              {invitationStates[invitation.state].label}
            </Tag>
          )}
          {isOver && <Tag variant="danger">Access has ended</Tag>}
        </p>
        <p className={styles.note}>{describe(grant)}</p>
      </div>
      <div className={styles.acts}>
        {!isOver && invitation?.state !== 'accepted' && (
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
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

/** Describes when the invitation was sent, and until when the grant is valid. */
function describe({ invitation, expiresOn, grantedByName, grantedAt }: ExternalGrant): string {
  const by = grantedByName ? ` by ${grantedByName}` : '';
  const parts = [`Let in${by} on ${momentInWords(grantedAt)}`];
  if (expiresOn) parts.push(`until ${dayInWords(expiresOn)}`);
  if (invitation?.state === 'sent') parts.push(`the link works until ${momentInWords(invitation.expiresAt)}`);
  if (invitation?.acceptedAt) parts.push(`accepted on ${momentInWords(invitation.acceptedAt)}`);
  return parts.join(', ');
}

function RemoveDialog({
  planId,
  grant,
  onClose,
}: {
  readonly planId: string;
  readonly grant: ExternalGrant;
  readonly onClose: () => void;
}) {
  const [isPending, setIsPending] = useState(false);
  const handleRemove = async () => {
    setIsPending(true);
    // The client shows what comes of it, good or bad.
    await client
      .call(removeExternalAccess, { params: { planId, userId: grant.user_id } })
      .catch(() => undefined);
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Remove ${grant.name}?`}
      isOpen
      confirmLabel="Remove access"
      isPending={isPending}
      onConfirm={() => void handleRemove()}
      onCancel={onClose}
    >
      {grant.name} cannot open the plan from then on, and a link that was not used yet stops working. What
      they did stays in the history.
    </ConfirmDialog>
  );
}
