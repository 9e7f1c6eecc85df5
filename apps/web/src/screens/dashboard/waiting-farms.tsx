import { recordWords } from '@tussock/domain';
import { RouteLink } from '../../routes/route-link.tsx';
import type { StoredPlan } from '../../sync/device/index.ts';
import { listedName, nameOfStoredPlan, useGonePlans, useStoredPlans } from '../../sync/index.ts';
import { keptFarmsRoute, onDeviceRoute } from '../plan-on-device/route.ts';
import styles from './dashboard-screen.module.css';

/** Route to a farm's unsent work: a farm that is not listed may be closed, so its work is shown outside of it. */
const routeTo = (plan: StoredPlan) =>
  listedName(plan) === undefined ? keptFarmsRoute.at() : onDeviceRoute.at({ planId: plan.planId });

/** What this device stores: unsent work by farm, farms that were removed, and links to all of it. */
export function WaitingFarms() {
  const { data: plans = [] } = useStoredPlans();
  const { data: gone = [] } = useGonePlans();
  const waiting = plans.filter(({ unsent }) => unsent > 0);
  if (plans.length === 0 && gone.length === 0) return null;
  return (
    <>
      {waiting.length > 0 && (
        <ul className={styles.waiting} aria-label={recordWords.waitsOnDevice}>
          {waiting.map((plan) => (
            <li key={plan.name}>
              <RouteLink to={routeTo(plan)}>
                {recordWords.waitsIn(nameOfStoredPlan(plan), plan.unsent)}
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.onDevice}>
        <RouteLink to={keptFarmsRoute.at()}>{keptFarmsRoute.title}</RouteLink>
        {gone.length > 0 && ` · ${recordWords.goneFarms(gone.length)}`}
      </p>
    </>
  );
}
