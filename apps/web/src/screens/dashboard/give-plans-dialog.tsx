import { assignAccount, type PlanListItem } from '@tussock/contract';
import { counted, planListWords } from '@tussock/domain';
import { Button, Dialog } from '@tussock/ui';
import { useState } from 'react';
import { AccountBox } from '../../activities/choose-account/index.ts';
import { client } from '../../session/client.ts';
import styles from './dashboard-screen.module.css';

interface Refused {
  readonly name: string;
  readonly why: string;
}

/** Assigns plan by plan, so that a refusal of one stops no other. */
async function giveAll(plans: readonly PlanListItem[], accountId: string): Promise<readonly Refused[]> {
  const refused: Refused[] = [];
  for (const { _id: planId, propertyName } of plans)
    try {
      await client.call(assignAccount, { params: { planId }, body: { accountId } }, { isQuiet: true });
    } catch (fault) {
      refused.push({ name: propertyName, why: fault instanceof Error ? fault.message : String(fault) });
    }
  return refused;
}

/** Dialog to choose the account that advises on several plans. */
export function GivePlansDialog({
  plans,
  leftOut,
  onClose,
}: {
  readonly plans: readonly PlanListItem[];
  /** Selected plans that this person may not assign. */
  readonly leftOut: readonly PlanListItem[];
  readonly onClose: () => void;
}) {
  const [accountId, setAccountId] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [first] = plans;
  if (!first) return null;
  const handleGive = async (): Promise<void> => {
    if (accountId === null) return setError('Choose an account from the list');
    setError(undefined);
    setIsPending(true);
    const left = await giveAll(plans, accountId);
    setIsPending(false);
    setRefused(left);
    if (left.length === 0) onClose();
  };
  const advised = plans.filter(({ adviser }) => adviser !== null);
  return (
    <Dialog
      title={`Give ${counted(plans.length, 'plan', 'plans')} to an adviser`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isPending={isPending} onClick={() => void handleGive()}>
            Give
          </Button>
        </>
      }
    >
      <div className={styles.give}>
        <AccountBox
          planId={first._id}
          label="Account that advises"
          value={accountId}
          error={error}
          onChange={setAccountId}
        />
        <p>Everyone in this account can then edit these plans as a consultant.</p>
        {advised.length > 0 && (
          <p>
            It takes the place of the adviser of {advised.map(({ propertyName }) => propertyName).join(', ')}.
          </p>
        )}
        {leftOut.length > 0 && (
          <p>{planListWords.notToGive(leftOut.map(({ propertyName }) => propertyName))}</p>
        )}
        {refused.length > 0 && (
          <ul role="alert" className={styles.refused}>
            {refused.map(({ name, why }) => (
              <li key={name}>
                <strong>{`${name}:`}</strong> {why}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
