import type { FeatureReply } from '@tussock/contract';
import { kindByFeatureType } from '@tussock/domain';
import { kindViewPlace } from '../../screens/kind/place.ts';
import { PlaceLink } from '../../places/place-link.tsx';

/** The name of a feature, leading to its page where its kind has one. */
export function FeatureLink({ feature }: { readonly feature: FeatureReply }) {
  const kind = kindByFeatureType(feature.featureType);
  const name = kind?.label(feature.properties) || kind?.names.singular || '';
  const route = kind?.wording.route ?? null;
  if (route === null) return <>{name}</>;
  return (
    <PlaceLink to={kindViewPlace.at({ planId: feature.planId, kind: route, featureId: feature._id })}>
      {name}
    </PlaceLink>
  );
}
