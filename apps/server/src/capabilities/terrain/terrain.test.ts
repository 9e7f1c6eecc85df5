import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boundsOfHeights, growValley, startStandIn, TERRAIN_ZOOMS, type Fault } from '@tussock/demo';
import { labelPoint, tileOf, type PolygonGeometry } from '@tussock/geometry';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

const KEY = 'a-test-key';
/** In place of the 10 s of the product. */
const SHORT_TIMEOUT_MS = 200;

const valley = growValley({ parcels: 200, seed: 'terrain-test' });
const [parcel] = valley.parcels;
if (!parcel) throw new Error('A valley without land.');
const [longitude, latitude] = labelPoint(parcel.geometry);
const tile = tileOf([longitude, latitude], TERRAIN_ZOOMS.max);
const tilePath = `/api/tiles/terrain/${tile.zoom}/${tile.x}/${tile.y}.png`;

const square = (sizeDegrees: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [longitude, latitude],
      [longitude + sizeDegrees, latitude],
      [longitude + sizeDegrees, latitude + sizeDegrees],
      [longitude, latitude + sizeDegrees],
      [longitude, latitude],
    ],
  ],
});

const terrainOf = (url: string) => ({
  TERRAIN_TILES_URL: `${url}/v1/tiles/elevation/WebMercatorQuad/{z}/{x}/{y}.png?api=${KEY}`,
  TERRAIN_ATTRIBUTION: 'Heights of the test valley',
  SOIL_TILES_URL: `${url}/v1/tiles/soil/{layer}/{z}/{x}/{y}.png?api=${KEY}`,
});

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  standIn = await startStandIn({ valley, key: KEY, longestDelayMs: 6000 });
  server = await startTestServer({
    env: terrainOf(standIn.url),
  });
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead, propertyName: 'Tōtara Flat' });
});
afterAll(async () => {
  await server.close();
  await standIn.close();
});
afterEach(() => standIn.faults.clear());

interface SlopeReply {
  slope: {
    meanDegrees: number;
    steepestDegrees: number;
    slopeClass: string;
    hectaresByClass: { slopeClass: string; hectares: number }[];
    cellMetres: number;
  } | null;
  attribution: string;
}
const slopeOf = (geometry: unknown, on = { server, planId, lead }) =>
  on.server.call<SlopeReply>(`/api/plans/${on.planId}/terrain/slope`, { as: on.lead, body: { geometry } });

describe('maps of the soil', () => {
  const soilPath = (layer: string) => tilePath.replace('terrain', `soil/${layer}`);

  test('each layer has tiles of its own', async () => {
    const depth = await server.call(soilPath('soilDepth'), { as: lead });
    const drainage = await server.call(soilPath('soilDrainage'), { as: lead });
    expect([depth.status, drainage.status]).toEqual([200, 200]);
    expect((await sharp(depth.bytes).metadata()).width).toBe(256);
    expect(depth.bytes).not.toEqual(drainage.bytes);
  });

  test.each([
    ['of a layer that there is not', soilPath('soilGold')],
    ['beyond the valley', '/api/tiles/soil/soilDepth/14/1/1.png'],
  ])('there is no tile %s', async (_what, path) => {
    expect((await server.call(path, { as: lead })).status).toBe(404);
  });
});

describe('tiles of heights', () => {
  test('are for whoever is signed in', async () => {
    expect((await server.call(tilePath)).status).toBe(401);
  });

  test('come as the source has them, may be kept, and are fetched once', async () => {
    const answer = await server.call(tilePath, { as: lead });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=604800');
    const { width, height } = await sharp(answer.bytes).metadata();
    expect([width, height]).toEqual([256, 256]);
    const seen = standIn.seen.length;
    expect((await server.call(tilePath, { as: lead })).bytes).toEqual(answer.bytes);
    expect(standIn.seen).toHaveLength(seen);
  });

  test.each([
    ['beyond the valley', '/api/tiles/terrain/14/1/1.png'],
    ['finer than the source has any', `/api/tiles/terrain/22/1/1.png`],
    ['with an address that is none', '/api/tiles/terrain/14/1/-1.png'],
    ['of photographs where there are none', '/api/tiles/imagery/14/1/1.webp'],
  ])('%s are not there', async (_where, path) => {
    expect((await server.call(path, { as: lead })).status).toBe(404);
  });

  test.each<[string, Fault]>([
    ['fails', { status: 500 }],
    ['sends something else', { body: 'garbage' }],
  ])('are away when the source %s, and are asked for anew', async (_how, fault) => {
    const path = `/api/tiles/terrain/${tile.zoom - 1}/${Math.floor(tile.x / 2)}/${Math.floor(tile.y / 2)}.png`;
    standIn.faults.next(fault, { path: '/v1/tiles/elevation/' });
    const answer = await server.call(path, { as: lead });
    expect([answer.status, answer.body.code]).toEqual([502, 'groundAway']);
  });

  test('are told of in the settings, with what must be said of them', async () => {
    const { body } = await server.call<{ terrain: unknown; imagery: unknown }>('/api/settings');
    expect(body.terrain).toMatchObject({ maxZoom: 14, attribution: 'Heights of the test valley' });
    expect(body.imagery).toBeNull();
  });
});

describe('the slope of a shape', () => {
  test('is for who may see the plan', async () => {
    const stranger = await server.addUser({ role: 'accountUser' });
    expect((await slopeOf(square(0.002), { server, planId, lead: stranger })).status).toBe(403);
  });

  test('is refused for a shape that is none', async () => {
    expect((await slopeOf({ type: 'Polygon', coordinates: [[[172, -43]]] })).status).toBe(400);
    expect((await slopeOf({ type: 'Point', coordinates: [172, -43] })).status).toBe(400);
  });

  test('is its mean, its steepest 20 m, and hectares by class that add up, with how fine the source is', async () => {
    const { status, body } = await slopeOf(square(0.002));
    expect(status).toBe(200);
    expect(body.attribution).toBe('Heights of the test valley');
    expect(body.slope?.cellMetres).toBe(7);
    expect(body.slope?.meanDegrees).toBeGreaterThan(0);
    expect(body.slope?.steepestDegrees).toBeGreaterThanOrEqual(body.slope?.meanDegrees ?? 90);
    const hectares = body.slope?.hectaresByClass.reduce((sum, part) => sum + part.hectares, 0);
    // 0.002° at 42.8° S: 163.6 m by 222.1 m.
    expect(hectares).toBeCloseTo(3.63, 1);
  });

  test('of a great shape is read from coarser cells', async () => {
    const { body } = await slopeOf(square(0.09));
    expect(body.slope?.cellMetres).toBeGreaterThan(7);
  });

  test('is not known beyond the heights', async () => {
    const far = JSON.parse(JSON.stringify(square(0.002)).replaceAll('-42', '-39')) as PolygonGeometry;
    const { status, body } = await slopeOf(far);
    expect([status, body.slope]).toEqual([200, null]);
  });

  test('is away when the source is, and comes when it is back', async () => {
    const [west, south] = boundsOfHeights(valley);
    const corner = JSON.parse(
      JSON.stringify(square(0.002))
        .replaceAll(String(longitude), String(west + 0.03))
        .replaceAll(String(latitude), String(south + 0.02)),
    ) as PolygonGeometry;
    standIn.faults.next({ status: 503 }, { path: '/v1/tiles/elevation/' });
    const away = await slopeOf(corner);
    expect([away.status, away.body.code]).toEqual([502, 'groundAway']);
    expect((await slopeOf(corner)).status).toBe(200);
  });
});

describe('a source that does not answer', () => {
  let impatient: TestServer;
  beforeAll(async () => {
    impatient = await startTestServer({ env: terrainOf(standIn.url), surveyTimeoutMs: SHORT_TIMEOUT_MS });
  });
  afterAll(() => impatient.close());

  test('is given up, and said to be away', async () => {
    const staff = await impatient.addUser({ role: 'providerStaff' });
    standIn.faults.next({ delayMs: 6000 }, { path: '/v1/tiles/elevation/' });
    const answer = await impatient.call(tilePath, { as: staff });
    expect([answer.status, answer.body.code]).toEqual([502, 'groundAway']);
  });
});

describe('without a source of heights', () => {
  let bare: TestServer;
  beforeAll(async () => {
    bare = await startTestServer();
  });
  afterAll(() => bare.close());

  test('the settings say so, no tile is there, and no slope is known', async () => {
    const staff = await bare.addUser({ role: 'providerStaff' });
    const plan = await bare.addPlan({ lead: staff });
    expect((await bare.call<{ terrain: unknown }>('/api/settings')).body.terrain).toBeNull();
    expect((await bare.call(tilePath, { as: staff })).status).toBe(404);
    const { status, body } = await slopeOf(square(0.002), { server: bare, planId: plan, lead: staff });
    expect([status, body.slope]).toEqual([200, null]);
  });
});

describe('photographs from the air', () => {
  let publisher: Server;
  let withPhotographs: TestServer;
  beforeAll(async () => {
    const photograph = await sharp({
      create: { width: 256, height: 256, channels: 3, background: '#557744' },
    })
      .webp()
      .toBuffer();
    publisher = createServer((_request, response) => response.end(photograph));
    await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
    const { port } = publisher.address() as AddressInfo; // listens on a port
    withPhotographs = await startTestServer({
      env: { IMAGERY_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.webp` },
    });
  });
  afterAll(async () => {
    await withPhotographs.close();
    publisher.close();
  });

  test('come as what they are, whatever their publisher says of them', async () => {
    const staff = await withPhotographs.addUser({ role: 'providerStaff' });
    const answer = await withPhotographs.call('/api/tiles/imagery/14/16000/10000.webp', { as: staff });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});
