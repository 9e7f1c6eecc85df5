import { kindByFeatureType, searchWords } from '@tussock/domain';
import { bounds, type Bounds } from '@tussock/geometry';
import type { IconName } from '@tussock/ui';
import { useMemo } from 'react';
import type { Address } from '../../../routes/route.ts';
import type { AnyPlanRoute } from '../../../routes/plan-route.ts';
import { nameOfFeature, usePlanActions, usePlanFeatures, usePlanFiles } from '../../../sync/index.ts';
import { documentsRoute } from '../../../screens/plan-documents/route.ts';
import { actionRoute } from '../../../screens/plan-action/route.ts';
import { drawRoute } from '../../../screens/plan-edit-map/route.ts';
import { planRoutes } from '../../all-routes.ts';

/** An entry of the farm search with its address. */
export interface FarmEntry {
  readonly id: string;
  readonly label: string;
  readonly about: string;
  readonly icon: IconName;
  readonly to: Address;
  /** Bounds and layer of an entry that is on the map. */
  readonly onMap?: { readonly layerId: string; readonly around: Bounds };
}

const placeEntries = (planId: string, abilities: readonly string[]): readonly FarmEntry[] =>
  planRoutes.flatMap(({ navigation, opensTo, path, at }) => {
    if (!navigation || (opensTo !== undefined && !abilities.includes(opensTo))) return [];
    // A place with an entry in the navigation needs no more than the plan.
    const to = (at as (params: { readonly planId: string }) => ReturnType<AnyPlanRoute['at']>)({ planId });
    return [{ id: path, label: navigation.label, about: searchWords.page, icon: navigation.icon, to }];
  });

/** All named things on the open farm: its pages, features, actions and documents. */
export function useFarmEntries(planId: string, abilities: readonly string[]): readonly FarmEntry[] {
  const features = usePlanFeatures(planId);
  const actions = usePlanActions();
  const { byId } = usePlanFiles();
  return useMemo(
    () => [
      ...placeEntries(planId, abilities),
      ...features.flatMap((feature): readonly FarmEntry[] => {
        const kind = kindByFeatureType(feature.featureType);
        if (!kind) return [];
        return [
          {
            id: feature._id,
            label: nameOfFeature(feature),
            about: kind.names.singular,
            icon: 'pin',
            to: drawRoute.at({ planId }),
            onMap: { layerId: kind.id, around: bounds(feature.geometry) },
          },
        ];
      }),
      ...actions.map(({ id, values }): FarmEntry => ({
        id,
        label: values.title,
        about: searchWords.action,
        icon: 'check',
        to: actionRoute.at({ planId, action: id }),
      })),
      ...[...byId.values()].map(({ _id, name }): FarmEntry => ({
        id: _id,
        label: name,
        about: searchWords.document,
        icon: 'document',
        to: documentsRoute.at({ planId }, { open: _id }),
      })),
    ],
    [planId, abilities, features, actions, byId],
  );
}
