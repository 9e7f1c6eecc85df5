import type { FeatureReply } from '@tussock/contract';
import { kindByFeatureType } from '@tussock/domain';
import { bounds } from '@tussock/geometry';
import { RouteLink, type RouteLinkProps } from '../../routes/route-link.tsx';
import { showOnMap } from '../../plan-session/show-on-map.ts';
import { kindViewRoute } from '../../screens/kind/route.ts';
import { drawRoute } from '../../screens/plan-edit-map/route.ts';

interface FeatureLinkProps extends Omit<RouteLinkProps, 'to' | 'onClick'> {
  readonly feature: FeatureReply;
}

/** The name of a feature, or what is handed, leading to its page; to the map, where it is then chosen, where its kind has none. */
export function FeatureLink({ feature, children, ...rest }: FeatureLinkProps) {
  const { _id: featureId, planId } = feature;
  const kind = kindByFeatureType(feature.featureType);
  const text = children ?? (kind?.label(feature.properties) || kind?.names.singular || '');
  if (!kind) return text;
  const { route } = kind.wording;
  if (route !== null)
    return (
      <RouteLink to={kindViewRoute.at({ planId, kind: route, featureId })} {...rest}>
        {text}
      </RouteLink>
    );
  return (
    <RouteLink
      to={drawRoute.at({ planId })}
      onClick={() => showOnMap(featureId, { layerId: kind.id, around: bounds(feature.geometry) })}
      {...rest}
    >
      {text}
    </RouteLink>
  );
}
