import { refusals } from '@tussock/domain';
import { useSyncExternalStore } from 'react';
import styles from './offline-banner.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says on every screen that there is no connection, for as long as there is none. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    // The frame of the words stands always: only so is it told that they have come.
    <div role="status" className={isOnline ? undefined : styles.banner}>
      {!isOnline && refusals.offline}
    </div>
  );
}
