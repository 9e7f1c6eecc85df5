import { Link } from '@tanstack/react-router';
import type { FeatureReply } from '@tussock/contract';
import { kindByFeatureType } from '@tussock/domain';

/** The name of a feature, leading to its page where its kind has one. */
export function FeatureLink({ feature }: { readonly feature: FeatureReply }) {
  const kind = kindByFeatureType(feature.featureType);
  const name = kind?.label(feature.properties) || kind?.names.singular || '';
  const route = kind?.wording.route ?? null;
  if (route === null) return <>{name}</>;
  return <Link to={`/plan/${feature.planId}/view/${route}/${feature._id}` as '/'}>{name}</Link>;
}
