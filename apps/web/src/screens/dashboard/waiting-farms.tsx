import { recordWords } from '@tussock/domain';
import { PlaceLink } from '../../places/place-link.tsx';
import type { KeptPlan } from '../../plan-session/replica/kept-plans.ts';
import { listedName, nameOfKept, useGonePlans, useKeptPlans } from '../../session/kept-plans-of-me.ts';
import { keptFarmsPlace, onDevicePlace } from '../plan-on-device/place.ts';
import styles from './dashboard-screen.module.css';

/** Where the work of a farm is seen: that of one which is not listed may be closed, and is seen outside of it. */
const placeOf = (plan: KeptPlan) =>
  listedName(plan) === undefined ? keptFarmsPlace.at() : onDevicePlace.at({ planId: plan.planId });

/** What this device keeps: the work in each farm that was not sent, farms that went, and the way to all of it. */
export function WaitingFarms() {
  const { data: plans = [] } = useKeptPlans();
  const { data: gone = [] } = useGonePlans();
  const waiting = plans.filter(({ unsent }) => unsent > 0);
  if (plans.length === 0 && gone.length === 0) return null;
  return (
    <>
      {waiting.length > 0 && (
        <ul className={styles.waiting} aria-label={recordWords.waitsOnDevice}>
          {waiting.map((plan) => (
            <li key={plan.name}>
              <PlaceLink to={placeOf(plan)}>{recordWords.waitsIn(nameOfKept(plan), plan.unsent)}</PlaceLink>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.onDevice}>
        <PlaceLink to={keptFarmsPlace.at()}>{keptFarmsPlace.title}</PlaceLink>
        {gone.length > 0 && ` · ${recordWords.goneFarms(gone.length)}`}
      </p>
    </>
  );
}
