import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

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
  path: '/ogc',
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
  path: '/ogc/{planId}',
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
