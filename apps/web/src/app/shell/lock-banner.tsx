import { lifeWords } from '@tussock/domain';
import { RouteLink } from '../../routes/route-link.tsx';
import type { AnyPlanRoute } from '../../routes/plan-route.ts';
import { useLockSentence } from '../../sync/index.ts';
import { lifeRoute } from '../../screens/plan-life/route.ts';
import { Banner } from './banner.tsx';

/** Banner of a plan that awaits approval, or is archived: says that it cannot be changed, and where that can be ended. */
export function LockBanner({
  planId,
  place,
  abilities,
}: {
  readonly planId: string;
  readonly place: AnyPlanRoute | undefined;
  /** The viewer's abilities: only those who can end the lock get the link. */
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
