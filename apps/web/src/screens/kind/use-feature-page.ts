import { formKeys, goneText } from '../../sync/drafts/index.ts';
import type { FeatureReply } from '@tussock/contract';
import { goneWords, kindByFeatureType, kindsByRoute, type AnyKind } from '@tussock/domain';
import { usePlanMap, type PlanMapContent } from '../../activities/load-plan-map/index.ts';
import { NoPageError } from '../../routes/no-page-error.ts';
import { useIsGone } from '../../sync/index.ts';
import { GoneError } from '../../routes/gone-error.ts';
import { drawRoute } from '../plan-edit-map/route.ts';

interface FeaturePageParams {
  readonly planId: string;
  /** Path segment that names the kind; several kinds may share one. */
  readonly kind: string;
  readonly featureId: string;
}

export interface FeaturePage {
  readonly feature: FeatureReply;
  readonly kind: AnyKind;
  readonly content: PlanMapContent;
}

/** Whether the address names this feature: by its id, or for a kind with ids of its own, such as a device, by that. */
function isNamed(feature: FeatureReply, kinds: readonly AnyKind[], id: string): boolean {
  if (feature._id === id) return true;
  const kind = kinds.find(
    ({ wording }) => wording.idKey !== '_id' && wording.featureType === feature.featureType,
  );
  const ownId: unknown = kind && feature.properties[kind.wording.idKey];
  return typeof ownId === 'string' && ownId.toLowerCase() === id;
}

/**
 * The feature an address names, with its kind and the plan around it. One that is being deleted on this page (`leaving`) is gone from
 * the list before its page is left. Null while the plan's record is still being opened, or may be without it for its age.
 *
 * @throws {NoPageError} when there is no such kind
 * @throws {GoneError} when there is no such feature on the plan, or no more
 */
export function useFeaturePage(
  { planId, kind: route, featureId }: FeaturePageParams,
  leaving: FeatureReply | null = null,
): FeaturePage | null {
  const content = usePlanMap(planId);
  const kindsHere = kindsByRoute(route);
  const id = featureId.toLowerCase();
  const feature = content.features.find((one) => isNamed(one, kindsHere, id)) ?? leaving ?? undefined;
  const kind = feature && kindByFeatureType(feature.featureType);
  const isGone = useIsGone(!feature);
  if (kindsHere.length === 0) throw new NoPageError(route);
  if (isGone || (feature && !(kind && kindsHere.includes(kind))))
    throw new GoneError(goneWords.feature.title, goneText(goneWords.feature.text, formKeys.feature(id)), {
      to: drawRoute.at({ planId }),
      label: goneWords.toMap,
    });
  return feature && kind ? { feature, kind, content } : null;
}
