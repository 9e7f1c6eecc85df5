import type { CallContext, Handlers } from '../../handlers.ts';
import type { CallById } from '@tussock/contract';
import type { TakeWith } from '../features/index.ts';
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
import { refuseUnknown, type RawQuery } from './item-query.ts';
import { ogcCollections, type OgcCollection } from './collections.ts';
import { createItem, deleteItem, replaceItem, updateItem, type OgcWrite } from './write-items.ts';

type OgcDocument = 'farms' | 'landing' | 'api' | 'conformance' | 'collections' | 'collection';
type OgcRead = `ogc.${OgcDocument | 'items' | 'item'}`;
type OgcChange = `ogc.${'create' | 'replace' | 'update' | 'delete'}`;

/** The collections that a caller may see: by an access token those of its scopes. */
const collectionsFor = ({ token }: Caller): readonly OgcCollection[] =>
  ogcCollections.filter(({ scope }) => token === undefined || token.scopes.includes(scope));

/** @throws AppError notFound for a collection that is not there, or that the token may not see */
function collectionFor(caller: Caller, id: string): OgcCollection {
  const collection = collectionsFor(caller).find((one) => one.id === id);
  if (!collection) throw new AppError('notFound');
  return collection;
}

/** The collection that a change is about: a token that may only write may not see it. @throws AppError notFound */
function collectionToWrite(id: string): OgcCollection {
  const collection = ogcCollections.find((one) => one.id === id);
  if (!collection) throw new AppError('notFound');
  return collection;
}

/** Refuses parameters that a document does not have, and gives the query back. @throws AppError badRequest */
function ofDocument(query: RawQuery): RawQuery {
  refuseUnknown(query, ['f']);
  return query;
}

/** Handlers of OGC API – Features. `takeWith` deletes with a feature what belongs to it. */
export const ogcHandlers = (
  services: Services,
  takeWith: readonly TakeWith[],
): Handlers<OgcRead | OgcChange> => ({ ...readHandlers(services), ...changeHandlers(services, takeWith) });

function readHandlers(services: Services): Handlers<OgcRead> {
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

/** What a call that changes an item has, whichever it is. */
type ChangeContext = Pick<
  CallContext<CallById<OgcChange>>,
  'caller' | 'plan' | 'op' | 'query' | 'request' | 'reply'
> & {
  readonly params: { readonly collection: string };
};

function changeHandlers(services: Services, takeWith: readonly TakeWith[]): Handlers<OgcChange> {
  const root = `${services.configuration.publicUrl}/ogc`;
  const writeOf = ({ caller, plan, op, query, params, request, reply }: ChangeContext): OgcWrite => {
    refuseUnknown(query, []);
    const collection = collectionToWrite(params.collection);
    const address = `${root}/${plan.planId}/collections/${collection.id}/items`;
    return { caller, plan, op, collection, request, reply, address };
  };
  const writeOn = (context: ChangeContext & { readonly params: { readonly feature: string } }) => ({
    ...writeOf(context),
    featureId: context.params.feature,
  });
  return {
    'ogc.create': async (context) => createItem(services, writeOf(context), context.body),
    'ogc.replace': async (context) => replaceItem(services, writeOn(context), context.body),
    'ogc.update': async (context) => updateItem(services, writeOn(context), context.body),
    'ogc.delete': async (context) => deleteItem(services, writeOn(context), takeWith),
  };
}
