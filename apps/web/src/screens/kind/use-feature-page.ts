import { useSuspenseQuery } from '@tanstack/react-query';
import { listFeatures, type FeatureReply } from '@tussock/contract';
import { goneWords, kindByFeatureType, kindsByRoute, type AnyKind } from '@tussock/domain';
import { useState } from 'react';
import { usePlanMap, type PlanMapContent } from '../../activities/load-plan-map/index.ts';
import { GoneError } from '../../places/gone-error.ts';
import { reading } from '../../session/client.ts';
import { drawPlace } from '../plan-edit-map/place.ts';

interface FeaturePageParams {
  readonly planId: string;
  /** The segment of the address that names the kind; several kinds may share one. */
  readonly kind: string;
  readonly featureId: string;
}

/**
 * The feature an address names, with its kind and the plan around it.
 *
 * @throws {GoneError} when there is no such kind or feature on the plan, or no more
 */
export function useFeaturePage({ planId, kind: route, featureId }: FeaturePageParams): {
  readonly feature: FeatureReply;
  readonly kind: AnyKind;
  readonly content: PlanMapContent;
} {
  const content = usePlanMap(planId);
  const { data } = useSuspenseQuery(reading(listFeatures, { params: { planId } }));
  const found = data.results.find(({ _id }) => _id === featureId.toLowerCase());
  // What was just deleted is gone from the list before its page is left.
  const [opened] = useState(found);
  const feature = found ?? (opened?._id === featureId.toLowerCase() ? opened : undefined);
  const kind = feature && kindByFeatureType(feature.featureType);
  if (!feature || !kind || !kindsByRoute(route).includes(kind))
    throw new GoneError(goneWords.feature.title, goneWords.feature.text, {
      to: drawPlace.at({ planId }),
      label: goneWords.toMap,
    });
  return { feature, kind, content };
}
