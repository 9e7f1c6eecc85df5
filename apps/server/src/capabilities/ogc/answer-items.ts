import type { FastifyRequest } from 'fastify';
import type { FileAnswer, UnchangedAnswer } from '../../handlers.ts';
import { productVersion } from '../../platform/configuration/product-version.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findRev } from '../../platform/ledger/find-rev.ts';
import type { Services } from '../../services.ts';
import { answerInForm } from './answer-in-form.ts';
import { askItem, askItems, type RawQuery } from './item-query.ts';
import type { OgcCollection } from './collections.ts';
import { GEOJSON_TYPE, inForm, selfAndAlternate, type OgcLink } from './describe-farm.ts';
import type { OgcSystem } from './ogc-systems.ts';
import { featureOf, readItem, readItems, type ItemPage } from './read-items.ts';

/** Figures such as land risk change with a release. */
const VERSION = productVersion();

/** A collection of a farm, as it is asked for. */
export interface Asked {
  readonly planId: string;
  /** Address of the farm's landing page. */
  readonly root: string;
  readonly collection: OgcCollection;
  readonly query: RawQuery;
  readonly request: FastifyRequest;
}

const systemHeader = ({ uri }: OgcSystem) => ({ 'content-crs': `<${uri}>` });

const unchanged = (request: FastifyRequest, etag: string): UnchangedAnswer | undefined =>
  request.headers['if-none-match'] === etag
    ? { isUnchanged: true, headers: { etag, 'cache-control': 'private, no-cache' } }
    : undefined;

/** The address of the items with the parameters of a request, but for its form and page. */
function addressOfItems({ root, collection, query }: Asked): string {
  const { f: _form, after: _page, ...kept } = query as Readonly<Record<string, string>>; // texts, as was asked before
  const text = new URLSearchParams(kept).toString();
  return `${root}/collections/${collection.id}/items${text && `?${text}`}`;
}

const withPage = (address: string, after: string | null): string =>
  after === null
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}after=${encodeURIComponent(after)}`;

function linksOfItems(asked: Asked, { nextAfter }: ItemPage, after: string | null): readonly OgcLink[] {
  const { root, collection } = asked;
  const address = addressOfItems(asked);
  const next = inForm(withPage(address, nextAfter), 'json');
  return [
    ...selfAndAlternate(withPage(address, after), GEOJSON_TYPE),
    ...(nextAfter === null ? [] : [{ href: next, rel: 'next', type: GEOJSON_TYPE, title: 'Next page' }]),
    { href: `${root}/collections/${collection.id}`, rel: 'collection', title: collection.title },
  ];
}

interface Item {
  readonly id: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

const rowsOf = (items: readonly Item[], names: readonly string[], address: string) =>
  items.map(({ id, properties }) => ({
    href: inForm(`${address}/${encodeURIComponent(id)}`, 'html'),
    cells: [id, ...names.map((name) => properties[name])],
  }));

/** The items as a table: of their properties those that at least one has. */
function pageOfItems({ root, collection }: Asked, { text }: ItemPage, links: readonly OgcLink[]) {
  const items = JSON.parse(`[${text}]`) as readonly Item[]; // just written
  const names = collection.properties
    .map(({ name }) => name)
    .filter((name) => items.some(({ properties }) => (properties[name] ?? null) !== null));
  return {
    title: collection.title,
    description: collection.description,
    links: links.map((link) =>
      link.rel === 'next' ? { ...link, href: link.href.replace('f=json', 'f=html') } : link,
    ),
    headings: ['id', ...names],
    rows: rowsOf(items, names, `${root}/collections/${collection.id}/items`),
  };
}

/** Answers with a page of items. @throws AppError badRequest */
export async function answerItems(
  { database: { db }, clock }: Services,
  asked: Asked,
): Promise<FileAnswer | UnchangedAnswer> {
  const { planId, collection, query, request } = asked;
  const question = askItems(query, collection);
  const etag = `W/"${await findRev(db, planId)}-${VERSION}"`;
  const same = unchanged(request, etag);
  if (same) return same;
  const page = await readItems(db, planId, collection, question);
  const links = linksOfItems(asked, page, question.after);
  const tail = {
    links,
    timeStamp: clock.now().toISOString(),
    numberMatched: page.matched,
    numberReturned: page.returned,
  };
  return answerInForm(asked, {
    type: GEOJSON_TYPE,
    json: () => `{"type":"FeatureCollection","features":[${page.text}],${JSON.stringify(tail).slice(1)}`,
    page: () => pageOfItems(asked, page, links),
    headers: { etag, ...systemHeader(question.system) },
  });
}

/** Answers with one item. @throws AppError badRequest, notFound */
export async function answerItem(
  { database: { db } }: Services,
  asked: Asked & { readonly featureId: string },
): Promise<FileAnswer | UnchangedAnswer> {
  const { planId, root, collection, query, request, featureId } = asked;
  const system = askItem(query);
  const item = await readItem(db, planId, collection, featureId);
  if (!item) throw new AppError('notFound');
  // A version that can be sent back with a change; of what has none, the revision of its plan.
  const etag = item.version === null ? `W/"${await findRev(db, planId)}-${VERSION}"` : `"${item.version}"`;
  const same = unchanged(request, etag);
  if (same) return same;
  const address = `${root}/collections/${collection.id}/items/${encodeURIComponent(item.id)}`;
  const links = [
    ...selfAndAlternate(address, GEOJSON_TYPE),
    { href: `${root}/collections/${collection.id}`, rel: 'collection', title: collection.title },
  ];
  return answerInForm(asked, {
    type: GEOJSON_TYPE,
    json: () => JSON.stringify({ ...featureOf(item, system), links }),
    page: () => ({
      title: `${collection.title}: ${item.id}`,
      links,
      headings: ['Property', 'Value'],
      rows: Object.entries(item.properties).map((cells) => ({ href: inForm(address, 'html'), cells })),
    }),
    headers: { etag, ...systemHeader(system) },
  });
}
