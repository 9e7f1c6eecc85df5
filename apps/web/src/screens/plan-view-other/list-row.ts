import type { FeatureReply } from '@tussock/contract';
import type { FeatureNames, Measures } from '@tussock/domain';
import { kindByFeatureType, kindsByCollection, type AnyKind } from '@tussock/domain';

/** The figures of a feature's shape, as checks and columns ask for them. */
export const measuresOf = ({ areaHectares, areaM2, lengthMetres }: FeatureReply): Measures => ({
  ...(areaHectares === null ? {} : { areaHectares }),
  ...(areaM2 === null ? {} : { areaM2 }),
  ...(lengthMetres === null ? {} : { lengthMetres }),
});

const nameOf = (feature: FeatureReply): string =>
  kindByFeatureType(feature.featureType)?.label(feature.properties) ?? '';

const squashed = (name: string): string => name.trim().toLowerCase();

/** The names of a plan's features by collection. Made once a collection is asked about: most lists point at nothing. */
export function featureNamesFrom(features: readonly FeatureReply[]): FeatureNames {
  const byCollection = new Map<string, { names: Map<string, string>; ids: Map<string, string[]> }>();
  const bookOf = (collection: string) => {
    const known = byCollection.get(collection);
    if (known) return known;
    const types = new Set(kindsByCollection(collection).map(({ wording }) => wording.featureType));
    const names = new Map<string, string>();
    const ids = new Map<string, string[]>();
    for (const feature of features.filter(({ featureType }) => types.has(featureType))) {
      const name = nameOf(feature);
      names.set(feature._id, name);
      ids.set(squashed(name), [...(ids.get(squashed(name)) ?? []), feature._id]);
    }
    const made = { names, ids };
    byCollection.set(collection, made);
    return made;
  };
  return {
    nameOf: (collection, id) => bookOf(collection).names.get(id),
    idsNamed: (collection, name) => bookOf(collection).ids.get(squashed(name)) ?? [],
  };
}

/** The features of one kind. */
export const featuresOfKind = (features: readonly FeatureReply[], kind: AnyKind): readonly FeatureReply[] =>
  features.filter(({ featureType }) => featureType === kind.wording.featureType);
