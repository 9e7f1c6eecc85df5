import { useSyncExternalStore } from 'react';
import type { LoadingStore } from '../loading/loading-store.ts';
import { Spinner } from '../surfaces/spinner.tsx';
import { FullScreenOverlay } from './full-screen-overlay.tsx';
import styles from './loading-overlay.module.css';

export interface LoadingOverlayProps {
  readonly store: LoadingStore;
  readonly label?: string;
}

/** Covers the window while any loading type is active. Appears after a short delay, so that quick work does not flicker. */
export function LoadingOverlay({ store, label = 'Loading…' }: LoadingOverlayProps) {
  const active = useSyncExternalStore(store.subscribe, store.read);
  if (active.length === 0) return null;
  return (
    <div className={styles.late} data-loading={active.join(' ')}>
      <FullScreenOverlay look="veil">
        <Spinner size="large" label={label} />
      </FullScreenOverlay>
    </div>
  );
}
