import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loading } from '../../session/loading.ts';

// The public pages load nothing that a veil hides. Without its code, what is under way goes on without a veil.
const LoadingOverlay = lazy(() =>
  import('./loading-overlay.ts').then(
    (code) => ({ default: code.LoadingOverlay }),
    () => ({ default: () => null }),
  ),
);

/** Covers the window while something is loading that the person must wait for. */
export function LoadingVeil() {
  const isLoading = useSyncExternalStore(loading.subscribe, loading.read).length > 0;
  return (
    isLoading && (
      <Suspense>
        <LoadingOverlay store={loading} />
      </Suspense>
    )
  );
}
