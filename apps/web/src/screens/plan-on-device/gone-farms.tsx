import { recordWords } from '@tussock/domain';
import { Button } from '@tussock/ui';
import { RouteLink } from '../../routes/route-link.tsx';
import { forgetOpening, type GonePlan } from '../../sync/device/index.ts';
import { nameOfStoredPlan, useGonePlans } from '../../sync/index.ts';
import { farmRoute } from '../plan-farm/route.ts';
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
            <RouteLink to={farmRoute.at({ planId: plan.planId })}>{nameOfStoredPlan(plan)}</RouteLink>
            <Button
              size="small"
              isQuiet
              aria-label={`Dismiss ${nameOfStoredPlan(plan)}`}
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
