import { dayInNewZealand, kinds, withPassedSeason, type AnyKind } from '@tussock/domain';
import type { FeatureContent, FeatureRow } from './feature-store.ts';
import { attributesOfRow } from './present-feature.ts';

/** A paddock as it is saved over how it stood: the season that has passed joins its rotation. Features of other kinds are left as they are. */
export function settleRotation(
  kind: AnyKind,
  { standing, at }: { readonly standing: FeatureRow; readonly at: Date },
  content: FeatureContent,
): FeatureContent {
  if (kind.id !== kinds.paddock.id) return content;
  const days = { writtenOn: dayInNewZealand(new Date(standing.updatedAt)), today: dayInNewZealand(at) };
  return { ...content, attributes: withPassedSeason(attributesOfRow(standing), content.attributes, days) };
}
