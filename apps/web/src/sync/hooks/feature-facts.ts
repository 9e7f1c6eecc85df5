import type { FeatureReply } from '@tussock/contract';
import type { FeatureNames, Measures, NamedFeature } from '@tussock/domain';
import { kindByFeatureType, namesOfFeatures, type AnyKind } from '@tussock/domain';

/** The figures of a feature's shape, as checks and columns ask for them. */
export const measuresOf = ({ areaHectares, areaM2, lengthMetres }: FeatureReply): Measures => ({
  ...(areaHectares === null ? {} : { areaHectares }),
  ...(areaM2 === null ? {} : { areaM2 }),
  ...(lengthMetres === null ? {} : { lengthMetres }),
});

/** The names of a plan's features, and of those that are about to be on it, for values that point at some of them. */
export const featureNamesFrom = (
  features: readonly FeatureReply[],
  more: readonly NamedFeature[] = [],
): FeatureNames =>
  namesOfFeatures([
    ...features.flatMap(({ _id, featureType, properties }) => {
      const kind = kindByFeatureType(featureType);
      return kind ? [{ id: _id, kind, attributes: properties }] : [];
    }),
    ...more,
  ]);

/** The features of one kind. */
export const featuresOfKind = (features: readonly FeatureReply[], kind: AnyKind): readonly FeatureReply[] =>
  features.filter(({ featureType }) => featureType === kind.wording.featureType);
