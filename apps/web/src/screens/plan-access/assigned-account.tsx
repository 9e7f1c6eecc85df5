import { assignAccount, removeAccount, type readPlanAccount, type ReplyOf } from '@tussock/contract';
import { Button, ConfirmDialog, EmptyState, Panel } from '@tussock/ui';
import { useState } from 'react';
import { AccountBox } from '../../activities/choose-account/index.ts';
import { client } from '../../session/client.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import styles from './plan-access.module.css';

type Account = NonNullable<ReplyOf<typeof readPlanAccount>>;

interface AssignedAccountProps {
  readonly planId: string;
  readonly account: Account | null;
}

/** The account that advises now, and the choice of one. */
export function AssignedAccount({ planId, account }: AssignedAccountProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const handleRemove = async () => {
    setIsPending(true);
    // The client shows what comes of it, good or bad.
    await client.call(removeAccount, { params: { planId } }).catch(() => undefined);
    setIsPending(false);
    setIsAsking(false);
  };
  return (
    <Panel title="Assigned account">
      {account ? (
        <div className={styles.assigned}>
          <div>
            <p className={styles.name}>{account.name}</p>
            <p className={styles.note}>
              <a href={`mailto:${account.adminEmail}`}>{account.adminEmail}</a>
            </p>
            <p className={styles.note}>Everyone in this account can edit the plan as a consultant.</p>
          </div>
          <div className={styles.acts}>
            <Button size="small" icon="trash" isQuiet variant="danger" onClick={() => setIsAsking(true)}>
              Remove
            </Button>
          </div>
        </div>
      ) : (
        <EmptyState title="No account is assigned" icon="users">
          Assign the account of a consultant, or ask for one below.
        </EmptyState>
      )}
      <div className={styles.assign}>
        <AccountChoice planId={planId} label={account ? 'Assign another account' : 'Assign an account'} />
      </div>
      {account && (
        <ConfirmDialog
          title={`Remove ${account.name}?`}
          isOpen={isAsking}
          confirmLabel="Remove account"
          isPending={isPending}
          onConfirm={() => void handleRemove()}
          onCancel={() => setIsAsking(false)}
        >
          No one from this account will be able to open the plan. What they did stays in the history.
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function AccountChoice({ planId, label }: { readonly planId: string; readonly label: string }) {
  const saveFromForm = useSaveFromForm();
  const [accountId, setAccountId] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const handleAssign = async () => {
    if (accountId === null) {
      setError('Choose an account from the list');
      return;
    }
    setIsPending(true);
    setError(undefined);
    try {
      await saveFromForm(assignAccount, { params: { planId }, body: { accountId } });
    } catch (fault) {
      setError(refusalsOf(fault)[0]?.message);
    }
    setIsPending(false);
  };
  return (
    <div className={styles.choose}>
      <AccountBox planId={planId} label={label} value={accountId} error={error} onChange={setAccountId} />
      <Button isPending={isPending} onClick={() => void handleAssign()}>
        Assign
      </Button>
    </div>
  );
}
