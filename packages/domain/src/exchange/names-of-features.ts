import { kindsByCollection, type AnyKind, type Attributes } from '../derive/any-kind.ts';
import type { FeatureNames } from '../codecs/field-codec.ts';
import { nameKey } from '../formats/name-key.ts';

/** Feature with its name, for look-ups by name. */
export interface NamedFeature {
  readonly id: string;
  readonly kind: AnyKind;
  readonly attributes: Attributes;
}

/** Indexes the names of a plan's features by collection. An index is built on first use, because most lists have no references. */
export function namesOfFeatures(features: readonly NamedFeature[]): FeatureNames {
  const byCollection = new Map<string, { names: Map<string, string>; ids: Map<string, string[]> }>();
  const bookOf = (collection: string) => {
    const known = byCollection.get(collection);
    if (known) return known;
    const kindIds = new Set<string>(kindsByCollection(collection).map(({ id }) => id));
    const names = new Map<string, string>();
    const ids = new Map<string, string[]>();
    for (const { id, kind, attributes } of features.filter((feature) => kindIds.has(feature.kind.id))) {
      const name = kind.label(attributes);
      names.set(id, name);
      ids.set(nameKey(name), [...(ids.get(nameKey(name)) ?? []), id]);
    }
    const made = { names, ids };
    byCollection.set(collection, made);
    return made;
  };
  return {
    nameOf: (collection, id) => bookOf(collection).names.get(id),
    idsNamed: (collection, name) => bookOf(collection).ids.get(nameKey(name)) ?? [],
  };
}
