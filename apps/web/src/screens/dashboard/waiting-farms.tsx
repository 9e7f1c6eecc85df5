import { recordWords } from '@tussock/domain';
import { RouteLink } from '../../routes/route-link.tsx';
import { nameOfStoredPlan, useStoredPlans } from '../../sync/index.ts';
import { onDeviceRoute } from '../plan-on-device/route.ts';
import styles from './dashboard-screen.module.css';

/** Farms in which something waits on this device: nobody has to open one to learn of it. */
export function WaitingFarms() {
  const { data: plans = [] } = useStoredPlans();
  const waiting = plans.filter(({ unsent }) => unsent > 0);
  if (waiting.length === 0) return null;
  return (
    <ul className={styles.waiting} aria-label={recordWords.waitsOnDevice}>
      {waiting.map((plan) => (
        <li key={plan.name}>
          <RouteLink to={onDeviceRoute.at({ planId: plan.planId })}>
            {recordWords.waitsIn(nameOfStoredPlan(plan), plan.unsent)}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
