import { useParams } from '@tanstack/react-router';
import { useLivePlanIfRead } from '../../sync/index.ts';
import { NotFound } from './not-found.tsx';

/** No such page of a plan: the way on is its farm where that can be opened, and home where it is not there or not for this person. */
export function NotFoundOnPlan() {
  const planId = useParams({ strict: false })['planId'] ?? '';
  const { plan } = useLivePlanIfRead(planId);
  return <NotFound planId={plan && planId} />;
}
