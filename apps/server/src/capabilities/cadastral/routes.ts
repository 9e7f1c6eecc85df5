import { toHectares } from '@tussock/geometry';
import type { BoundaryFeature } from '@tussock/contract';
import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { findByHand, readPlanBoundary } from './boundary-store.ts';
import { buildBoundary } from './build-boundary.ts';
import { findTitleParts } from './find-title-parts.ts';
import { readBoundary } from './read-boundary.ts';
import { saveBoundary } from './save-boundary.ts';
import { searchTitles } from './search-titles.ts';
import { addressSuggester } from './suggest-addresses.ts';

type CadastralCall =
  | 'address.suggest'
  | 'cadastral.search'
  | 'cadastral.get'
  | 'cadastral.preview'
  | 'cadastral.update';

function suggesting(services: Services): Handlers<CadastralCall>['address.suggest'] {
  const suggest = addressSuggester(services);
  return ({ query }) => suggest(query.search);
}

export const cadastralHandlers = (services: Services): Handlers<CadastralCall> => ({
  'address.suggest': suggesting(services),
  'cadastral.search': ({ body }) => searchTitles(services, body),
  'cadastral.get': ({ plan }) => readBoundary(services.database.db, plan.planId),
  'cadastral.preview': async ({ plan, body }) => {
    const parts = await findTitleParts(services, plan.planId, body.ids);
    const { propertyName } = await readPlanBoundary(services.database.db, plan.planId);
    const byHand = await findByHand(services.database.db, plan.planId);
    const source = { parts, byHand, propertyName };
    const { blocks, areaM2 } = await services.geometry.run(buildBoundary, source, plan.planId);
    return {
      boundaryFeatures: blocks.map(({ id, properties, drawn, areaM2: blockArea }): BoundaryFeature => ({
        type: 'Feature',
        geometry: drawn,
        properties: { id, name: String(properties['name']), areaHectares: toHectares(blockArea) },
      })),
      areaHectares: toHectares(areaM2),
    };
  },
  'cadastral.update': ({ caller, plan, op, body }) => saveBoundary(services, { caller, plan, op, body }),
});
