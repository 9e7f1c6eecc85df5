import { useSuspenseQuery } from '@tanstack/react-query';
import { listExternalAccess, listInternalAccess } from '@tussock/contract';
import type { userAccessRoute } from './route.ts';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import { reading } from '../../session/client.ts';
import { AccessPlaces } from './access-places.tsx';
import { ExternalPeople } from './external-people.tsx';
import { InternalPeople } from './internal-people.tsx';
import styles from './plan-access.module.css';
import { OwnerPanel } from './owner-panel.tsx';
import { SeeAsPanel } from './see-as-panel.tsx';

/** Who is let in to a plan, and as what: people of the provider by role, people outside by name. */
export function UserAccessScreen({ planId, may }: PlanScreenPropsOf<typeof userAccessRoute>) {
  const args = { params: { planId } };
  const { data: internal } = useSuspenseQuery(reading(listInternalAccess, args));
  const { data: external } = useSuspenseQuery(reading(listExternalAccess, args));
  return (
    <PlanPage>
      <div className={styles.page}>
        <AccessPlaces planId={planId} />
        <OwnerPanel planId={planId} mayName={may('inviteOwner')} />
        <InternalPeople
          key={planId}
          planId={planId}
          people={internal.internalAccess}
          mayChangeLead={may('changeLead')}
        />
        <ExternalPeople planId={planId} grants={external.externalAccess} />
        {may('seeAs') && <SeeAsPanel planId={planId} />}
      </div>
    </PlanPage>
  );
}
