import { useSuspenseQuery } from '@tanstack/react-query';
import { readConfirmationDetails } from '@tussock/contract';
import { buttonClasses, EmptyState, Panel } from '@tussock/ui';
import { useStore } from 'zustand';
import type { confirmDetailsRoute } from './route.ts';
import { farmRoute } from '../plan-farm/route.ts';
import { dashboardRoute } from '../dashboard/route.ts';
import { propertyNameIn } from '../../plan-session/property-name.ts';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import { RouteLink } from '../../routes/route-link.tsx';
import { reading } from '../../session/client.ts';
import { currentUserStore } from '../../session/current-user.ts';
import { ConfirmDetailsForm } from './confirm-details-form.tsx';
import { DetailBlocks } from './detail-blocks.tsx';
import styles from './confirm-details-screen.module.css';

/** Where the owner of a new plan looks over its details, mends them, and gives the word that opens it. */
export function ConfirmDetailsScreen({ planId, plan }: PlanScreenPropsOf<typeof confirmDetailsRoute>) {
  const params = { planId };
  const { data: details } = useSuspenseQuery(reading(readConfirmationDetails, { params }));
  const user = useStore(currentUserStore, (state) => state.user);
  const isOwner = plan.roles.includes('owner');
  const isPending = details.status === 'pendingConfirmation';
  const property = propertyNameIn(details.info);
  return (
    <PlanPage
      title={isPending ? `Confirm the details of ${property}` : property}
      eyebrow={isOwner && user ? `Kia ora ${user.name}` : 'For the owner of the farm'}
      actions={
        <RouteLink to={dashboardRoute.at()} {...buttonClasses({ isQuiet: true })}>
          {isPending ? 'Later' : 'Farm plans'}
        </RouteLink>
      }
    >
      {isPending ? (
        <div className={styles.page}>
          <div className={styles.words}>
            <p>
              {details.createdByName ?? 'Your adviser'} has started a farm environmental plan for {property}.
              {isOwner
                ? ' Please check what was entered, correct anything that is wrong, and confirm at the end. The plan is then open for work.'
                : ' Its owner has not confirmed the details yet. Confirm them here only if the owner has told you that they are right.'}
            </p>
          </div>
          <DetailBlocks planId={planId} info={plan.info} />
          <Panel>
            <ConfirmDetailsForm key={planId} details={details} />
          </Panel>
        </div>
      ) : (
        <EmptyState
          title="These details have been confirmed"
          icon="check"
          action={
            <RouteLink to={farmRoute.at(params)} {...buttonClasses({ variant: 'primary' })}>
              Open the plan
            </RouteLink>
          }
        >
          The plan is open. If something is out of date, change it under Farm.
        </EmptyState>
      )}
    </PlanPage>
  );
}
