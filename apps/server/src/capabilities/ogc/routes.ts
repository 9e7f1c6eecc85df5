import type { Handlers } from '../../handlers.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import {
  answerApi,
  answerCollection,
  answerCollections,
  answerConformance,
  answerFarms,
  answerLanding,
} from './answer-documents.ts';
import { answerInForm } from './answer-in-form.ts';
import { answerItem, answerItems } from './answer-items.ts';
import { refuseUnknown, type RawQuery } from './ask-items.ts';
import { ogcCollections, type OgcCollection } from './collections.ts';

type OgcDocument = 'farms' | 'landing' | 'api' | 'conformance' | 'collections' | 'collection';
type OgcCall = `ogc.${OgcDocument | 'items' | 'item'}`;

/** The collections that a caller may see: by an access token those of its scopes. */
const collectionsFor = ({ token }: Caller): readonly OgcCollection[] =>
  ogcCollections.filter(({ scope }) => token === undefined || token.scopes.includes(scope));

/** @throws AppError notFound for a collection that is not there, or that the token may not see */
function collectionFor(caller: Caller, id: string): OgcCollection {
  const collection = collectionsFor(caller).find((one) => one.id === id);
  if (!collection) throw new AppError('notFound');
  return collection;
}

/** Refuses parameters that a document does not have, and gives the query back. @throws AppError badRequest */
function ofDocument(query: RawQuery): RawQuery {
  refuseUnknown(query, ['f']);
  return query;
}

export function ogcHandlers(services: Services): Handlers<OgcCall> {
  const { db } = services.database;
  const root = `${services.configuration.publicUrl}/ogc`;
  const farmOf = ({ planId }: { readonly planId: string }) => ({ planId, root: `${root}/${planId}` });
  return {
    'ogc.farms': async ({ caller, query, request }) => {
      const asked = { query: ofDocument(query), request };
      return answerInForm(asked, await answerFarms(db, { caller, at: services.clock.now(), root }));
    },
    'ogc.landing': async ({ plan, query, request }) =>
      answerInForm({ query: ofDocument(query), request }, await answerLanding(db, farmOf(plan))),
    'ogc.api': async ({ caller, plan, query, request }) => {
      const asked = { query: ofDocument(query), request };
      return answerInForm(asked, await answerApi(db, farmOf(plan), collectionsFor(caller)));
    },
    'ogc.conformance': async ({ plan, query, request }) =>
      answerInForm({ query: ofDocument(query), request }, answerConformance(farmOf(plan).root)),
    'ogc.collections': async ({ caller, plan, query, request }) => {
      const asked = { query: ofDocument(query), request };
      return answerInForm(asked, await answerCollections(db, farmOf(plan), collectionsFor(caller)));
    },
    'ogc.collection': async ({ caller, plan, params, query, request }) => {
      const asked = { query: ofDocument(query), request };
      const collection = collectionFor(caller, params.collection);
      return answerInForm(asked, await answerCollection(db, farmOf(plan), collection));
    },
    'ogc.items': async ({ caller, plan, params, query, request }) =>
      answerItems(services, {
        ...farmOf(plan),
        collection: collectionFor(caller, params.collection),
        query,
        request,
      }),
    'ogc.item': async ({ caller, plan, params, query, request }) =>
      answerItem(services, {
        ...farmOf(plan),
        collection: collectionFor(caller, params.collection),
        query,
        request,
        featureId: params.feature,
      }),
  };
}
