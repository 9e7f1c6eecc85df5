import { kinds } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { FEATURE_BODY_LIMIT } from '../limits.ts';
import { attributes, exampleAttributesOf } from '../shapes/feature.ts';
import { exampleSquare, geometry } from '../shapes/geometry.ts';

// OGC API – Features 1.0: its paths and parameters are those of the standard, which refuses what it does not know. A collection's own filters are known
// to the server alone, so parameters are checked there.
const read = { to: 'plan', ability: 'viewPlan' } as const;
const text = z.optional(z.string());
const form = { f: text };
const ofDocument = z.looseObject(form);
const ofItem = z.looseObject({ ...form, crs: text });
const ofItems = z.looseObject({
  ...form,
  crs: text,
  bbox: text,
  'bbox-crs': text,
  datetime: text,
  limit: text,
  after: text,
});

export const listOgcFarms = defineCall({
  id: 'ogc.farms',
  summary: 'The farms that a GIS program may read, each with the address of its landing page.',
  method: 'GET',
  path: '/ogc/',
  access: { to: 'signedIn', ability: 'useProduct' },
  scopes: ['readMap'],
  query: ofDocument,
  answer: 'file',
  fileType: 'application/json',
});

export const readOgcLanding = defineCall({
  id: 'ogc.landing',
  summary: 'A farm by OGC API – Features: the landing page that QGIS and ArcGIS are given.',
  method: 'GET',
  path: '/ogc/{planId}/',
  access: read,
  scopes: ['readMap'],
  query: ofDocument,
  answer: 'file',
  fileType: 'application/json',
});

export const readOgcApi = defineCall({
  id: 'ogc.api',
  summary: 'The OpenAPI 3.0 description of a farm’s collections.',
  method: 'GET',
  path: '/ogc/{planId}/api',
  access: read,
  scopes: ['readMap'],
  query: ofDocument,
  answer: 'file',
  fileType: 'application/vnd.oai.openapi+json;version=3.0',
});

export const readOgcConformance = defineCall({
  id: 'ogc.conformance',
  summary: 'The conformance classes of OGC API – Features that are kept.',
  method: 'GET',
  path: '/ogc/{planId}/conformance',
  access: read,
  scopes: ['readMap'],
  query: ofDocument,
  answer: 'file',
  fileType: 'application/json',
});

export const listOgcCollections = defineCall({
  id: 'ogc.collections',
  summary:
    'The collections of a farm: boundary, titles, land risk, actions with a place, and each kind of feature.',
  method: 'GET',
  path: '/ogc/{planId}/collections',
  access: read,
  scopes: ['readMap'],
  query: ofDocument,
  answer: 'file',
  fileType: 'application/json',
});

export const readOgcCollection = defineCall({
  id: 'ogc.collection',
  summary: 'One collection of a farm, with its extent and coordinate reference systems.',
  method: 'GET',
  path: '/ogc/{planId}/collections/{collection}',
  access: read,
  scopes: ['readMap'],
  query: ofDocument,
  answer: 'file',
  fileType: 'application/json',
});

export const listOgcItems = defineCall({
  id: 'ogc.items',
  summary:
    'The items of a collection as GeoJSON, a page at a time: by box, by time of the last change, and by the value of any simple property.',
  method: 'GET',
  path: '/ogc/{planId}/collections/{collection}/items',
  access: read,
  scopes: ['readMap'],
  query: ofItems,
  answer: 'file',
  fileType: 'application/geo+json',
});

export const readOgcItem = defineCall({
  id: 'ogc.item',
  summary: 'One item of a collection as GeoJSON. `ETag` is its version, to be sent back with a change.',
  method: 'GET',
  path: '/ogc/{planId}/collections/{collection}/items/{feature}',
  access: read,
  scopes: ['readMap'],
  query: ofItem,
  answer: 'file',
  fileType: 'application/geo+json',
});

// Part 4. What is written goes through the same checks, rights and ledger as in the browser.
const write = { to: 'plan', ability: 'editFeatures' } as const;
const nothing = z.looseObject({});
/** A feature as GIS programs send it: with members of GeoJSON that are not ours to judge. */
const ogcFeature = z.looseObject({ type: z.literal('Feature'), geometry, properties: attributes });
/** Some of a feature’s values; null takes one away. */
const ogcChange = z.looseObject({
  geometry: z.optional(geometry),
  properties: z.optional(z.record(z.string(), z.unknown())),
});
const example = {
  type: 'Feature',
  geometry: exampleSquare,
  properties: exampleAttributesOf(kinds.customFeature),
};

export const createOgcItem = defineCall({
  id: 'ogc.create',
  summary:
    'Adds a feature to a collection, with GeoJSON in the system of the `Content-Crs` header; `Location` is its address.',
  method: 'POST',
  path: '/ogc/{planId}/collections/{collection}/items',
  access: write,
  scopes: ['writeMap'],
  query: nothing,
  body: ogcFeature,
  example,
  status: 201,
  answer: 'file',
  fileType: 'application/geo+json',
  bodyLimit: FEATURE_BODY_LIMIT,
});

export const replaceOgcItem = defineCall({
  id: 'ogc.replace',
  summary:
    'Puts a feature in the place of one: its shape and all of its values. `If-Match` carries the version that was seen.',
  method: 'PUT',
  path: '/ogc/{planId}/collections/{collection}/items/{feature}',
  access: write,
  scopes: ['writeMap'],
  query: nothing,
  body: ogcFeature,
  example,
  answer: 'file',
  fileType: 'application/geo+json',
  bodyLimit: FEATURE_BODY_LIMIT,
});

export const updateOgcItem = defineCall({
  id: 'ogc.update',
  summary:
    'Changes a feature’s shape, or the values that are sent; null takes a value away. `If-Match` carries the version that was seen.',
  method: 'PATCH',
  path: '/ogc/{planId}/collections/{collection}/items/{feature}',
  access: write,
  scopes: ['writeMap'],
  query: nothing,
  body: ogcChange,
  example: { properties: { notes: 'Fenced in spring' } },
  answer: 'file',
  fileType: 'application/geo+json',
  bodyLimit: FEATURE_BODY_LIMIT,
});

export const deleteOgcItem = defineCall({
  id: 'ogc.delete',
  summary: 'Removes a feature from its collection; its history stays.',
  method: 'DELETE',
  path: '/ogc/{planId}/collections/{collection}/items/{feature}',
  access: write,
  scopes: ['writeMap'],
  query: nothing,
  reply: z.object({ id: z.string() }),
});
