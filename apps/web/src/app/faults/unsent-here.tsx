import { recordWords } from '@tussock/domain';
import { RouteLink } from '../../routes/route-link.tsx';
import { keptFarmsRoute } from '../../screens/plan-on-device/route.ts';
import { useStoredPlans } from '../../sync/device/use-stored-plans.ts';

/** On the page of a plan that the person lost access to: shows that this device has unsent work of theirs, with a link to it. */
export function UnsentHere({ planId }: { readonly planId: string }) {
  const { data: plans = [] } = useStoredPlans();
  const unsent = plans.find((plan) => plan.planId === planId)?.unsent ?? 0;
  if (unsent === 0) return null;
  return (
    <p>
      {recordWords.unsentOfClosed(unsent)}{' '}
      <RouteLink to={keptFarmsRoute.at()}>{recordWords.seeUnsent}</RouteLink>
    </p>
  );
}
