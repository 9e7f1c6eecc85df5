import type { FeatureReply } from '@tussock/contract';
import { allKinds, kindById, kinds } from '@tussock/domain';
import { positionsOf, toNewZealandTransverseMercator, type Position } from '@tussock/geometry';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  farmOfAllKinds,
  manyOfKind,
  storeFeatures,
  type DrawnFeature,
} from '../../testing/farm-of-all-kinds.ts';
import { makeToken } from '../../testing/make-token.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

interface Link {
  readonly href: string;
  readonly rel: string;
  readonly type?: string;
}
interface Item {
  readonly type: string;
  readonly id: string;
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
  readonly properties: Readonly<Record<string, unknown>>;
  readonly links?: readonly Link[];
}
interface Collection {
  readonly id: string;
  readonly title: string;
  readonly crs: readonly string[];
  readonly storageCrs: string;
  readonly extent: {
    readonly spatial?: { readonly bbox: readonly (readonly number[])[]; readonly crs: string };
    readonly temporal: { readonly interval: readonly (readonly (string | null)[])[] };
  };
  readonly links: readonly Link[];
}
interface Items {
  readonly type: string;
  readonly features: readonly Item[];
  readonly links: readonly Link[];
  readonly timeStamp: string;
  readonly numberMatched: number;
  readonly numberReturned: number;
}

const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
const epsg = (code: number) => `http://www.opengis.net/def/crs/EPSG/0/${code}`;

let server: TestServer;
let lead: TestUser;
let planId: string;
let farm: readonly DrawnFeature[];
/** Paddocks beside the one of the farm, two days younger. */
let paddocks: readonly DrawnFeature[];
let bearer: Readonly<Record<string, string>>;
let mapOnly: Readonly<Record<string, string>>;

const AT = new Date('2026-11-20T00:00:00.000Z');
const LATER = new Date('2026-11-22T00:00:00.000Z');
const block = {
  type: 'Polygon',
  coordinates: [
    [
      [171.9, -44],
      [173, -44],
      [173, -43],
      [171.9, -43],
      [171.9, -44],
    ],
  ],
};

async function addBoundary(): Promise<void> {
  const { db } = server.database;
  const part = {
    planId,
    ordinal: 0,
    geojson: JSON.stringify(block),
    drawn: JSON.stringify(block),
    areaM2: 90_000_000,
  };
  const title = {
    id: '77-0',
    titleNumber: 'CB1A/1',
    linzCadastralId: '77',
    appellation: 'Lot 1',
    estate: null,
    issueDate: null,
  };
  await db
    .insertInto('boundaryLayer')
    .values([
      {
        ...part,
        layer: 'boundary',
        id: 'block-1',
        properties: JSON.stringify({ id: 'block-1', name: 'Home' }),
      },
      { ...part, layer: 'cadastral', id: '77-0', properties: JSON.stringify(title) },
    ])
    .execute();
  await db
    .updateTable('plan')
    .set({ boundaryBounds: JSON.stringify([171.9, -44, 173, -43]) })
    .where('id', '=', planId)
    .execute();
}

async function addAction(featureIds: readonly string[]): Promise<string> {
  const id = uuidv7();
  const content = { title: 'Fence it', grade: 'good', state: 'agreed', sectionKey: 'waterways', featureIds };
  await server.database.db
    .insertInto('planAction')
    .values({
      planId,
      id,
      content: JSON.stringify(content),
      made: JSON.stringify({ dueDay: '2027-03-31' }),
      createdAt: AT,
      updatedAt: AT,
    })
    .execute();
  return id;
}

let actionId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead, propertyName: 'Kōtare <Flats>' });
  farm = farmOfAllKinds();
  await storeFeatures(server.database, planId, { features: farm, at: AT });
  paddocks = manyOfKind(kindById(kinds.paddock.id), 30);
  await storeFeatures(server.database, planId, { features: paddocks, at: LATER });
  await addBoundary();
  actionId = await addAction(farm.slice(0, 2).map(({ id }) => id));
  bearer = (await makeToken(server, lead, ['readMap', 'readRecords'])).bearer;
  mapOnly = (await makeToken(server, lead, ['readMap'])).bearer;
});
afterAll(() => server.close());

/** Reads an address below the farm's landing page. JSON of each media type is parsed. */
async function get<T = Record<string, unknown>>(
  path: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await server.call(`/ogc/${planId}${path}`, { headers: { ...bearer, ...headers } });
  const type = answer.headers.get('content-type') ?? '';
  const text = Buffer.from(answer.bytes).toString('utf8');
  return { ...answer, type, text, json: (type.includes('json') ? JSON.parse(text) : {}) as T };
}
const items = async (path: string) => (await get<Items>(`/collections/${path}`)).json;
const query = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();
const rels = (links: readonly Link[]): readonly string[] => links.map(({ rel }) => rel);
const hrefOf = (links: readonly Link[], rel: string): string =>
  links.find((link) => link.rel === rel)?.href ?? '';
const below = (href: string): string => href.slice(href.indexOf(planId) + planId.length);
const idsOf = ({ features }: Items): ReadonlySet<string> => new Set(features.map(({ id }) => id));
const statusOf = async (path: string) => (await get(path)).status;

describe('part 1, core', () => {
  test('[A.1] is HTTP 1.1: GET and HEAD of each resource, and refusals with a status', async () => {
    expect([await statusOf(''), await statusOf('/')]).toEqual([200, 200]);
    const head = await server.call(`/ogc/${planId}/collections/paddocks/items`, {
      headers: bearer,
      method: 'HEAD',
    });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(await statusOf('/collections/castles')).toBe(404);
    expect((await server.call(`/ogc/${planId}`)).status).toBe(401);
  });

  test('[A.3, A.4] the landing page links to the description of the calls, to what is conformed to and to the data', async () => {
    const { json, type } = await get<{ title: string; links: readonly Link[] }>('');
    expect(type).toBe('application/json');
    expect(json.title).toBe('Kōtare <Flats>');
    expect(rels(json.links)).toEqual([
      'self',
      'alternate',
      'service-desc',
      'service-doc',
      'conformance',
      'data',
    ]);
    for (const { href, type: declared = '' } of json.links) {
      const linked = await get(below(href));
      expect([linked.status, linked.type.split(';')[0]], href).toEqual([200, declared.split(';')[0]]);
    }
  });

  test('[A.5, A.6] the description is OpenAPI 3.0 with every collection and its parameters', async () => {
    const { json, type } = await get<{
      openapi: string;
      paths: Record<string, { get: { parameters: readonly { $ref?: string; name?: string }[] } }>;
      components: {
        parameters: Record<string, { name: string; in: string; required: boolean; schema: object }>;
      };
    }>('/api');
    expect(type).toBe('application/vnd.oai.openapi+json;version=3.0');
    expect(json.openapi).toMatch(/^3\.0\./);
    const all = await get<{ collections: readonly Collection[] }>('/collections');
    for (const { id } of all.json.collections)
      expect(Object.keys(json.paths)).toContain(`/collections/${id}/items`);
    const own = json.paths['/collections/paddocks/items']?.get.parameters.map(
      ({ $ref, name }) => $ref ?? name,
    );
    expect(own).toEqual(
      expect.arrayContaining(['#/components/parameters/bbox', '#/components/parameters/datetime', 'use']),
    );
    // [A.14, A.16, A.18] and part 2 [A.1, A.8]: as the standard writes them.
    expect(json.components.parameters['bbox']).toMatchObject({
      name: 'bbox',
      in: 'query',
      required: false,
      schema: {
        type: 'array',
        oneOf: [
          { minItems: 4, maxItems: 4 },
          { minItems: 6, maxItems: 6 },
        ],
        items: { type: 'number' },
      },
      style: 'form',
      explode: false,
    });
    expect(json.components.parameters['limit']?.schema).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 10_000,
      default: 1000,
    });
    expect(json.components.parameters['datetime']?.schema).toEqual({ type: 'string' });
    expect(json.components.parameters['crs']?.schema).toMatchObject({ type: 'string', format: 'uri' });
    expect(json.components.parameters['bbox-crs']?.schema).toMatchObject({ type: 'string', format: 'uri' });
  });

  test('[A.7, A.8] names the conformance classes that it keeps', async () => {
    const { json } = await get<{ conformsTo: readonly string[] }>('/conformance');
    expect(json.conformsTo.map((uri) => uri.slice(uri.indexOf('spec/') + 5))).toEqual([
      'ogcapi-features-1/1.0/conf/core',
      'ogcapi-features-1/1.0/conf/geojson',
      'ogcapi-features-1/1.0/conf/html',
      'ogcapi-features-1/1.0/conf/oas30',
      'ogcapi-features-2/1.0/conf/crs',
      'ogcapi-features-4/1.0/conf/create-replace-delete',
      'ogcapi-features-4/1.0/conf/update',
      'ogcapi-features-4/1.0/conf/optimistic-locking-etags',
    ]);
  });

  test('[A.9, A.10] lists the boundary, titles, land risk, actions and every kind in each of its shapes', async () => {
    const { json } = await get<{ links: readonly Link[]; collections: readonly Collection[] }>(
      '/collections',
    );
    expect(rels(json.links)).toEqual(['self', 'alternate']);
    const ids = json.collections.map(({ id }) => id);
    expect(ids.slice(0, 4)).toEqual(['boundary', 'titles', 'land-risk', 'actions']);
    expect(ids).toEqual(expect.arrayContaining(['paddocks', 'buildings-areas', 'buildings-points']));
    expect(new Set(ids).size).toBe(4 + allKinds.flatMap(({ shapes }) => shapes).length);
    for (const { id, links } of json.collections) {
      expect(rels(links), id).toEqual(['self', 'alternate', 'items', 'items']);
      expect(links.every(({ type }) => type !== undefined)).toBe(true);
    }
    const own = json.collections.find(({ id }) => id === 'paddocks');
    expect(own?.extent.spatial).toEqual({
      bbox: [[172, -43.9, 172.059, expect.any(Number) as number]],
      crs: CRS84,
    });
    expect(own?.extent.temporal.interval).toEqual([[AT.toISOString(), null]]);
  });

  test('[A.11, A.12] one collection is described as it is in the list', async () => {
    const { json } = await get<{ collections: readonly Collection[] }>('/collections');
    for (const id of ['paddocks', 'boundary'])
      expect((await get(`/collections/${id}`)).json).toEqual(json.collections.find((one) => one.id === id));
  });

  test('[A.2, A.13, A.22] gives every feature of every kind in CRS84 with the values that the product gives', async () => {
    const own = await server.call<{ results: FeatureReply[] }>(`/api/plan/${planId}/feature/all`, {
      as: lead,
    });
    const { json } = await get<{ collections: readonly Collection[] }>('/collections');
    const ofKinds = json.collections.slice(4);
    const found = (await Promise.all(ofKinds.map(({ id }) => items(`${id}/items`)))).flatMap(
      ({ features }) => features,
    );
    const expected = own.body.results.map(({ _id, geometry, properties, ...more }) => {
      const { areaHectares, areaM2, lengthMetres, version, createdAt, updatedAt } = more;
      const figures = { areaHectares, areaM2, lengthMetres, version, createdAt, updatedAt };
      return [_id, { type: 'Feature', id: _id, geometry, properties: { ...properties, ...figures } }];
    });
    expect(Object.fromEntries(found.map((item) => [item.id, item]))).toEqual(Object.fromEntries(expected));
    expect(found).toHaveLength(expected.length);
  });

  test('[A.15] a box leaves what meets it, by its shape and not by its bounding box', async () => {
    const [[west, south] = [0, 0]] = paddocks[0] ? positionsOf(paddocks[0].geometry) : [];
    const box = [west + 0.0001, south + 0.0001, west + 0.0002, south + 0.0002].join();
    expect(idsOf(await items(`paddocks/items?bbox=${box}`))).toEqual(new Set([paddocks[0]?.id]));
    const withHeights = [west + 0.0001, south + 0.0001, 0, west + 0.0002, south + 0.0002, 100].join();
    expect((await items(`paddocks/items?bbox=${withHeights}`)).numberMatched).toBe(1);
    const fences = kinds.fenceline.wording.featureType;
    const line = farm.find(({ kind }) => kind.id === kinds.fenceline.id)?.geometry;
    const [from = [0, 0]] = line ? positionsOf(line) : [];
    const corner = (dx: number, dy: number, size: number) =>
      [from[0] + dx, from[1] + dy, from[0] + dx + size, from[1] + dy + size].join();
    // Above the slanting line, within its bounding box; then on it.
    expect((await items(`${fences}/items?bbox=${corner(0.0001, 0.0006, 0.0003)}`)).numberMatched).toBe(0);
    expect((await items(`${fences}/items?bbox=${corner(0.0004, 0.0004, 0.0002)}`)).numberMatched).toBe(1);
    expect((await items('paddocks/items?bbox=10,50,11,51')).features).toEqual([]);
  });

  test('[A.15] a box whose west is greater than its east reaches over the antimeridian', async () => {
    const chathams = await server.addPlan({ lead });
    const trough = kindById(kinds.trough.id);
    const at = (longitude: number): DrawnFeature => ({
      id: uuidv7(),
      kind: trough,
      shape: 'point',
      geometry: { type: 'Point', coordinates: [longitude, -43.9] },
    });
    const [island, mainland] = [at(-176.5), at(179.5)];
    await storeFeatures(server.database, chathams, { features: [island, mainland], at: AT });
    const ask = async (box: string) => {
      const answer = await server.call(`/ogc/${chathams}/collections/troughs/items?bbox=${box}`, {
        headers: bearer,
      });
      return idsOf(JSON.parse(Buffer.from(answer.bytes).toString()) as Items);
    };
    expect(await ask('179,-45,-176,-43')).toEqual(new Set([island.id, mainland.id]));
    expect(await ask('-177,-45,-176,-43')).toEqual(new Set([island.id]));
  });

  test('[A.17] gives no more than the limit, and no more than ten thousand', async () => {
    const { features, numberMatched, numberReturned } = await items('paddocks/items?limit=7');
    expect([features.length, numberReturned, numberMatched]).toEqual([7, 7, 31]);
    expect((await items('paddocks/items?limit=1000000')).numberReturned).toBe(31);
  });

  test.each([
    ['2026-11-20T00:00:00Z', 1],
    ['2026-11-21T00:00:00Z', 0],
    ['2026-11-20T13:00:00+13:00', 1],
    ['2026-11-21T00:00:00Z/2026-11-23T00:00:00Z', 30],
    ['../2026-11-21T00:00:00Z', 1],
    ['/2026-11-21T00:00:00Z', 1],
    ['2026-11-21T00:00:00Z/..', 30],
    ['2026-11-22', 30],
  ])('[A.19] at the time %s there are %i paddocks', async (datetime, count) => {
    expect((await items(`paddocks/items?${query({ datetime })}`)).numberMatched).toBe(count);
  });

  test('[A.19] what has no time is never left out by one', async () => {
    expect((await items('boundary/items?datetime=1999-01-01T00:00:00Z')).numberMatched).toBe(1);
  });

  test.each([
    'bbox=1,2,3',
    'bbox=172,-43,173,-44',
    'bbox=a,b,c,d',
    'bbox=1,2,3,',
    'bbox=172,-95,173,-94',
    'limit=0',
    'limit=-1',
    'limit=ten',
    'datetime=yesterday',
    'datetime=../..',
    'datetime=2026-11-22T00:00:00Z/2026-11-21T00:00:00Z',
    'f=xml',
    'after=nowhere',
    'crs=EPSG:2193',
    `bbox-crs=${epsg(3857)}&bbox=1,2,3,4`,
    'effectiveHa=wide',
    'winterGrazing=perhaps',
    'limit=1&limit=2',
  ])('[A.20] refuses %s', async (text) => {
    expect(await statusOf(`/collections/paddocks/items?${text}`)).toBe(400);
  });

  test('[A.21] refuses a parameter that a resource does not have', async () => {
    for (const path of [
      '',
      '/api',
      '/conformance',
      '/collections',
      '/collections/paddocks',
      '/collections/paddocks/items',
    ])
      expect(await statusOf(`${path}?colour=red`), path).toBe(400);
    expect(await statusOf(`/collections/paddocks/items/${paddocks[0]?.id}?limit=1`)).toBe(400);
  });

  test('a filter of a property leaves the items with its value', async () => {
    const uses = async (text: string) => (await items(`paddocks/items?${text}`)).numberMatched;
    const [own] = (await items('paddocks/items?limit=1')).features;
    expect(await uses(`use=${String(own?.properties['use'])}`)).toBe(31);
    expect(await uses('use=retired')).toBe(0);
    expect(await uses(`effectiveHa=${String(own?.properties['effectiveHa'])}`)).toBe(31);
    expect(
      await uses(
        `winterGrazing=${String(own?.properties['winterGrazing'])}&bbox=172,-43.9,172.0005,-43.8995`,
      ),
    ).toBe(1);
    expect((await items('titles/items?titleNumber=CB1A%2F1')).numberMatched).toBe(1);
    expect((await items('titles/items?titleNumber=CB1A%2F2')).numberMatched).toBe(0);
  });

  test('[A.23 to A.26] each page links to itself, to its other form and to the next, and all pages together are the whole', async () => {
    const seen: string[] = [];
    let path = '/collections/paddocks/items?limit=12&use=pastureThenCrop&bbox=171,-45,174,-42';
    const pages = [];
    while (path !== '') {
      const { json } = await get<Items>(path);
      pages.push(json);
      seen.push(...json.features.map(({ id }) => id));
      path = below(hrefOf(json.links, 'next'));
    }
    const whole = await items('paddocks/items');
    expect(pages.map(({ numberReturned }) => numberReturned)).toEqual([12, 12, 7]);
    expect(pages.every(({ numberMatched }) => numberMatched === whole.numberMatched)).toBe(true);
    expect(new Set(seen)).toEqual(idsOf(whole));
    expect(seen).toHaveLength(whole.numberMatched);
    expect(rels(pages[0]?.links ?? [])).toEqual(['self', 'alternate', 'next', 'collection']);
    expect(rels(pages.at(-1)?.links ?? [])).toEqual(['self', 'alternate', 'collection']);
    expect(pages[0]?.links.slice(0, 3).map(({ type }) => type)).toEqual([
      'application/geo+json',
      'text/html',
      'application/geo+json',
    ]);
    expect(hrefOf(pages[1]?.links ?? [], 'self')).toContain('use=pastureThenCrop');
    expect(Number.isNaN(Date.parse(pages[0]?.timeStamp ?? ''))).toBe(false);
  });

  test('[A.27 to A.29] one feature has its own address, and links to itself, to its page and to its collection', async () => {
    const id = paddocks[0]?.id ?? '';
    const { json, headers, type } = await get<Item>(`/collections/paddocks/items/${id}`);
    const { links = [], ...item } = json;
    expect(type).toBe('application/geo+json');
    expect((await items('paddocks/items')).features).toContainEqual(item);
    expect(rels(links)).toEqual(['self', 'alternate', 'collection']);
    expect(headers.get('etag')).toBe('"1"');
    expect(await statusOf(`/collections/troughs/items/${id}`)).toBe(404);
    expect(await statusOf(`/collections/paddocks/items/${uuidv7()}`)).toBe(404);
    expect((await get<Item>('/collections/titles/items/77-0')).json.properties).toMatchObject({
      titleNumber: 'CB1A/1',
    });
  });

  test('every resource is a page for people too, in which nothing of the farm is markup', async () => {
    const paths = [
      '',
      '/api',
      '/conformance',
      '/collections',
      '/collections/paddocks',
      '/collections/paddocks/items',
      `/collections/paddocks/items/${paddocks[0]?.id}`,
    ];
    for (const path of paths) {
      const page = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      expect([page.status, page.type], path).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(page.text).not.toContain('<Flats>');
    }
    expect((await get('?f=html')).text).toContain('Kōtare &lt;Flats&gt;');
    expect((await get('?f=json', { accept: 'text/html' })).type).toBe('application/json');
  });
});

describe('part 2, coordinate reference systems', () => {
  test('[A.1: 1 to 3] each collection names its systems, and that in which it is stored', async () => {
    const { json } = await get<{ crs: readonly string[]; collections: readonly Collection[] }>(
      '/collections',
    );
    const all = [CRS84, epsg(2193), epsg(4167), epsg(4326)];
    expect(json.crs).toEqual(all);
    for (const { crs, storageCrs } of json.collections) expect([crs, storageCrs]).toEqual([all, CRS84]);
  });

  const positionOf = async (crs: string | undefined) => {
    const { json, headers } = await get<Items>(
      `/collections/troughs/items${crs === undefined ? '' : `?${query({ crs })}`}`,
    );
    return { at: json.features[0]?.geometry.coordinates, of: headers.get('content-crs') };
  };

  test('[A.2.1: 1, 4 to 7] coordinates are in the system that is asked for, in its own order of axes, and the header says which', async () => {
    const at = farm.find(({ kind }) => kind.id === kinds.trough.id)?.geometry.coordinates as Position;
    const [easting, northing] = toNewZealandTransverseMercator(at);
    expect(await positionOf(undefined)).toEqual({ at, of: `<${CRS84}>` });
    expect(await positionOf(CRS84)).toEqual({ at, of: `<${CRS84}>` });
    expect(await positionOf(epsg(4326))).toEqual({ at: [at[1], at[0]], of: `<${epsg(4326)}>` });
    expect(await positionOf(epsg(4167))).toEqual({ at: [at[1], at[0]], of: `<${epsg(4167)}>` });
    const nztm = await positionOf(epsg(2193));
    expect(nztm.of).toBe(`<${epsg(2193)}>`);
    const [north, east] = nztm.at as readonly [number, number];
    expect(Math.abs(north - northing)).toBeLessThan(0.0001);
    expect(Math.abs(east - easting)).toBeLessThan(0.0001);
    const id = (await items('troughs/items')).features[0]?.id;
    const one = await get<Item>(`/collections/troughs/items/${id}?${query({ crs: epsg(4326) })}`);
    expect([one.json.geometry.coordinates, one.headers.get('content-crs')]).toEqual([
      [at[1], at[0]],
      `<${epsg(4326)}>`,
    ]);
    expect(await statusOf(`/collections/troughs/items?${query({ crs: epsg(27200) })}`)).toBe(400);
  });

  test('[A.2.2: 8 to 10] a box is read in the system that is named for it', async () => {
    const [at = [0, 0]] = paddocks[5] ? positionsOf(paddocks[5].geometry) : [];
    const inside = (dx: number, dy: number): Position => [at[0] + dx, at[1] + dy];
    const [low, high] = [inside(0.0003, 0.0003), inside(0.0005, 0.0005)];
    const [lowEast, lowNorth] = toNewZealandTransverseMercator(low);
    const [highEast, highNorth] = toNewZealandTransverseMercator(high);
    const ask = async (system: number, box: readonly number[]) =>
      idsOf(await items(`paddocks/items?${query({ 'bbox-crs': epsg(system), bbox: box.join() })}`));
    const only = new Set([paddocks[5]?.id]);
    expect(await ask(4326, [low[1], low[0], high[1], high[0]])).toEqual(only);
    expect(await ask(4167, [low[1], low[0], high[1], high[0]])).toEqual(only);
    expect(await ask(2193, [lowNorth, lowEast, highNorth, highEast])).toEqual(only);
    // Of all paddocks, some lie across the border of this box, and many within it.
    const [all, few] = [
      await ask(2193, [5_000_000, 1_400_000, 5_300_000, 1_700_000]),
      await ask(2193, [lowNorth - 1, lowEast - 300, highNorth, highEast]),
    ];
    expect(all.size).toBe(31);
    expect(few.size).toBeGreaterThan(1);
    expect(few.size).toBeLessThan(10);
  });
});

describe('what belongs to the product', () => {
  test('lists the farms that the token is for', async () => {
    const other = await server.addPlan({ lead, propertyName: 'Rimu Downs' });
    const { bearer: named } = await makeToken(server, lead, ['readMap'], [other]);
    const read = async (headers: Readonly<Record<string, string>>) => {
      const { bytes } = await server.call('/ogc', { headers });
      return (JSON.parse(Buffer.from(bytes).toString()) as { links: readonly (Link & { title: string })[] })
        .links;
    };
    expect((await read(named)).filter(({ rel }) => rel === 'child')).toMatchObject([{ title: 'Rimu Downs' }]);
    expect((await read(bearer)).filter(({ rel }) => rel === 'child').length).toBeGreaterThan(1);
    expect((await server.call(`/ogc/${planId}`, { headers: named })).status).toBe(403);
    expect((await server.call('/ogc')).headers.get('www-authenticate')).toContain('Basic');
  });

  test('an action is once on each feature where it is done, for tokens that may read records', async () => {
    const { features } = await items('actions/items');
    expect(features.map(({ id }) => id)).toEqual(
      farm
        .slice(0, 2)
        .map(({ id }) => `${actionId}.${id}`)
        .toSorted((one, other) => (one < other ? -1 : 1)),
    );
    expect(features[0]).toMatchObject({
      geometry: { type: 'Point' },
      properties: { title: 'Fence it', dueDay: '2027-03-31' },
    });
    const withMap = await get<{ collections: readonly Collection[] }>('/collections', mapOnly);
    expect(withMap.json.collections.map(({ id }) => id)).not.toContain('actions');
    expect((await get('/collections/actions/items', mapOnly)).status).toBe(404);
    expect((await get('/collections/boundary/items', mapOnly)).status).toBe(200);
  });

  test('land risk is that of the product', async () => {
    const own = await server.call<{
      results: { _id: string; ratings: { riskType: string; inherentLevel: string | null }[] }[];
    }>(`/api/plans/${planId}/risk`, { as: lead });
    const { features } = await items('land-risk/items');
    expect(features.map(({ id }) => id)).toEqual(own.body.results.map(({ _id }) => _id));
    for (const { riskType, inherentLevel } of own.body.results[0]?.ratings ?? [])
      expect(features[0]?.properties[`${riskType}Inherent`]).toBe(inherentLevel);
  });

  test('is answered with "not modified" until the plan changes', async () => {
    const path = '/collections/paddocks/items?limit=1';
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    await server.database.db.updateTable('plan').set({ rev: 999 }).where('id', '=', planId).execute();
    expect((await get(path, { 'if-none-match': etag })).status).toBe(200);
  });
});
