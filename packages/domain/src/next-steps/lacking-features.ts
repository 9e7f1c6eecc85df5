import { kindByFeatureType, type AnyKind, type Attributes } from '../derive/any-kind.ts';
import { fieldsToFillIn } from '../derive/check-attributes.ts';
import { isRemoved } from '../derive/is-removed.ts';

interface Feature {
  readonly featureType: string;
  readonly properties: Attributes;
}

/** How many features of a kind lack values that are required, and which values. */
export interface LackingKind {
  readonly kind: AnyKind;
  readonly count: number;
  /** Labels, in the order of the form. */
  readonly fields: readonly string[];
}

/** Whether a feature that stands has required values that are still to be filled in. */
export const isLacking = (kind: AnyKind, properties: Attributes): boolean =>
  !isRemoved(properties) && fieldsToFillIn(kind, properties).length > 0;

/** The kinds of which something was drawn that is still to be filled in, those with most of it first. */
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
