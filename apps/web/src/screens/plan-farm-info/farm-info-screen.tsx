import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { readPlan, type PlanInfoReply } from '@tussock/contract';
import { planInfoFields, planInfoSections, planStatuses, viewSections, sayHectares } from '@tussock/domain';
import { buttonClasses, PageContainer, Panel, Tag } from '@tussock/ui';
import { FieldsView } from '../../activities/view-fields/index.ts';
import { reading } from '../../session/client.ts';
import { FarmInfoForm } from './farm-info-form.tsx';
import styles from './farm-info-screen.module.css';
import { HistoryPanel } from './history-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';

/** What a plan says of the farm and its people, who they are, and what was done. */
export function FarmInfoScreen() {
  const { planId } = useParams({ from: '/signed-in/plan/$planId' });
  const { data: plan } = useSuspenseQuery(reading(readPlan, { params: { planId } }));
  const status = planStatuses[plan.status];
  const name = plan.info['propertyName'];
  return (
    <PageContainer
      title={typeof name === 'string' ? name : 'Farm'}
      eyebrow={plan.areaHectares === null ? 'Farm' : `Farm · ${sayHectares(plan.areaHectares)}`}
      actions={<Tag variant={status.variant}>{status.label}</Tag>}
      width="wide"
    >
      <div className={styles.page}>
        <ConfirmationNotice plan={plan} />
        <div className={styles.details}>
          <Panel>
            {plan.abilities.includes('editPlanInfo') ? (
              <FarmInfoForm key={planId} plan={plan} />
            ) : (
              <FieldsView
                sections={viewSections({ fields: planInfoFields, sections: planInfoSections }, plan.info)}
              />
            )}
          </Panel>
        </div>
        <aside className={styles.aside} aria-label="People and history">
          <PeoplePanel plan={plan} />
          {plan.abilities.includes('seeHistory') && <HistoryPanel key={planId} planId={planId} />}
        </aside>
      </div>
    </PageContainer>
  );
}

/** The owner of a plan that waits for a word finds the way to give it here too. */
function ConfirmationNotice({ plan }: { readonly plan: PlanInfoReply }) {
  if (plan.status !== 'pendingConfirmation' || !plan.roles.includes('owner')) return null;
  return (
    <div className={styles.notice}>
      <p>This plan waits for your word that its details are right.</p>
      <Link
        to="/plan/$planId/confirm-details"
        params={{ planId: plan._id }}
        {...buttonClasses({ variant: 'primary' })}
      >
        Confirm details
      </Link>
    </div>
  );
}
