import { kindsByCollection } from '@tussock/domain';
import type { FeatureChoice } from '../../../activities/edit-fields/index.ts';
import type { PlanMapContent } from '../../../activities/load-plan-map/index.ts';

/** Names of the features of a collection, for a field that refers to them. */
export const namesOf = ({ features }: PlanMapContent, collection: string): readonly FeatureChoice[] => {
  const targets = kindsByCollection(collection);
  return features.flatMap(({ _id, featureType, properties }) => {
    const kind = targets.find(({ wording }) => wording.featureType === featureType);
    return kind ? [{ id: _id, name: kind.label(properties) || kind.names.singular }] : [];
  });
};
