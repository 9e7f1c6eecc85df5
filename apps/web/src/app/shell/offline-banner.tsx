import { refusals } from '@tussock/domain';
import { Banner } from './banner.tsx';
import { useIsOnline } from './use-is-online.ts';

/** Banner on every screen while there is no connection. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    // The frame of the words stands always: only so is it told that they have come.
    <div role="status">{!isOnline && <Banner tone="warning">{refusals.offline}</Banner>}</div>
  );
}
