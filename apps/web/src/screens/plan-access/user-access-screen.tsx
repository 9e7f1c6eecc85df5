import { useSuspenseQuery } from '@tanstack/react-query';
import { listExternalAccess, listInternalAccess, readPlanAccount, readPlanOwner } from '@tussock/contract';
import type { userAccessRoute } from './route.ts';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import { reading } from '../../session/client.ts';
import { AccessPlaces } from './access-places.tsx';
import { PeopleTable } from './people-table.tsx';
import styles from './plan-access.module.css';
import { SeeAsPanel } from './see-as-panel.tsx';

/** Who is let in to a plan, and as what: the owner, people of the provider by role, the adviser, and people outside by name. */
export function UserAccessScreen({ planId, may }: PlanScreenPropsOf<typeof userAccessRoute>) {
  const args = { params: { planId } };
  const { data: internal } = useSuspenseQuery(reading(listInternalAccess, args));
  const { data: external } = useSuspenseQuery(reading(listExternalAccess, args));
  const { data: owner } = useSuspenseQuery(reading(readPlanOwner, args));
  const { data: account } = useSuspenseQuery(reading(readPlanAccount, args));
  return (
    <PlanPage width="wide">
      <div className={styles.page}>
        <AccessPlaces planId={planId} />
        <PeopleTable
          key={planId}
          planId={planId}
          owner={owner}
          staff={internal.internalAccess}
          account={account}
          grants={external.externalAccess}
          mayChangeLead={may('changeLead')}
          mayNameOwner={may('inviteOwner')}
        />
        {may('seeAs') && <SeeAsPanel planId={planId} />}
      </div>
    </PlanPage>
  );
}
