import { recordWords } from '@tussock/domain';
import { Button, Panel, Tag } from '@tussock/ui';
import { useState } from 'react';
import { RouteLink } from '../../routes/route-link.tsx';
import { type StoredPlan, eraseKept } from '../../sync/device/index.ts';
import { nameOfStoredPlan, useStoredPlans } from '../../sync/index.ts';
import { farmRoute } from '../plan-farm/route.ts';
import { DiscardFarm } from './discard-farm.tsx';
import { GoneFarms } from './gone-farms.tsx';
import styles from './on-device-screen.module.css';

interface OpenFarm {
  readonly planId: string;
  readonly name: string;
}

const nameOfPlan = (plan: StoredPlan, open: OpenFarm | undefined): string =>
  plan.planId === open?.planId ? open.name : nameOfStoredPlan(plan);

/** The farms that are kept on this device, and what was not sent of each. What waits on the open farm is listed elsewhere. */
export function FarmsOnDevice({ open }: { readonly open?: OpenFarm }) {
  const { data: plans = [], refetch } = useStoredPlans();
  const [discarded, setDiscarded] = useState<StoredPlan | null>(null);
  const remove = async (plan: StoredPlan): Promise<void> => {
    await eraseKept(plan);
    await refetch();
  };
  return (
    <Panel title="Farms kept here">
      {plans.length === 0 && <p className={styles.note}>None yet: a farm is kept when it is opened.</p>}
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.name}>
            <RouteLink to={farmRoute.at({ planId: plan.planId })}>{nameOfPlan(plan, open)}</RouteLink>
            {plan.unsent > 0 && <Tag variant="warning">{`${plan.unsent} not sent`}</Tag>}
            {plan.unsent > 0 && plan.planId !== open?.planId && (
              <Button
                size="small"
                isQuiet
                aria-label={recordWords.seeUnsentOf(nameOfPlan(plan, open))}
                onClick={() => setDiscarded(plan)}
              >
                {recordWords.seeUnsent}
              </Button>
            )}
            {plan.unsent === 0 && (
              <Button
                size="small"
                isQuiet
                aria-label={`Remove ${nameOfPlan(plan, open)} from this device`}
                onClick={() => void remove(plan)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      <GoneFarms />
      {discarded && (
        <DiscardFarm
          plan={discarded}
          name={nameOfPlan(discarded, open)}
          onLeave={() => setDiscarded(null)}
          onDiscard={() => {
            setDiscarded(null);
            void remove(discarded);
          }}
        />
      )}
    </Panel>
  );
}
