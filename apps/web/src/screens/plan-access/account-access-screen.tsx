import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { findAccountCandidates, readPlan, readPlanAccount } from '@tussock/contract';
import { PageContainer } from '@tussock/ui';
import { reading } from '../../session/client.ts';
import { AccessPlaces } from './access-places.tsx';
import { AssignedAccount } from './assigned-account.tsx';
import { ConsultantRequest } from './consultant-request.tsx';
import styles from './plan-access.module.css';

/** Which account advises on a plan: ask the provider for one, assign one, remove it. */
export function AccountAccessScreen() {
  const { planId } = useParams({ from: '/signed-in/plan/$planId' });
  const args = { params: { planId } };
  const { data: plan } = useSuspenseQuery(reading(readPlan, args));
  // Read first of all: whoever may not choose an account is refused here, and does not see the page.
  useSuspenseQuery(reading(findAccountCandidates, { ...args, query: { search: '' } }));
  const { data: account } = useSuspenseQuery(reading(readPlanAccount, args));
  const name = plan.info['propertyName'];
  return (
    <PageContainer title="Adviser" eyebrow={typeof name === 'string' ? name : ''}>
      <div className={styles.page}>
        <AccessPlaces planId={planId} />
        <AssignedAccount key={account?._id ?? planId} planId={planId} account={account} />
        <ConsultantRequest planId={planId} />
      </div>
    </PageContainer>
  );
}
