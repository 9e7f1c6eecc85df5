import type { Bounds } from '@tussock/geometry';
import type { OgcCollection } from './collections.ts';
import { CRS84, ogcSystems } from './ogc-systems.ts';

export const JSON_TYPE = 'application/json';
export const GEOJSON_TYPE = 'application/geo+json';
export const HTML_TYPE = 'text/html';
export const OPENAPI_TYPE = 'application/vnd.oai.openapi+json;version=3.0';

export interface OgcLink {
  readonly href: string;
  readonly rel: string;
  readonly type?: string;
  readonly title?: string;
}

/** Space and time that the items of a collection take up; null for none known. */
export interface OgcExtent {
  readonly box: Bounds | null;
  readonly since: Date | null;
}

const CONFORMANCE = [
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/geojson',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/html',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/oas30',
  'http://www.opengis.net/spec/ogcapi-features-2/1.0/conf/crs',
  'http://www.opengis.net/spec/ogcapi-features-4/1.0/conf/create-replace-delete',
  'http://www.opengis.net/spec/ogcapi-features-4/1.0/conf/update',
  'http://www.opengis.net/spec/ogcapi-features-4/1.0/conf/optimistic-locking-etags',
] as const;

/** Adds the parameter of a form to an address. */
export const inForm = (address: string, form: 'json' | 'html'): string =>
  `${address}${address.includes('?') ? '&' : '?'}f=${form}`;

/** Links to a document itself and to its page, for both forms. */
export const selfAndAlternate = (address: string, type: string, isPage = false): readonly OgcLink[] => [
  { href: inForm(address, 'json'), rel: isPage ? 'alternate' : 'self', type, title: 'As GeoJSON or JSON' },
  {
    href: inForm(address, 'html'),
    rel: isPage ? 'self' : 'alternate',
    type: HTML_TYPE,
    title: 'As a page',
  },
];

export const describeLanding = (root: string, farm: string) => ({
  title: farm,
  description: `The farm ${farm} by OGC API – Features: boundary, titles, and everything drawn with its values.`,
  links: [
    ...selfAndAlternate(root, JSON_TYPE),
    {
      href: inForm(`${root}/api`, 'json'),
      rel: 'service-desc',
      type: OPENAPI_TYPE,
      title: 'The calls, as OpenAPI 3.0',
    },
    {
      href: inForm(`${root}/api`, 'html'),
      rel: 'service-doc',
      type: HTML_TYPE,
      title: 'The calls, as a page',
    },
    { href: `${root}/conformance`, rel: 'conformance', type: JSON_TYPE, title: 'Conformance classes' },
    { href: `${root}/collections`, rel: 'data', type: JSON_TYPE, title: 'Collections' },
  ],
});

export const describeConformance = (root: string) => ({
  links: selfAndAlternate(`${root}/conformance`, JSON_TYPE),
  conformsTo: CONFORMANCE,
});

const extentOf = ({ box, since }: OgcExtent) => ({
  ...(box ? { spatial: { bbox: [box], crs: CRS84.uri } } : {}),
  temporal: {
    interval: [[since?.toISOString() ?? null, null]],
    trs: 'http://www.opengis.net/def/uom/ISO-8601/0/Gregorian',
  },
});

export function describeCollection(
  root: string,
  { id, title, description }: OgcCollection,
  extent: OgcExtent,
) {
  const own = `${root}/collections/${id}`;
  return {
    id,
    title,
    description,
    extent: extentOf(extent),
    itemType: 'feature',
    crs: ogcSystems.map(({ uri }) => uri),
    storageCrs: CRS84.uri,
    links: [
      ...selfAndAlternate(own, JSON_TYPE),
      { href: `${own}/items`, rel: 'items', type: GEOJSON_TYPE, title },
      { href: inForm(`${own}/items`, 'html'), rel: 'items', type: HTML_TYPE, title: `${title} as a page` },
    ],
  };
}

export const describeCollections = (
  root: string,
  collections: readonly (readonly [OgcCollection, OgcExtent])[],
) => ({
  links: selfAndAlternate(`${root}/collections`, JSON_TYPE),
  crs: ogcSystems.map(({ uri }) => uri),
  collections: collections.map(([collection, extent]) => describeCollection(root, collection, extent)),
});
