import type { PlanInfoReply } from '@tussock/contract';
import {
  planInfoFields,
  planInfoSections,
  planStatuses,
  viewSections,
  formatHectares,
} from '@tussock/domain';
import { buttonClasses, Panel, Tag } from '@tussock/ui';
import { useState } from 'react';
import type { farmInfoRoute } from './route.ts';
import { confirmDetailsRoute } from '../plan-confirm-details/route.ts';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import { RouteLink } from '../../routes/route-link.tsx';
import { SectionLinks } from '../../activities/edit-fields/index.ts';
import { FieldsView } from '../../activities/view-fields/index.ts';
import { FarmInfoForm } from './farm-info-form.tsx';
import styles from './farm-info-screen.module.css';
import { RegisterFigures } from './register-figures.tsx';
import { OwnerOverlay } from './owner-overlay.tsx';
import { PeoplePanel } from './people-panel.tsx';

/** What a plan says of the farm and its people, and who they are. */
export function FarmInfoScreen({ planId, plan, name, may }: PlanScreenPropsOf<typeof farmInfoRoute>) {
  const status = planStatuses[plan.status];
  const [isNaming, setIsNaming] = useState(false);
  return (
    <PlanPage
      title={name}
      eyebrow={plan.areaHectares === null ? 'Farm' : `Farm · ${formatHectares(plan.areaHectares)}`}
      actions={<Tag variant={status.variant}>{status.label}</Tag>}
      width="wide"
    >
      <ConfirmationNotice plan={plan} />
      <div className={styles.page}>
        <div className={styles.details}>
          <Panel>
            {may('editPlanInfo') ? (
              <FarmInfoForm key={planId} plan={plan} />
            ) : (
              <FieldsView
                sections={viewSections({ fields: planInfoFields, sections: planInfoSections }, plan.info)}
              />
            )}
          </Panel>
        </div>
        <div className={styles.side}>
          {may('editPlanInfo') && (
            <div className={styles.next}>
              <SectionLinks sections={planInfoSections} />
            </div>
          )}
          <aside className={styles.aside} aria-label="Figures and people">
            <RegisterFigures />
            <PeoplePanel plan={plan} onNameOwner={() => setIsNaming(true)} />
          </aside>
        </div>
      </div>
      {/* Not in the column at the side: that stays in sight, and would hold it below the bar of the page. */}
      {isNaming && (
        <OwnerOverlay
          planId={planId}
          isToConfirm={plan.status === 'pendingConfirmation'}
          name={plan.info.contactName ?? ''}
          onClose={() => setIsNaming(false)}
        />
      )}
    </PlanPage>
  );
}

/** The owner of a plan that waits for a word finds the way to give it here too. */
function ConfirmationNotice({ plan }: { readonly plan: PlanInfoReply }) {
  if (plan.status !== 'pendingConfirmation' || !plan.roles.includes('owner')) return null;
  return (
    <div className={styles.notice}>
      <p>This plan is waiting for you to confirm its details.</p>
      <RouteLink to={confirmDetailsRoute.at({ planId: plan._id })} {...buttonClasses({ variant: 'primary' })}>
        Confirm details
      </RouteLink>
    </div>
  );
}
