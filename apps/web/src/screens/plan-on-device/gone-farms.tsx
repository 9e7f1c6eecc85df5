import { recordWords } from '@tussock/domain';
import { Button } from '@tussock/ui';
import { PlaceLink } from '../../places/place-link.tsx';
import { forgetOpening, type GonePlan } from '../../plan-session/replica/gone-plans.ts';
import { nameOfKept, useGonePlans } from '../../session/kept-plans-of-me.ts';
import { farmPlace } from '../plan-farm/place.ts';
import styles from './on-device-screen.module.css';

/** The farms this device kept and does not any more, until that was read. */
export function GoneFarms() {
  const { data: plans = [], refetch } = useGonePlans();
  if (plans.length === 0) return null;
  const dismiss = ({ name }: GonePlan): void => {
    forgetOpening(name);
    void refetch();
  };
  return (
    <>
      <p className={styles.note}>{recordWords.goneFarmsAbout}</p>
      <ul className={styles.plans} aria-label={recordWords.goneFarms(plans.length)}>
        {plans.map((plan) => (
          <li key={plan.name}>
            <PlaceLink to={farmPlace.at({ planId: plan.planId })}>{nameOfKept(plan)}</PlaceLink>
            <Button
              size="small"
              isQuiet
              aria-label={`Dismiss ${nameOfKept(plan)}`}
              onClick={() => dismiss(plan)}
            >
              Dismiss
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
