import { recordWords } from '@tussock/domain';
import type { AnyPlanRoute } from '../../routes/plan-route.ts';
import { Banner } from './banner.tsx';
import { useIsOnline } from './use-is-online.ts';

/** Offline banner of a route: what cannot be done here without a connection, said before anybody tries. */
export function LineBanner({ place }: { readonly place: AnyPlanRoute | undefined }) {
  const isOnline = useIsOnline();
  if (isOnline || place?.needsLine === undefined) return null;
  return (
    <Banner icon="info" isTold>
      {recordWords.needsLine(place.needsLine)}
    </Banner>
  );
}
