import { counted, sayBytes } from '@tussock/domain';
import type { Bounds } from '@tussock/geometry';
import { Switch } from '@tussock/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { databaseName, keepOnPurpose, keptOnPurpose, letGo } from '../../sync/device/index.ts';
import { currentUserStore } from '../../session/current-user.ts';
import {
  GROUND_ROOM,
  saveOfflineGroundUnder,
  readOfflineGround,
  type OfflineGround,
} from '../../session/offline-ground.ts';
import styles from './on-device-screen.module.css';

type Coming = 'coming' | 'whole' | 'broken';

const sentences: Record<Coming, string> = {
  coming: 'The map under it is on its way.',
  whole: 'The map under it is here.',
  broken: 'The rest of the map under it comes when you are back online.',
};

/** Downloads the ground under a farm while it is saved offline; returns the progress. */
function useGround(planId: string, bounds: Bounds | null, isKept: boolean) {
  const [kept, setKept] = useState<OfflineGround | null>(null);
  const [coming, setComing] = useState<Coming>('coming');
  useEffect(() => {
    if (!isKept || !bounds) return undefined;
    const stop = new AbortController();
    const bring = async (): Promise<void> => {
      setKept(await readOfflineGround(planId));
      await saveOfflineGroundUnder(planId, bounds, { signal: stop.signal, tell: setKept });
    };
    bring().then(
      () => setComing('whole'),
      () => stop.signal.aborted || setComing('broken'),
    );
    return () => stop.abort();
  }, [planId, bounds, isKept]);
  return { kept, coming };
}

/** Switch that saves a farm offline: it is never removed to make room for others, and includes the ground under it. */
export function SaveFarmOffline({
  planId,
  bounds,
}: {
  readonly planId: string;
  readonly bounds: Bounds | null;
}) {
  const userId = useStore(currentUserStore, ({ user }) => user?._id ?? '');
  const name = databaseName(userId, planId);
  const [isKept, setIsKept] = useState(() => keptOnPurpose().includes(name));
  const { kept, coming } = useGround(planId, bounds, isKept);
  const change = (keeps: boolean): void => {
    setIsKept(keeps);
    if (keeps) keepOnPurpose(name, true);
    else void letGo({ name, planId });
  };
  return (
    <>
      <Switch isSelected={isKept} onChange={change}>
        Keep this farm on this device
      </Switch>
      <p className={styles.note} role="status">
        {!isKept
          ? 'It may make room for farms you open later, and the map under it is what you looked at lately.'
          : !bounds
            ? 'The map under it comes once the farm has a boundary.'
            : `${sentences[coming]} ${kept ? `${counted(kept.pieces, 'piece', 'pieces')}, ${sayBytes(kept.bytes)} of at most ${sayBytes(GROUND_ROOM.bytes)}.` : ''}`}
      </p>
    </>
  );
}
