import type { FeatureReply } from '@tussock/contract';
import { kindByFeatureType } from '@tussock/domain';
import { bounds } from '@tussock/geometry';
import { PlaceLink, type PlaceLinkProps } from '../../places/place-link.tsx';
import { showOnMap } from '../../plan-session/show-on-map.ts';
import { kindViewPlace } from '../../screens/kind/place.ts';
import { drawPlace } from '../../screens/plan-edit-map/place.ts';

interface FeatureLinkProps extends Omit<PlaceLinkProps, 'to' | 'onClick'> {
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
      <PlaceLink to={kindViewPlace.at({ planId, kind: route, featureId })} {...rest}>
        {text}
      </PlaceLink>
    );
  return (
    <PlaceLink
      to={drawPlace.at({ planId })}
      onClick={() => showOnMap(featureId, { layerId: kind.id, around: bounds(feature.geometry) })}
      {...rest}
    >
      {text}
    </PlaceLink>
  );
}
