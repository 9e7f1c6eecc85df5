import type { Address } from '../../routes/route.ts';
import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { drawRoute } from '../plan-edit-map/route.ts';
import { readKindSearch, type KindSearch } from './kind-search.ts';

/** A feature's own page. One route serves every kind: the path segment is looked up among the declarations. */
export const kindViewRoute: PlanRoute<'kind' | 'featureId', KindSearch> = planRoute({
  path: 'view/$kind/$featureId',
  title: 'Feature',
  readSearch: readKindSearch,
  belongsTo: drawRoute,
  screen: async () => (await import('./kind-view-screen.tsx')).KindViewScreen,
});

/** Route parameters of a feature's page, by its kind. A kind without pages gets parameters that match nothing. */
export const featurePage = (
  planId: string,
  { wording }: { readonly wording: { readonly route: string | null } },
  featureId: string,
) => ({ planId, kind: wording.route ?? '-', featureId });

/** The form of a feature. */
export const kindEditRoute: PlanRoute<'kind' | 'featureId'> = planRoute({
  path: 'edit/$kind/$featureId',
  title: 'Edit a feature',
  opensTo: 'editFeatures',
  belongsTo: drawRoute,
  screen: async () => (await import('./kind-edit-screen.tsx')).KindEditScreen,
});

/** Address where a feature is filled in: its form for those who may edit, else its page. */
export const placeToFillIn = (at: ReturnType<typeof featurePage>, mayEdit: boolean): Address =>
  (mayEdit ? kindEditRoute : kindViewRoute).at(at);
