import type {
  BoundaryReply,
  previewLand,
  proposeLandUnits,
  readLandFacts,
  ReplyOf,
  searchLand,
} from '@tussock/contract';
import { growValley, startStandIn } from '@tussock/demo';
import { areaHectares } from '@tussock/geometry';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

const KEY = 'a-test-key';
const valley = growValley({ parcels: 400, seed: 'land-test' });
let standIn: Awaited<ReturnType<typeof startStandIn>>;
let server: TestServer;
let lead: TestUser;
beforeAll(async () => {
  standIn = await startStandIn({ valley, key: KEY, longestDelayMs: 6000 });
  server = await startTestServer({
    env: {
      LAND_SURVEY_URL: standIn.url,
      LAND_SURVEY_KEY: KEY,
      TERRAIN_TILES_URL: `${standIn.url}/v1/tiles/elevation/WebMercatorQuad/{z}/{x}/{y}.png?api=${KEY}`,
      TERRAIN_ATTRIBUTION: 'Heights of the test valley',
    },
  });
  lead = await server.addUser({ role: 'providerStaff' });
});
afterAll(async () => {
  await server.close();
  await standIn.close();
});
afterEach(() => standIn.faults.clear());

const ask = async <Reply>(path: string, body?: object): Promise<Reply> => {
  const answer = await server.call<Reply>(path, { as: lead, ...(body ? { body } : {}) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
type Found = ReplyOf<typeof searchLand>;
/** The part of one piece with the most ground among those of a search. */
async function findTitle() {
  const { features } = await ask<Found>('/api/land/search', { appellation: 'Rural Section' });
  const [largest] = features
    .flatMap((title) => (title.features.length === 1 ? title.features : []))
    .toSorted((one, other) => other.properties.areaHectares - one.properties.areaHectares);
  if (!largest) throw new Error('the valley has rural sections');
  return largest;
}

describe('land before there is a plan', () => {
  test('is refused to whoever is not signed in', async () => {
    expect((await server.call('/api/land/search', { body: { titleNumber: '9' } })).status).toBe(401);
  });

  test('its titles merge as they would on a plan', async () => {
    const { properties } = await findTitle();
    const preview = await ask<ReplyOf<typeof previewLand>>('/api/land/preview', { ids: [properties.id] });
    expect(preview.areaHectares).toBeCloseTo(properties.areaHectares, 1);
    expect(preview.boundaryFeatures).toHaveLength(1);
  });

  test('a title that no longer exists is named', async () => {
    const answer = await server.call('/api/land/preview', { as: lead, body: { ids: ['999999999'] } });
    expect(answer).toMatchObject({ status: 400, body: { message: [expect.stringContaining('999999999')] } });
  });

  test('its slope, streams and neighbours are found', async () => {
    const { properties } = await findTitle();
    const facts = await ask<ReplyOf<typeof readLandFacts>>('/api/land/facts', { ids: [properties.id] });
    expect(facts.slopeSource).toBe('Heights of the test valley');
    expect(facts.slope?.meanDegrees).toBeGreaterThanOrEqual(0);
    expect(facts.streams?.metres).toBeGreaterThanOrEqual(0);
    expect(facts.beside?.length).toBeGreaterThan(0);
    expect(facts.beside?.map((one) => one.properties.id)).not.toContain(properties.id);
  });

  test('of what could not be reached nothing is said, and the rest still is', async () => {
    const { properties } = await findTitle();
    standIn.faults.always({ status: 503 });
    const facts = await ask<ReplyOf<typeof readLandFacts>>('/api/land/facts', { ids: [properties.id] });
    expect(facts).toMatchObject({ beside: null, catchment: null });
  });
});

describe('land units of a plan', () => {
  test('none where there is no boundary', async () => {
    const planId = await server.addPlan({ lead });
    expect(await ask(`/api/plans/${planId}/terrain/units`)).toEqual({ units: [], attribution: '' });
  });

  test('divide the whole boundary by slope', async () => {
    const planId = await server.addPlan({ lead });
    const title = await findTitle();
    const saved = await server.call<BoundaryReply>(`/api/plan/${planId}/cadastral/update`, {
      as: lead,
      method: 'PUT',
      headers: { 'if-match': '"0"' },
      body: { type: 'FeatureCollection', features: [title], boundaryFeatures: [], fieldNames: [] },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const { units, attribution } = await ask<ReplyOf<typeof proposeLandUnits>>(
      `/api/plans/${planId}/terrain/units`,
    );
    expect(attribution).toBe('Heights of the test valley');
    expect(units.length).toBeGreaterThan(0);
    const sum = units.reduce((total, { geometry }) => total + areaHectares(geometry), 0);
    expect(sum).toBeCloseTo(title.properties.areaHectares, 0);
  });
});
