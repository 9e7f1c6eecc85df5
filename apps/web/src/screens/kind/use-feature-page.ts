import { formKeys, goneText } from '../../session/drafts.ts';
import type { FeatureReply } from '@tussock/contract';
import { goneWords, kindByFeatureType, kindsByRoute, type AnyKind } from '@tussock/domain';
import { usePlanMap, type PlanMapContent } from '../../activities/load-plan-map/index.ts';
import { GoneError } from '../../places/gone-error.ts';
import { drawPlace } from '../plan-edit-map/place.ts';

interface FeaturePageParams {
  readonly planId: string;
  /** The segment of the address that names the kind; several kinds may share one. */
  readonly kind: string;
  readonly featureId: string;
}

export interface FeaturePage {
  readonly feature: FeatureReply;
  readonly kind: AnyKind;
  readonly content: PlanMapContent;
}

/**
 * The feature an address names, with its kind and the plan around it. One that is being deleted on this page (`leaving`) is gone from
 * the list before its page is left. Null while the plan's record is still being opened, or may be without it for its age.
 *
 * @throws {GoneError} when there is no such kind or feature on the plan, or no more
 */
export function useFeaturePage(
  { planId, kind: route, featureId }: FeaturePageParams,
  leaving: FeatureReply | null = null,
): FeaturePage | null {
  const content = usePlanMap(planId);
  const feature = content.features.find(({ _id }) => _id === featureId.toLowerCase()) ?? leaving ?? undefined;
  const kind = feature && kindByFeatureType(feature.featureType);
  if (!feature && (content.isLoading || content.mayBeOld)) return null;
  if (!feature || !kind || !kindsByRoute(route).includes(kind))
    throw new GoneError(
      goneWords.feature.title,
      goneText(goneWords.feature.text, formKeys.feature(featureId.toLowerCase())),
      {
        to: drawPlace.at({ planId }),
        label: goneWords.toMap,
      },
    );
  return { feature, kind, content };
}
