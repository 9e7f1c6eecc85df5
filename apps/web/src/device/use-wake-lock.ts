import { useEffect } from 'react';

/** Keeps the screen of the device on while something needs it; browsers without this turn it off as they always do. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined;
    let isLeft = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // Refused on a low battery: the walk goes on all the same.
      const got = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isLeft) void got?.release();
      else lock = got;
    };
    const handleVisibility = (): void => void ask();
    void ask();
    // The browser releases it with the page out of view.
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', handleVisibility);
      void lock?.release();
    };
  }, [isOn]);
}
