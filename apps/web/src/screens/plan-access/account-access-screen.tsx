import { useSuspenseQuery } from '@tanstack/react-query';
import { findAccountCandidates, readPlanAccount } from '@tussock/contract';
import type { accountAccessRoute } from './route.ts';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import { reading } from '../../session/client.ts';
import { AccessPlaces } from './access-places.tsx';
import { AssignedAccount } from './assigned-account.tsx';
import { ConsultantRequest } from './consultant-request.tsx';
import styles from './plan-access.module.css';

/** Which account advises on a plan: ask the provider for one, assign one, remove it. */
export function AccountAccessScreen({ planId }: PlanScreenPropsOf<typeof accountAccessRoute>) {
  const args = { params: { planId } };
  // Read first of all: whoever may not choose an account is refused here, and does not see the page.
  useSuspenseQuery(reading(findAccountCandidates, { ...args, query: { search: '' } }));
  const { data: account } = useSuspenseQuery(reading(readPlanAccount, args));
  return (
    <PlanPage>
      <div className={styles.page}>
        <AccessPlaces planId={planId} />
        <AssignedAccount key={account?._id ?? planId} planId={planId} account={account} />
        <ConsultantRequest planId={planId} />
      </div>
    </PlanPage>
  );
}
