import { useParams } from '@tanstack/react-router';
import { useLivePlanIfRead } from '../../sync/index.ts';
import { NotFound } from './not-found.tsx';

/** "Not found" page within a plan. Links to its farm where the person may open that, else home. */
export function NotFoundOnPlan() {
  const planId = useParams({ strict: false })['planId'] ?? '';
  const { plan } = useLivePlanIfRead(planId);
  return <NotFound planId={plan && planId} />;
}
