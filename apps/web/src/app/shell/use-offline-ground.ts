import type { Bounds } from '@tussock/geometry';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { databaseName, keptOnPurpose } from '../../sync/device/opened-plans.ts';
import { currentUserStore } from '../../session/current-user.ts';

/** Delay in milliseconds: the screen is loaded first. */
const REST_MS = 8000;

/** Completes the stored ground under an offline farm while the farm is open: the connection may have broken during the first download. */
export function useOfflineGround(planId: string, bounds: Bounds | null | undefined): void {
  const userId = useStore(currentUserStore, ({ user }) => user?._id);
  const [west, south, east, north] = bounds ?? [];
  useEffect(() => {
    const isKept = userId !== undefined && keptOnPurpose().includes(databaseName(userId, planId));
    if (!isKept || west === undefined || south === undefined || east === undefined || north === undefined)
      return undefined;
    const stop = new AbortController();
    const fill = async (): Promise<void> => {
      const { saveOfflineGroundUnder } = await import('../../session/offline-ground.ts');
      await saveOfflineGroundUnder(planId, [west, south, east, north], { signal: stop.signal });
    };
    // Without a line it comes another time; how much is there is said on the page of the device.
    const timer = setTimeout(() => void fill().catch(() => undefined), REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [userId, planId, west, south, east, north]);
}
