import type { JsonSchema } from '@tussock/domain';
import { MOST_ITEMS, USUAL_ITEMS } from './item-query.ts';
import type { FilterType, OgcCollection } from './collections.ts';
import { GEOJSON_TYPE, HTML_TYPE, JSON_TYPE, OPENAPI_TYPE } from './describe-farm.ts';
import { ogcSystems } from './ogc-systems.ts';

const query = (name: string, description: string, schema: JsonSchema, more: JsonSchema = {}): JsonSchema => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
  ...more,
});

const asForm = { style: 'form', explode: false };
const systems = { type: 'string', format: 'uri', enum: ogcSystems.map(({ uri }) => uri) };
const parameters = {
  f: query('f', 'The form of the answer, before that of the Accept header.', {
    type: 'string',
    enum: ['json', 'html'],
  }),
  limit: query(
    'limit',
    'The most items of one page.',
    { type: 'integer', minimum: 1, maximum: MOST_ITEMS, default: USUAL_ITEMS },
    asForm,
  ),
  bbox: query(
    'bbox',
    'Items whose shape meets this box: lower corner, then upper corner, in the axis order of bbox-crs.',
    {
      type: 'array',
      oneOf: [
        { minItems: 4, maxItems: 4 },
        { minItems: 6, maxItems: 6 },
      ],
      items: { type: 'number' },
    },
    asForm,
  ),
  'bbox-crs': query('bbox-crs', 'The coordinate reference system of bbox.', systems, asForm),
  crs: query('crs', 'The coordinate reference system of the answer.', systems, asForm),
  datetime: query(
    'datetime',
    'Items last changed at this time, or within an interval with / between its ends; .. is an open end. Items without a time are never left out.',
    { type: 'string' },
    asForm,
  ),
  after: query('after', 'From the link to the next page.', { type: 'string' }),
} as const;

const ref = (name: keyof typeof parameters): JsonSchema => ({ $ref: `#/components/parameters/${name}` });

/** What every call may be refused for, and what some may be besides. */
const refusals = (...more: readonly (readonly [string, string])[]): JsonSchema =>
  Object.fromEntries(
    [
      ['400', 'A parameter that the call does not have, or a value that it cannot take'],
      ['401', 'No valid access token'],
      ['403', 'The token or its person may not see this'],
      ['404', 'There is no such thing'],
      ['429', 'More calls than the token may make in a minute'],
      ...more,
    ].map(([status, why]) => [
      status,
      { description: why, content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/refusal' } } } },
    ]),
  );

const answer = (description: string, schema: JsonSchema, type: string): JsonSchema => ({
  '200': {
    description,
    content: { [type]: { schema }, [HTML_TYPE]: { schema: { type: 'string' } } },
  },
  ...refusals(),
});

/** A change of an item (part 4), with the feature that it sends, or a part of one. */
const change = (
  id: string,
  summary: string,
  of: { readonly parameters: readonly JsonSchema[]; readonly body?: JsonSchema; readonly status?: string },
): JsonSchema => ({
  operationId: id,
  summary,
  parameters: of.parameters,
  ...(of.body ? { requestBody: { required: true, content: of.body } } : {}),
  responses: {
    [of.status ?? '200']: {
      description: 'Done',
      content: { [GEOJSON_TYPE]: { schema: { type: 'object' } } },
    },
    ...refusals(['412', 'The item has been changed since the version of If-Match']),
  },
});

const operation = (
  id: string,
  summary: string,
  of: { readonly parameters?: readonly JsonSchema[]; readonly answers: JsonSchema },
): JsonSchema => ({
  get: { operationId: id, summary, parameters: of.parameters ?? [ref('f')], responses: of.answers },
});

/** The schema of a filter's text. */
const typeOfFilter: { readonly [Type in FilterType]: JsonSchema } = {
  text: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
};

/** A feature as a program sends it, and a part of one. */
const asFeature = { [GEOJSON_TYPE]: { schema: { $ref: '#/components/schemas/feature' } } };
const asPart = { 'application/merge-patch+json': { schema: { type: 'object' } } };
const inHeader = (name: string, description: string): JsonSchema => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});
const seenVersion = inHeader(
  'If-Match',
  'The version that was read, in quotes: a newer one refuses the change.',
);
const ofSystem = inHeader('Content-Crs', 'The system of the coordinates that are sent, in angle brackets.');
const featureId = { name: 'featureId', in: 'path', required: true, schema: { type: 'string' } };

/** The calls that change the items of a collection; none for what is worked out. */
function changesOf({ source, title }: OgcCollection, name: string) {
  if (source.of !== 'kind') return { ofAll: {}, ofOne: {} };
  const parameters = [featureId, seenVersion, ofSystem];
  return {
    ofAll: {
      post: change(`create_${name}`, `${title}: adds one`, {
        parameters: [ofSystem],
        body: asFeature,
        status: '201',
      }),
    },
    ofOne: {
      put: change(`replace_${name}`, `${title}: replaces one`, { parameters, body: asFeature }),
      patch: change(`update_${name}`, `${title}: changes a part of one`, { parameters, body: asPart }),
      delete: change(`delete_${name}`, `${title}: removes one`, { parameters: [featureId, seenVersion] }),
    },
  };
}

function pathsOf(collection: OgcCollection): JsonSchema {
  const { id, title, properties } = collection;
  const filters = properties.flatMap(({ name, title: label, filter }) =>
    filter ? [query(name, `Items with this value: ${label}`, typeOfFilter[filter], asForm)] : [],
  );
  const all = (['f', 'limit', 'bbox', 'bbox-crs', 'datetime', 'crs', 'after'] as const).map(ref);
  const name = id.replaceAll('-', '_');
  const { ofAll, ofOne } = changesOf(collection, name);
  return {
    [`/collections/${id}`]: operation(`describe_${name}`, `${title}: the collection`, {
      answers: answer('The collection', { $ref: '#/components/schemas/collection' }, JSON_TYPE),
    }),
    [`/collections/${id}/items`]: {
      ...operation(`items_${name}`, `${title}: its items`, {
        parameters: [...all, ...filters],
        answers: answer('A page of items', { $ref: '#/components/schemas/featureCollection' }, GEOJSON_TYPE),
      }),
      ...ofAll,
    },
    [`/collections/${id}/items/{featureId}`]: {
      ...operation(`item_${name}`, `${title}: one item`, {
        parameters: [featureId, ref('f'), ref('crs')],
        answers: answer('The item', { $ref: '#/components/schemas/feature' }, GEOJSON_TYPE),
      }),
      ...ofOne,
    },
  };
}

const links = { type: 'array', items: { $ref: '#/components/schemas/link' } };
const object = (properties: JsonSchema, required: readonly string[]): JsonSchema => ({
  type: 'object',
  required,
  properties,
});

const schemas: JsonSchema = {
  link: object(
    {
      href: { type: 'string' },
      rel: { type: 'string' },
      type: { type: 'string' },
      title: { type: 'string' },
    },
    ['href', 'rel'],
  ),
  landing: object({ title: { type: 'string' }, description: { type: 'string' }, links }, ['links']),
  conformance: object({ conformsTo: { type: 'array', items: { type: 'string' } } }, ['conformsTo']),
  collection: object(
    {
      id: { type: 'string' },
      title: { type: 'string' },
      description: { type: 'string' },
      extent: { type: 'object' },
      itemType: { type: 'string' },
      crs: { type: 'array', items: { type: 'string' } },
      storageCrs: { type: 'string' },
      links,
    },
    ['id', 'links'],
  ),
  collections: object(
    { links, collections: { type: 'array', items: { $ref: '#/components/schemas/collection' } } },
    ['links', 'collections'],
  ),
  geometry: object({ type: { type: 'string' }, coordinates: { type: 'array', items: {} } }, [
    'type',
    'coordinates',
  ]),
  feature: object(
    {
      type: { type: 'string', enum: ['Feature'] },
      id: { type: 'string' },
      geometry: { $ref: '#/components/schemas/geometry' },
      properties: { type: 'object' },
      links,
    },
    ['type', 'geometry', 'properties'],
  ),
  featureCollection: object(
    {
      type: { type: 'string', enum: ['FeatureCollection'] },
      features: { type: 'array', items: { $ref: '#/components/schemas/feature' } },
      links,
      timeStamp: { type: 'string', format: 'date-time' },
      numberMatched: { type: 'integer', minimum: 0 },
      numberReturned: { type: 'integer', minimum: 0 },
    },
    ['type', 'features'],
  ),
  refusal: object({ message: {}, code: { type: 'string' } }, ['message', 'code']),
};

/** The OpenAPI 3.0 description of a farm's calls, made from the declarations of its collections. */
export const describeApi = (
  root: string,
  { farm, collections }: { readonly farm: string; readonly collections: readonly OgcCollection[] },
): JsonSchema => ({
  openapi: '3.0.3',
  info: {
    title: farm,
    version: '1',
    description: `OGC API – Features of the farm ${farm}. A program proves itself with an access token, by Bearer or as the password of Basic.`,
  },
  servers: [{ url: root }],
  security: [{ bearer: [] }, { basic: [] }],
  paths: {
    '/': operation('landing', 'The farm', {
      answers: answer('The farm', { $ref: '#/components/schemas/landing' }, JSON_TYPE),
    }),
    '/api': operation('api', 'This description', {
      answers: answer('This description', { type: 'object' }, OPENAPI_TYPE),
    }),
    '/conformance': operation('conformance', 'Conformance classes', {
      answers: answer('Conformance classes', { $ref: '#/components/schemas/conformance' }, JSON_TYPE),
    }),
    '/collections': operation('collections', 'The collections', {
      answers: answer('The collections', { $ref: '#/components/schemas/collections' }, JSON_TYPE),
    }),
    ...Object.assign({}, ...collections.map(pathsOf)),
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, basic: { type: 'http', scheme: 'basic' } },
    parameters,
    schemas,
  },
});
