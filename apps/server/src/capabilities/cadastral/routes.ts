import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { previewBoundary, previewLand } from './preview-boundary.ts';
import { readBoundary } from './read-boundary.ts';
import { saveBoundary } from './save-boundary.ts';
import { searchTitles } from './search-titles.ts';
import { addressSuggester } from './suggest-addresses.ts';

type CadastralCall =
  | 'address.suggest'
  | 'cadastral.search'
  | 'cadastral.get'
  | 'cadastral.preview'
  | 'land.search'
  | 'land.preview'
  | 'cadastral.update';

function suggesting(services: Services): Handlers<CadastralCall>['address.suggest'] {
  const suggest = addressSuggester(services);
  return ({ query }) => suggest(query.search);
}

export const cadastralHandlers = (services: Services): Handlers<CadastralCall> => ({
  'address.suggest': suggesting(services),
  'cadastral.search': ({ body }) => searchTitles(services, body),
  'cadastral.get': ({ plan }) => readBoundary(services.database.db, plan.planId),
  'cadastral.preview': ({ plan, body }) => previewBoundary(services, plan.planId, body.ids),
  'land.search': ({ body }) => searchTitles(services, body),
  'land.preview': ({ body, caller }) => previewLand(services, caller.userId, body.ids),
  'cadastral.update': ({ caller, plan, op, body }) => saveBoundary(services, { caller, plan, op, body }),
});
