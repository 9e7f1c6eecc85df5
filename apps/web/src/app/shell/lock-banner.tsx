import { lifeWords } from '@tussock/domain';
import { PlaceLink } from '../../places/place-link.tsx';
import type { AnyPlanPlace } from '../../places/plan-place.ts';
import { useLockSentence } from '../../sync/index.ts';
import { lifePlace } from '../../screens/plan-life/place.ts';
import { Banner } from './banner.tsx';

/** While a plan waits for its approval, or is archived: that it cannot be changed, before anybody types, and where that is ended. */
export function LockBanner({
  planId,
  place,
  abilities,
}: {
  readonly planId: string;
  readonly place: AnyPlanPlace | undefined;
  /** Of whoever looks at it: the way out is told to those who have it. */
  readonly abilities: readonly string[] | undefined;
}) {
  const sentence = useLockSentence(abilities);
  // The page of the plan's life says it at length.
  if (sentence === null || place === lifePlace) return null;
  return (
    <Banner
      label={lifeWords.bannerLabel}
      icon="lock"
      action={<PlaceLink to={lifePlace.at({ planId })}>{lifePlace.title}</PlaceLink>}
    >
      {sentence}
    </Banner>
  );
}
