import { useSuspenseQuery } from '@tanstack/react-query';
import { notFound, useParams } from '@tanstack/react-router';
import { listFeatures, type FeatureReply } from '@tussock/contract';
import { kindByFeatureType, kindsByRoute, type AnyKind } from '@tussock/domain';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { reading } from '../../session/client.ts';

interface FeaturePageParams {
  readonly planId: string;
  readonly kind: string;
  readonly featureId: string;
}

/**
 * The feature an address names, with its kind and the plan around it. Several kinds may share a route.
 *
 * @throws the router's not-found when there is no such kind or feature on the plan
 */
export function useFeaturePage(): {
  readonly feature: FeatureReply;
  readonly kind: AnyKind;
  readonly planId: string;
  readonly content: ReturnType<typeof usePlanMap>;
} {
  // One component serves the edit and the view route, which have the same parameters.
  const { planId, kind: route, featureId } = useParams({ strict: false }) as FeaturePageParams;
  const content = usePlanMap(planId);
  const { data } = useSuspenseQuery(reading(listFeatures, { params: { planId } }));
  const feature = data.results.find(({ _id }) => _id === featureId.toLowerCase());
  const kind = feature && kindByFeatureType(feature.featureType);
  if (!feature || !kind || !kindsByRoute(route).includes(kind)) throw notFound();
  return { feature, kind, planId, content };
}
