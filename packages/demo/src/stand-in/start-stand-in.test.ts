import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TitleFeature } from '../cadastre/features.ts';
import { growValley } from '../cadastre/grow-valley.ts';
import { tileOf } from '../tiles/tile-space.ts';
import { startStandIn, type StandIn } from './start-stand-in.ts';

const valley = growValley({ parcels: 500, seed: 'stand-in' });
const KEY = 'a-made-up-key';
let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn({ valley, key: KEY, longestDelayMs: 20 });
});
afterEach(() => standIn.faults.clear());
afterAll(() => standIn.close());

const get = (path: string, init?: RequestInit) => fetch(`${standIn.url}${path}`, init);
// Replies are read as the loosely typed JSON they are on the wire.
const getJson = async <T>(path: string, init?: RequestInit) => (await (await get(path, init)).json()) as T;

const [address] = valley.addresses;
if (!address) throw new Error('A valley without an address.');
const [longitude, latitude] = address.geometry.coordinates;
const addressTitle = valley.addressLinks[0]?.title_no;

interface Found {
  id: number;
  distance: number;
  geometry?: TitleFeature['geometry'];
  properties: Record<string, unknown>;
}
interface VectorReply {
  vectorQuery: { layers: Record<string, { features: Found[] } | undefined> };
}
const vectorPath = (query: Record<string, string | number>, layers = [50804]) =>
  `/services/query/v1/vector.json?${new URLSearchParams({
    key: KEY,
    x: String(longitude),
    y: String(latitude),
    radius: '0',
    max_results: '10',
    ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  }).toString()}${layers.map((id) => `&layer=${id}`).join('')}`;

describe('the vector query', () => {
  test('finds the title at an address, at distance 0, with its geometry when asked', async () => {
    const { vectorQuery } = await getJson<VectorReply>(vectorPath({ geometry: 'true' }));
    const [found] = vectorQuery.layers['50804']?.features ?? [];
    expect(found?.properties['title_no']).toBe(addressTitle);
    expect(found?.distance).toBe(0);
    expect(found?.geometry?.type).toBe('MultiPolygon');
  });

  test('gives no geometry otherwise, and several layers in one reply', async () => {
    const { vectorQuery } = await getJson<VectorReply>(vectorPath({}, [50804, 50772, 99]));
    expect(Object.keys(vectorQuery.layers).sort()).toEqual(['50772', '50804']);
    expect(vectorQuery.layers['50804']?.features[0]).not.toHaveProperty('geometry');
  });

  test('orders by distance within the radius and stops at 100', async () => {
    const { vectorQuery } = await getJson<VectorReply>(vectorPath({ radius: 20_000, max_results: 1000 }));
    const distances = vectorQuery.layers['50804']?.features.map(({ distance }) => distance) ?? [];
    expect(distances).toHaveLength(100);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances.at(-1)).toBeLessThanOrEqual(20_000);
  });

  test('gives an empty list where nothing is near', async () => {
    const { vectorQuery } = await getJson<VectorReply>(vectorPath({ x: 170, radius: 100 }));
    expect(vectorQuery.layers['50804']?.features).toEqual([]);
  });

  test('takes the key as a header, answers 401 without and 403 with a wrong one, 400 without a place', async () => {
    const authorization = (key: string) => ({ headers: { Authorization: `key ${key}` } });
    const path = `/services/query/v1/vector.json?layer=50804&x=${longitude}&y=${latitude}`;
    expect((await get(path, authorization(KEY))).status).toBe(200);
    expect((await get(path)).status).toBe(401);
    expect((await get(path, authorization('other'))).status).toBe(403);
    expect((await get(`/services/query/v1/vector.json?key=${KEY}&layer=50804`)).status).toBe(400);
  });
});

interface Page {
  totalFeatures: string;
  numberReturned: number;
  crs: { properties: { name: string } };
  features: { id: string; geometry: TitleFeature['geometry'] | null; properties: Record<string, unknown> }[];
}
const wfsPath = (parameters: Record<string, string>, key = KEY) =>
  `/services;key=${key}/wfs?${new URLSearchParams({ service: 'WFS', version: '2.0.0', ...parameters }).toString()}`;
const features = (parameters: Record<string, string>) =>
  wfsPath({ request: 'GetFeature', typeNames: 'layer-50804', outputFormat: 'json', ...parameters });

describe('WFS', () => {
  test('lists its layers and describes one, geometry column last', async () => {
    const listed = await (await get(wfsPath({ request: 'GetCapabilities' }))).text();
    expect(listed.match(/<Name>[^<]+/g)).toContain('<Name>data.linz.govt.nz:table-51569');
    const described = await (await get(wfsPath({ request: 'DescribeFeatureType', typeNames: 'data.linz.govt.nz:layer-123113' }))).text(); // prettier-ignore
    expect(described).toContain('name="full_road_name"');
    expect([...described.matchAll(/ name="(\w+)" nillable/g)].at(-1)?.[1]).toBe('shape');
  });

  test('finds a title by its number', async () => {
    const page = await getJson<Page>(
      features({ cql_filter: `title_no = '${addressTitle}'`, srsName: 'CRS:84' }),
    );
    const title = valley.titles.find(({ properties }) => properties.title_no === addressTitle);
    expect(page).toMatchObject({ totalFeatures: 'unknown', numberReturned: 1 });
    expect(page.features[0]).toMatchObject({ id: `layer-50804.${title?.id}`, geometry: title?.geometry });
  });

  test('finds by a place given latitude first, and gives metres when asked for NZTM', async () => {
    const at = `intersects(shape, POINT(${latitude} ${longitude}))`;
    const page = await getJson<Page>(features({ cql_filter: at, srsName: 'EPSG:2193' }));
    expect(page.features.map(({ properties }) => properties['title_no'])).toEqual([addressTitle]);
    expect(page.crs.properties.name).toBe('urn:ogc:def:crs:EPSG::2193');
    expect(page.features[0]?.geometry?.coordinates[0]?.[0]?.[0]?.[0]).toBeGreaterThan(1_500_000);
  });

  test('pages, cuts fields and leaves geometry out unless it is named', async () => {
    const ask = (startIndex: number) =>
      getJson<Page>(features({ count: '2', startIndex: String(startIndex), propertyName: 'title_no' }));
    const pages = [await ask(0), await ask(2)].flatMap((page) => page.features);
    expect(pages.map(({ properties }) => properties)).toEqual(
      valley.titles.slice(0, 4).map(({ properties }) => ({ title_no: properties.title_no })),
    );
    expect(pages.every(({ geometry }) => geometry === null)).toBe(true);
    expect((await ask(100_000)).features).toEqual([]);
    const withShape = await getJson<Page>(features({ count: '1', propertyName: 'title_no,shape' }));
    expect(withShape.features[0]?.geometry?.type).toBe('MultiPolygon');
  });

  test('writes CSV with quoted line breaks', async () => {
    const shared = valley.titles.find(({ properties }) => properties.estate_description.includes('\r\n'));
    const filter = `id = ${shared?.properties.id}`;
    const csv = await (await get(features({ outputFormat: 'csv', cql_filter: filter, propertyName: 'id,estate_description' }))).text(); // prettier-ignore
    expect(csv).toBe(
      `FID,id,estate_description\r\nlayer-50804.${shared?.id},${shared?.id},"${shared?.properties.estate_description}"\r\n`,
    );
  });

  test.each([
    ['an unknown layer', { typeNames: 'layer-50805' }, 'Feature type :layer-50805 unknown'],
    ['a filter that cannot be read', { cql_filter: 'title_no =' }, 'Could not parse CQL filter'],
    ['an unknown field in a filter', { cql_filter: 'owners = 1' }, 'Illegal property name: owners'],
    ['an unknown field to give', { propertyName: 'owners' }, 'Requested property: owners'],
    ['an unknown system', { srsName: 'EPSG:27200' }, 'EPSG:27200'],
    ['a broken count', { count: '-1' }, 'count must be'],
    ['a format it does not have', { outputFormat: 'kml' }, 'output format kml'],
    ['box and filter at once', { cql_filter: 'id=1', bbox: '-43,172,-42,173' }, 'mutually exclusive'],
  ])('answers %s with an XML exception report and 400', async (_, parameters, message) => {
    const reply = await get(features(parameters));
    expect(reply.status).toBe(400);
    expect(reply.headers.get('content-type')).toContain('xml');
    expect(await reply.text()).toContain(message);
  });

  test('can give exception reports the status 200', async () => {
    const lenient = await startStandIn({ valley, key: KEY, exceptionStatus: 200 });
    const reply = await fetch(`${lenient.url}${features({ typeNames: 'layer-1' })}`);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('<ows:ExceptionReport');
    await lenient.close();
  });

  test('wants the key in its path', async () => {
    expect((await get(wfsPath({ request: 'GetCapabilities' }, 'other'))).status).toBe(403);
    expect((await get('/services/wfs?request=GetCapabilities')).status).toBe(401);
  });
});

describe('tiles', () => {
  const readTile = async (path: string) => {
    const reply = await get(path);
    const { layers } = new VectorTile(new PbfReader(new Uint8Array(await reply.arrayBuffer())));
    return { status: reply.status, names: Object.keys(layers), layers };
  };
  const path = ({ z, x, y }: { z: number; x: number; y: number }) => `${z}/${x}/${y}.pbf`;
  const here = (z: number) => path(tileOf([longitude, latitude], z));
  const sea = path(tileOf([171, -42], 12));
  const survey = (id: number, tile: string) => `/services;key=${KEY}/tiles/v4/layer=${id}/EPSG:3857/${tile}`;

  test.each([
    [50804, 'layer-50804', 14, 'title_no'],
    [51845, 'layer-51845', 10, 'StreamOrde'],
    [50768, 'layer-50768', 11, 'elevation'],
  ])('of layer %i hold source layer %s', async (id, name, z, field) => {
    const tile = await readTile(survey(id, here(z)));
    expect(tile.names).toEqual([name]);
    expect(tile.layers[name]?.feature(0).properties).toHaveProperty(field);
    expect((await get(survey(id, sea))).status).toBe(404);
  });

  test('of a layer without tiles are 404, and want a key', async () => {
    expect((await get(survey(50772, here(14)))).status).toBe(404);
    expect((await get(survey(50804, here(14)).replace(KEY, 'other'))).status).toBe(403);
  });

  test('of rivers have the localities that lie in them, and the name of the great river along it', async () => {
    const addresses = valley.addresses.filter(
      ({ properties }) => properties.suburb_locality === valley.addresses[0]?.properties.suburb_locality,
    );
    const middleOf = (axis: 0 | 1) =>
      addresses.map(({ geometry }) => geometry.coordinates[axis] ?? 0).toSorted((one, other) => one - other)[
        Math.floor(addresses.length / 2)
      ] ?? 0;
    const tile = await readTile(`/rivers/${path(tileOf([middleOf(0), middleOf(1)], 12))}`);
    const names = Array.from(
      { length: tile.layers['places']?.length ?? 0 },
      (_, index) => tile.layers['places']?.feature(index).properties['name'],
    );
    expect(names).toContain(addresses[0]?.properties.suburb_locality);

    const great = valley.rivers.find(({ properties }) => properties.StreamOrde >= 5);
    const along = await readTile(`/rivers/${path(tileOf(great?.geometry.coordinates[0] ?? [0, 0], 12))}`);
    const rivers = Array.from(
      { length: along.layers['rivers']?.length ?? 0 },
      (_, index) => along.layers['rivers']?.feature(index).properties,
    );
    expect(
      [...new Set(rivers.map((river) => `${Number(river?.['order']) >= 5} ${river?.['name']}`))].toSorted(),
    ).toEqual(['false undefined', 'true Sampleburn']);
  });

  test('of rivers exist at zoom 12 only, with segment and order', async () => {
    const [reach] = valley.rivers;
    const tile = await readTile(`/rivers/${path(tileOf(reach?.geometry.coordinates[0] ?? [0, 0], 12))}`);
    expect(tile.names).toContain('rivers');
    expect(Object.keys(tile.layers['rivers']?.feature(0).properties ?? {})).toEqual(['nzsegment', 'order']);
    expect((await get(`/rivers/${sea}`)).status).toBe(404);
    expect((await get(`/rivers/${here(11)}`)).status).toBe(404);
  });

  test('of the base map follow from its style, are 204 where empty and 400 with a bad key', async () => {
    interface Style {
      sources: { topographic: { tiles: string[] } };
      layers: { 'source-layer'?: string }[];
    }
    const style = await getJson<Style>(`/v1/styles/topographic-v2.json?api=${KEY}`);
    const [template = ''] = style.sources.topographic.tiles;
    const at = (tile: string) => template.replace('{z}/{x}/{y}.pbf', tile).slice(standIn.url.length);
    const tile = await readTile(at(here(13)));
    expect(new Set(style.layers.flatMap((layer) => layer['source-layer'] ?? []))).toEqual(
      new Set(tile.names),
    );
    expect((await get(at(sea))).status).toBe(204);
    expect((await get(at(here(16)))).status).toBe(404);
    expect(await (await get('/v1/styles/topographic-v2.json')).text()).toBe('API Key Invalid: missing');
    expect((await get(at(here(13)).replace(KEY, 'x'))).status).toBe(400);
  });
});

describe('ordered faults', () => {
  const path = vectorPath({});
  const order = (text: string) => get(path, { headers: { 'x-standin': text } });

  test.each([429, 503])('status %i, by header', async (status) => {
    const reply = await order(`status=${status}`);
    expect(reply.status).toBe(status);
    expect(reply.headers.get('retry-after')).toBe('60');
  });

  test('garbage is 200 and no JSON, by query', async () => {
    const reply = await get(`${path}&x-standin=garbage`);
    expect(reply.status).toBe(200);
    await expect(reply.json()).rejects.toThrow();
  });

  test('xml is an exception report with 200', async () => {
    const reply = await order('xml');
    expect(reply.status).toBe(200);
    expect(await reply.text()).toMatch(/^<\?xml/);
  });

  test('truncate breaks off in the middle of the body', async () => {
    const reply = await order('truncate');
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow();
  });

  test('a delay holds the reply back and then lets it go, combined with a status', async () => {
    expect((await order('delay=30000, status=503')).status).toBe(503);
  });

  test('the next n calls fail, then all is well; other paths are not hit', async () => {
    standIn.faults.next({ status: 500 }, { times: 2, path: '/services/query' });
    expect((await get(wfsPath({ request: 'GetCapabilities' }))).status).toBe(200);
    expect([(await get(path)).status, (await get(path)).status, (await get(path)).status]).toEqual([
      500, 500, 200,
    ]);
  });

  test('always means until cleared, and different orders follow each other', async () => {
    standIn.faults.next({ status: 503 });
    standIn.faults.always({ status: 429 });
    expect([(await get(path)).status, (await get(path)).status, (await get(path)).status]).toEqual([
      503, 429, 429,
    ]);
    standIn.faults.clear();
    expect((await get(path)).status).toBe(200);
  });

  test('a caller who hangs up ends the delay, and so does closing', async () => {
    const slow = await startStandIn({ valley, key: KEY });
    slow.faults.always({ delayMs: 600_000 });
    const hangUp = new AbortController();
    const impatient = fetch(`${slow.url}${path}`, { signal: hangUp.signal }).catch(() => 'hung up');
    await vi.waitUntil(() => slow.countDelayed() === 1);
    hangUp.abort();
    expect(await impatient).toBe('hung up');
    await vi.waitUntil(() => slow.countDelayed() === 0);
    const patient = fetch(`${slow.url}${path}`).catch(() => 'cut off');
    await vi.waitUntil(() => slow.countDelayed() === 1);
    await slow.close();
    expect(await patient).toBe('cut off');
    await vi.waitUntil(() => slow.countDelayed() === 0);
  });
});

test('what was asked is kept for tests to count', async () => {
  const before = standIn.seen.length;
  await get(vectorPath({}), { headers: { Authorization: 'key x' } });
  expect(standIn.seen.slice(before)).toMatchObject([
    { path: '/services/query/v1/vector.json', authorization: 'key x' },
  ]);
});

test('unknown paths are 404 and only reading is allowed', async () => {
  expect((await get('/nothing')).status).toBe(404);
  expect((await get(vectorPath({}), { method: 'POST' })).status).toBe(405);
});

describe('tiles of heights', () => {
  const pathOf = (zoom: number, query = `?api=${KEY}`) => {
    const { z, x, y } = tileOf([longitude, latitude], zoom);
    return `/v1/tiles/elevation/WebMercatorQuad/${z}/${x}/${y}.png${query}`;
  };

  test('are pictures of 256 cells, the same each time', async () => {
    const reply = await get(pathOf(14));
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([256, 256]);
    expect(Buffer.from(await (await get(pathOf(14))).arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('ask for the key, and are there at some zooms and around the valley only', async () => {
    expect((await get(pathOf(14, ''))).status).toBe(400);
    expect((await get(pathOf(15))).status).toBe(404);
    expect((await get(pathOf(10))).status).toBe(404);
    expect((await get(`/v1/tiles/elevation/WebMercatorQuad/14/1/1.png?api=${KEY}`)).status).toBe(404);
  });
});

test('a valley is grown with the first request, and once', async () => {
  const grow = vi.fn(() => Promise.resolve(valley));
  const later = await startStandIn({ valley: grow, key: KEY });
  try {
    expect(grow).not.toHaveBeenCalled();
    for (let times = 0; times < 2; times++)
      expect((await fetch(`${later.url}/no-such-place`)).status).toBeGreaterThanOrEqual(400);
    expect(grow).toHaveBeenCalledOnce();
  } finally {
    await later.close();
  }
});
