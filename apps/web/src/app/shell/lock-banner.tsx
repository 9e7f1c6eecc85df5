import { lifeWords } from '@tussock/domain';
import { RouteLink } from '../../routes/route-link.tsx';
import type { AnyPlanRoute } from '../../routes/plan-route.ts';
import { useLockSentence } from '../../sync/index.ts';
import { lifeRoute } from '../../screens/plan-life/route.ts';
import { Banner } from './banner.tsx';

/** While a plan waits for its approval, or is archived: that it cannot be changed, before anybody types, and where that is ended. */
export function LockBanner({
  planId,
  place,
  abilities,
}: {
  readonly planId: string;
  readonly place: AnyPlanRoute | undefined;
  /** Of whoever looks at it: the way out is told to those who have it. */
  readonly abilities: readonly string[] | undefined;
}) {
  const sentence = useLockSentence(abilities);
  // The page of the plan's life says it at length.
  if (sentence === null || place === lifeRoute) return null;
  return (
    <Banner
      label={lifeWords.bannerLabel}
      icon="lock"
      action={<RouteLink to={lifeRoute.at({ planId })}>{lifeRoute.title}</RouteLink>}
    >
      {sentence}
    </Banner>
  );
}
