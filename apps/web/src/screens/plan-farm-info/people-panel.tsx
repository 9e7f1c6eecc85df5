import { useQuery } from '@tanstack/react-query';
import { readPlanAccount, readPlanOwner, resendInvitation, type PlanInfoReply } from '@tussock/contract';
import { roleNames, type PlanRole, momentInWords } from '@tussock/domain';
import { Button, Panel, Skeleton } from '@tussock/ui';
import { useState } from 'react';
import { client, reading } from '../../session/client.ts';
import styles from './people-panel.module.css';

/** Who the plan belongs to, who advises on it, and what the reader is on it. */
export function PeoplePanel({
  plan,
  onNameOwner,
}: {
  readonly plan: PlanInfoReply;
  readonly onNameOwner: () => void;
}) {
  const params = { planId: plan._id };
  const owner = useQuery(reading(readPlanOwner, { params }));
  const account = useQuery(reading(readPlanAccount, { params }));
  const isPending = plan.status === 'pendingConfirmation';
  const confirmedAt = confirmationOf(plan);
  return (
    <Panel title="People">
      <dl className={styles.people}>
        <div>
          <dt>Owner</dt>
          <dd>
            {owner.isPending ? (
              <Skeleton lines={2} />
            ) : (
              <Person name={sayPerson(owner, 'Nobody yet')} email={owner.data?.email} />
            )}
            {owner.data && confirmedAt && <p className={styles.note}>Details confirmed on {confirmedAt}</p>}
            {isPending && <p className={styles.note}>Has not confirmed the details yet</p>}
            {isPending && !plan.abilities.includes('inviteOwner') && !plan.roles.includes('owner') && (
              <p className={styles.note}>
                The provider can send the invitation again. The owner can also ask for a new link where the
                old one leads.
              </p>
            )}
            {isPending && plan.abilities.includes('inviteOwner') && owner.data && (
              <InvitedOwner planId={plan._id} onNameOwner={onNameOwner} />
            )}
            {owner.data === null && plan.abilities.includes('inviteOwner') && (
              <Button size="small" onClick={onNameOwner}>
                Name the owner
              </Button>
            )}
          </dd>
        </div>
        <div>
          <dt>Adviser</dt>
          <dd>
            {account.isPending ? (
              <Skeleton lines={2} />
            ) : (
              <Person name={sayPerson(account, 'No account is assigned')} email={account.data?.adminEmail} />
            )}
          </dd>
        </div>
        <div>
          <dt>You</dt>
          <dd>
            {/* Roles are answered from the access table; a provider administrator may do everything without one. */}
            {plan.roles.map((role) => roleNames[role as PlanRole]).join(', ') || roleNames.providerAdmin}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

/** Who it is, or that it is nobody; and that it is not known, where it could not be asked. */
const sayPerson = (
  {
    data,
    error,
  }: { readonly data?: { readonly name: string } | null | undefined; readonly error: Error | null },
  nobody: string,
): string => data?.name ?? (error ? 'Not known just now' : nobody);

function Person({ name, email }: { readonly name: string; readonly email: string | undefined }) {
  return (
    <>
      <p className={styles.name}>{name}</p>
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </>
  );
}

/** What can be done while the owner has not answered: their letter is sent again, or somebody else is named. */
function InvitedOwner({
  planId,
  onNameOwner,
}: {
  readonly planId: string;
  readonly onNameOwner: () => void;
}) {
  const [isPending, setIsPending] = useState(false);
  const handleSend = async () => {
    setIsPending(true);
    // The client shows what comes of it, good or bad.
    await client.call(resendInvitation, { params: { planId } }).catch(() => undefined);
    setIsPending(false);
  };
  return (
    <div className={styles.acts}>
      <Button size="small" icon="mail" isPending={isPending} onClick={() => void handleSend()}>
        Send the invitation again
      </Button>
      <Button size="small" onClick={onNameOwner}>
        Name another owner
      </Button>
    </div>
  );
}

function confirmationOf(plan: PlanInfoReply): string | null {
  for (const approval of plan.approvals as readonly Readonly<Record<string, unknown>>[]) {
    const { approvalType, decision, decidedAt } = approval;
    if (approvalType === 'owner' && decision === 'approved' && typeof decidedAt === 'string')
      return momentInWords(decidedAt);
  }
  return null;
}
