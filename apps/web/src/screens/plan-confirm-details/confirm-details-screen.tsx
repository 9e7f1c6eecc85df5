import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { readConfirmationDetails, readPlan } from '@tussock/contract';
import { buttonClasses, EmptyState, PageContainer, Panel } from '@tussock/ui';
import { useStore } from 'zustand';
import { reading } from '../../session/client.ts';
import { currentUserStore } from '../../session/current-user.ts';
import { ConfirmDetailsForm } from './confirm-details-form.tsx';
import styles from './confirm-details-screen.module.css';

/** Where the owner of a new plan looks over its details, mends them, and gives the word that opens it. */
export function ConfirmDetailsScreen() {
  const { planId } = useParams({ from: '/signed-in/plan/$planId' });
  const params = { planId };
  const { data: details } = useSuspenseQuery(reading(readConfirmationDetails, { params }));
  const { data: plan } = useSuspenseQuery(reading(readPlan, { params }));
  const user = useStore(currentUserStore, (state) => state.user);
  const isOwner = plan.roles.includes('owner');
  const isPending = details.status === 'pendingConfirmation';
  const { propertyName } = details.info;
  const property = typeof propertyName === 'string' ? propertyName : 'this farm';
  return (
    <PageContainer
      title={isPending ? `Confirm the details of ${property}` : property}
      eyebrow={isOwner && user ? `Kia ora ${user.name}` : 'For the owner of the farm'}
      actions={
        <Link to="/dashboard" {...buttonClasses({ isQuiet: true })}>
          {isPending ? 'Later' : 'Farm plans'}
        </Link>
      }
    >
      {isPending ? (
        <div className={styles.page}>
          <div className={styles.words}>
            <p>
              {details.createdByName ?? 'Your adviser'} has started a farm environmental plan for {property}.
              {isOwner
                ? ' Please look over what was entered, put right what is not, and confirm it at the end. Then the plan is open for work.'
                : ' Its owner has not confirmed the details yet. Confirm them here only if the owner has told you that they are right.'}
            </p>
          </div>
          <Panel>
            <ConfirmDetailsForm key={planId} details={details} />
          </Panel>
        </div>
      ) : (
        <EmptyState
          title="These details have been confirmed"
          icon="check"
          action={
            <Link
              to="/plan/$planId/edit/farm-info"
              params={params}
              {...buttonClasses({ variant: 'primary' })}
            >
              Open the plan
            </Link>
          }
        >
          The plan is open. If something is out of date, change it under Farm.
        </EmptyState>
      )}
    </PageContainer>
  );
}
