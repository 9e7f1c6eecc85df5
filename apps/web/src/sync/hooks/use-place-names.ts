import type { FeatureReply } from '@tussock/contract';
import { kindByFeatureType, kinds } from '@tussock/domain';
import { useMemo } from 'react';
import { usePlanFeatures } from './use-plan-features.ts';

/** What actions may be linked to, and how it is called. */
export interface PlaceNames {
  readonly nameOf: (id: string) => string | undefined;
  readonly isUnit: (id: string) => boolean;
  readonly byId: ReadonlyMap<string, FeatureReply>;
}

/** What a feature is called: by its label, or by its kind where it has none. */
export const nameOfFeature = ({ featureType, properties }: FeatureReply): string => {
  const kind = kindByFeatureType(featureType);
  return kind ? kind.label(properties) || kind.names.singular : featureType;
};

/** The features of the open plan by their names, and which are land units. */
export function usePlaceNames(planId: string): PlaceNames {
  const features = usePlanFeatures(planId);
  return useMemo(() => {
    const byId = new Map(features.map((feature) => [feature._id, feature]));
    return {
      byId,
      nameOf: (id) => {
        const feature = byId.get(id);
        return feature && nameOfFeature(feature);
      },
      isUnit: (id) => byId.get(id)?.featureType === kinds.lmu.wording.featureType,
    };
  }, [features]);
}
