import { kindByFeatureType, type AnyKind, type Attributes } from '../derive/any-kind.ts';
import { fieldsToFillIn } from '../derive/check-attributes.ts';
import { isRemoved } from '../derive/is-removed.ts';

interface Feature {
  readonly featureType: string;
  readonly properties: Attributes;
}

/** Number of features of a kind that lack required values, with the missing fields. */
export interface LackingKind {
  readonly kind: AnyKind;
  readonly count: number;
  /** Labels of the missing fields, in the order of the form. */
  readonly fields: readonly string[];
}

/** Checks whether an existing feature lacks required values. */
export const isLacking = (kind: AnyKind, properties: Attributes): boolean =>
  !isRemoved(properties) && fieldsToFillIn(kind, properties).length > 0;

/** Lists the kinds with features that lack required values, those with most of them first. */
export function lackingFeatures(features: readonly Feature[]): readonly LackingKind[] {
  const lacking = new Map<AnyKind, { count: number; fields: Set<string> }>();
  for (const { featureType, properties } of features) {
    const kind = kindByFeatureType(featureType);
    if (!kind || !isLacking(kind, properties)) continue;
    const known = lacking.get(kind) ?? { count: 0, fields: new Set() };
    for (const label of fieldsToFillIn(kind, properties)) known.fields.add(label);
    lacking.set(kind, { count: known.count + 1, fields: known.fields });
  }
  return [...lacking]
    .map(([kind, { count, fields }]) => ({ kind, count, fields: [...fields] }))
    .sort((one, other) => other.count - one.count);
}
