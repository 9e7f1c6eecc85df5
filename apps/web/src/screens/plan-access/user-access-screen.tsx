import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { listExternalAccess, listInternalAccess, readPlan } from '@tussock/contract';
import { PageContainer } from '@tussock/ui';
import { reading } from '../../session/client.ts';
import { AccessPlaces } from './access-places.tsx';
import { ExternalPeople } from './external-people.tsx';
import { InternalPeople } from './internal-people.tsx';
import styles from './plan-access.module.css';
import { SeeAsPanel } from './see-as-panel.tsx';

/** Who is let in to a plan, and as what: people of the provider by role, people outside by name. */
export function UserAccessScreen() {
  const { planId } = useParams({ from: '/signed-in/plan/$planId' });
  const args = { params: { planId } };
  const { data: plan } = useSuspenseQuery(reading(readPlan, args));
  const { data: internal } = useSuspenseQuery(reading(listInternalAccess, args));
  const { data: external } = useSuspenseQuery(reading(listExternalAccess, args));
  const name = plan.info['propertyName'];
  return (
    <PageContainer title="Who has access" eyebrow={typeof name === 'string' ? name : ''}>
      <div className={styles.page}>
        <AccessPlaces planId={planId} />
        <InternalPeople
          key={planId}
          planId={planId}
          people={internal.internalAccess}
          mayChangeLead={plan.abilities.includes('changeLead')}
        />
        <ExternalPeople planId={planId} grants={external.externalAccess} />
        {plan.abilities.includes('seeAs') && <SeeAsPanel planId={planId} />}
      </div>
    </PageContainer>
  );
}
