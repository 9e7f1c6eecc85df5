import { dayInNewZealand, kinds, withPassedSeason, type AnyKind } from '@tussock/domain';
import type { FeatureContent, FeatureRow } from './feature-store.ts';
import { attributesOfRow } from './present-feature.ts';

/**
 * Completes a paddock for saving: the former season is added to its rotation when a new one begins. Features of other kinds are returned unchanged.
 */
export function settleRotation(
  kind: AnyKind,
  { standing, at }: { readonly standing: FeatureRow; readonly at: Date },
  content: FeatureContent,
): FeatureContent {
  if (kind.id !== kinds.paddock.id) return content;
  const days = { writtenOn: dayInNewZealand(new Date(standing.updatedAt)), today: dayInNewZealand(at) };
  return { ...content, attributes: withPassedSeason(attributesOfRow(standing), content.attributes, days) };
}
