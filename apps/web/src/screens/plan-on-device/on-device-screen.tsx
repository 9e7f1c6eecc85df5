import { useQuery } from '@tanstack/react-query';
import { Panel, Switch } from '@tussock/ui';
import { useState } from 'react';
import { WaitingList } from '../../activities/show-waiting/index.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { useSync } from '../../sync/index.ts';
import { isSharedDevice, setSharedDevice } from '../../session/shared-device.ts';
import { SaveFarmOffline } from './save-farm-offline.tsx';
import { FarmsOnDevice } from './farms-on-device.tsx';
import styles from './on-device-screen.module.css';
import type { onDeviceRoute } from './route.ts';
import { formatStorage } from './format-storage.ts';

/** From this share on the device is nearly full. */
const NEARLY_FULL = 0.8;

const estimate = async () => (await globalThis.navigator.storage?.estimate?.().catch(() => undefined)) ?? {};

type OfPlace = PlanScreenPropsOf<typeof onDeviceRoute>;

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
            {sync.isKept && <SaveFarmOffline planId={planId} bounds={plan.boundaryBounds} />}
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
        <FarmsOnDevice open={{ planId, name }} />
        <Panel title="Room">
          <p>{formatStorage(usage, quota)}</p>
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
