import { useQuery } from '@tanstack/react-query';
import { Button, Panel, Switch, Tag } from '@tussock/ui';
import { useState } from 'react';
import { WaitingList } from '../../activities/show-waiting/index.ts';
import { PlaceLink } from '../../places/place-link.tsx';
import { PlanPage } from '../../places/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../places/plan-place.ts';
import type { KeptPlan } from '../../plan-session/replica/kept-plans.ts';
import { eraseDatabase } from '../../plan-session/replica/replica-store.ts';
import { useSync } from '../../record/index.ts';
import { letGo } from '../../session/erase-device.ts';
import { nameOfKept, useKeptPlans } from '../../session/kept-plans-of-me.ts';
import { isSharedDevice, setSharedDevice } from '../../session/shared-device.ts';
import { farmPlace } from '../plan-farm/place.ts';
import { DiscardFarm } from './discard-farm.tsx';
import { KeepFarm } from './keep-farm.tsx';
import styles from './on-device-screen.module.css';
import type { onDevicePlace } from './place.ts';
import { sayRoom } from './say-room.ts';

/** From this share on the device is nearly full. */
const NEARLY_FULL = 0.8;

const estimate = async () => (await globalThis.navigator.storage?.estimate?.().catch(() => undefined)) ?? {};

type OfPlace = PlanScreenPropsOf<typeof onDevicePlace>;

interface OnDeviceProps extends Pick<OfPlace, 'planId' | 'name'> {
  readonly plan: Pick<OfPlace['plan'], 'boundaryBounds'>;
}

/** What waits to be sent, which farms open without a line here, and how much room there is. */
export function OnDeviceScreen({ planId, name, plan }: OnDeviceProps) {
  const sync = useSync();
  const [isShared, setIsShared] = useState(isSharedDevice);
  const { data: room } = useQuery({ queryKey: ['device', 'room'], queryFn: estimate, gcTime: 0 });
  const { usage = 0, quota = 0 } = room ?? {};
  return (
    <PlanPage>
      <div className={styles.panels}>
        <Panel title="What waits">
          <WaitingList planId={planId} waiting={sync.waiting} isKept={sync.isKept} />
        </Panel>
        <Panel title="This farm">
          <div className={styles.farm}>
            <p>
              {sync.isKept
                ? `${name} is on this device: it opens offline, and what you do there is sent once you are back online. In a private window all of it is gone when the window is closed.`
                : `${name} is not on this device. What you do is sent straight away, and is lost if you close the page while offline.`}
            </p>
            {sync.isKept && <KeepFarm planId={planId} bounds={plan.boundaryBounds} />}
            <Switch
              isSelected={isShared}
              onChange={(shared) => {
                setIsShared(shared);
                setSharedDevice(shared);
              }}
            >
              Others use this device: keep nothing on it
            </Switch>
            {isShared !== !sync.isKept && (
              <p className={styles.note}>This takes effect the next time the page is opened.</p>
            )}
          </div>
        </Panel>
        <KeptPlans open={{ planId, name }} />
        <Panel title="Room">
          <p>{sayRoom(usage, quota)}</p>
          {quota > 0 && usage > quota * NEARLY_FULL && (
            <p role="alert" className={styles.warning}>
              This device is about to run out of room. Send what waits, or remove farms you do not need here.
            </p>
          )}
          <p className={styles.note}>
            On a phone, add Tussock to the Home Screen: the browser then keeps what waits for longer.
          </p>
        </Panel>
      </div>
    </PlanPage>
  );
}

interface OpenFarm {
  readonly planId: string;
  readonly name: string;
}

const nameOfPlan = (plan: KeptPlan, open: OpenFarm): string =>
  plan.planId === open.planId ? open.name : nameOfKept(plan);

function KeptPlans({ open }: { readonly open: OpenFarm }) {
  const { data: plans = [], refetch } = useKeptPlans();
  const [discarded, setDiscarded] = useState<KeptPlan | null>(null);
  const remove = async (plan: KeptPlan): Promise<void> => {
    await letGo(plan);
    await eraseDatabase(plan.name);
    await refetch();
  };
  return (
    <Panel title="Farms kept here">
      {plans.length === 0 && <p className={styles.note}>None yet: a farm is kept when it is opened.</p>}
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.name}>
            <PlaceLink to={farmPlace.at({ planId: plan.planId })}>{nameOfPlan(plan, open)}</PlaceLink>
            {plan.unsent > 0 && <Tag variant="warning">{`${plan.unsent} not sent`}</Tag>}
            {plan.unsent > 0 && plan.planId !== open.planId && (
              <Button
                size="small"
                isQuiet
                aria-label={`Remove ${nameOfPlan(plan, open)} and what was not sent`}
                onClick={() => setDiscarded(plan)}
              >
                Remove…
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
