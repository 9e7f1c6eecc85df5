import type { BoundaryReply, ReplyOf, searchTitles, suggestAddresses } from '@tussock/contract';
import { growValley, startStandIn } from '@tussock/demo';
import { boundaryIdOf } from '@tussock/domain';
import { areaSquareMetres } from '@tussock/geometry';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { saveTitles } from './boundary-store.ts';

const KEY = 'a-test-key';
const START = new Date('2026-11-01T00:00:00Z');
const valley = growValley({ parcels: 400, seed: 'cadastral-test' });
let standIn: Awaited<ReturnType<typeof startStandIn>>;
let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  standIn = await startStandIn({ valley, key: KEY, longestDelayMs: 3000 });
  server = await startTestServer({ env: { LAND_SURVEY_URL: standIn.url, LAND_SURVEY_KEY: KEY } });
});
afterAll(async () => {
  await server.close();
  await standIn.close();
});
beforeEach(async () => {
  server.clock.at = START;
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead, propertyName: 'Tōtara Flat' });
});
afterEach(() => standIn.faults.clear());

type Found = ReplyOf<typeof searchTitles>;
const search = async (body: object): Promise<Found> => {
  const answer = await server.call<Found>(`/api/plan/${planId}/cadastral/search`, { as: lead, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const numbersIn = ({ features }: Found) => features.map((one) => one.features[0]?.properties.titleNumber);
const suggest = (typed: string) =>
  server.call<ReplyOf<typeof suggestAddresses>>(`/api/address/suggest?search=${encodeURIComponent(typed)}`, {
    as: lead,
  });
const withMacron = valley.addresses.find(({ properties }) => /[āēīōū]/i.test(properties.full_address));
const address = withMacron?.properties.full_address ?? '';

describe('an address as it is typed', () => {
  test.each([
    ['as it is written', address],
    ['without macrons', address.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')],
    ['in small letters', address.toLowerCase()],
  ])('%s is suggested with its place', async (_, typed) => {
    const { body } = await suggest(typed);
    const [longitude, latitude] = withMacron?.geometry.coordinates ?? [0, 0];
    expect(body.results.find(({ label }) => label === address)?.position).toEqual([
      expect.closeTo(longitude, 6),
      expect.closeTo(latitude, 6),
    ]);
  });

  test('has ten suggestions at most, and needs three letters', async () => {
    expect((await suggest('Road')).body.results).toHaveLength(10);
    expect((await suggest('Ro')).status).toBe(400);
  });

  test('is asked of the survey once a day', async () => {
    const before = (await suggest(address)).body;
    standIn.faults.always({ status: 503 });
    expect((await suggest(address.toUpperCase())).body).toEqual(before);
    server.clock.at = new Date(START.getTime() + 25 * 3_600_000);
    lead = await server.addUser({ role: 'providerStaff' });
    expect(await suggest(address)).toMatchObject({ status: 502, body: { code: 'surveyStatus' } });
  });
});

describe('[API-CAD-1] titles, as people write them', () => {
  const titles = valley.titles.map(({ properties }) => properties.title_no);
  const lot = valley.parcels.find(
    ({ properties }) => properties.titles && /^Lot \d+ DP \d+$/.test(properties.appellation ?? ''),
  );

  test.each([
    ['in short', (short: string) => short],
    ['in whole', (short: string) => short.replace('DP', 'Deposited Plan')],
    ['with the number written on', (short: string) => short.replace('DP ', 'dp')],
  ])('a legal description %s finds its title', async (_, write) => {
    const appellation = lot?.properties.appellation ?? '';
    expect(numbersIn(await search({ appellation: write(appellation) }))).toContain(
      lot?.properties.titles?.split(',')[0]?.trim(),
    );
  });

  test('what an address found says which address it was', async () => {
    const { features } = await search({ address });
    expect(features.map(({ addresses }) => addresses)).toContainEqual([address]);
  });

  test('everything that was found can be paged through, each once', async () => {
    const first = await search({ titleNumber: titles[0]?.slice(0, 1) });
    const second = await search({ titleNumber: titles[0]?.slice(0, 1), page: 1 });
    expect(first.hasMore).toBe(true);
    expect(first.features).toHaveLength(50);
    expect(second.features.length).toBeGreaterThan(0);
    expect(numbersIn(first).filter((number) => numbersIn(second).includes(number))).toEqual([]);
  });

  test('a pasted list of numbers finds each, and names those that are no titles', async () => {
    const [one = '', two = ''] = titles;
    const found = await search({ titleNumbers: [one, two.toLowerCase(), 'XX1/1'] });
    expect(new Set(numbersIn(found))).toEqual(new Set([one, two]));
    expect(found.missing).toEqual(['XX1/1']);
  });

  test('a title says when the survey was asked for it, and still when the boundary is saved', async () => {
    const part = (await search({ titleNumber: titles[0] })).features[0]?.features[0];
    expect(part?.properties.seenAt).toBe(server.clock.at.toISOString());
    const written = await choose([part?.properties.id ?? '']);
    expect(written).toMatchObject({ status: 200 });
    expect((await boundary()).features[0]?.properties.seenAt).toBe(part?.properties.seenAt);
  });
});

const choose = (ids: readonly string[]) =>
  replicaOf(server, lead, planId).write([
    {
      entity: 'boundary',
      entityId: boundaryIdOf(planId),
      op: 'update',
      set: { titles: [...ids] },
      base: {},
      baseVersion: 0,
    },
  ]);
const boundary = async () =>
  (await server.call<BoundaryReply>(`/api/plan/${planId}/cadastral/`, { as: lead })).body;

/** A square of about a hectare in a lattice of fifty a row, beside its neighbours. */
function squareAt(index: number) {
  const [west, south] = [171 + (index % 50) * 0.0012, -43 + Math.floor(index / 50) * 0.0009];
  const [east, north] = [171 + ((index % 50) + 1) * 0.0012, -43 + (Math.floor(index / 50) + 1) * 0.0009];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ] as const;
  return { type: 'Polygon' as const, coordinates: [ring] };
}
const lattice = Array.from({ length: 2001 }, (_, index) => ({
  id: String(7_000_000 + index),
  titleNumber: `TL${index}`,
  estate: null,
  issueDate: null,
  geometry: squareAt(index),
}));

test('a boundary is made of 2,000 title parts, and of no more', async () => {
  await saveTitles(server.database.db, lattice, server.clock.at);
  const ids = lattice.map(({ id }) => id);
  expect(await choose(ids.slice(0, 2000))).toMatchObject({ status: 200 });
  const { features, boundaryFeatures, areaHectares } = await boundary();
  expect(features).toHaveLength(2000);
  expect(boundaryFeatures).toHaveLength(1);
  const sum = lattice.slice(0, 2000).reduce((total, { geometry }) => total + areaSquareMetres(geometry), 0);
  expect(areaHectares).toBeCloseTo(sum / 10_000, 1);
  expect(await choose(ids)).toMatchObject({
    status: 400,
    fields: [{ field: 'titles', message: 'A boundary may have at most 2000 title parts' }],
  });
});
