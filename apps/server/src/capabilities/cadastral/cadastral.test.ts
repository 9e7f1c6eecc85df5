import type { RecordHistoryEntry, BoundaryReply, TitleFeature } from '@tussock/contract';
import { growValley, startStandIn } from '@tussock/demo';
import { areaSquareMetres } from '@tussock/geometry';
import { boundaryIdOf } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { uuidv7 } from 'uuidv7';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

interface Found {
  features: { type: string; features: TitleFeature[] }[];
  hasMore: boolean;
}

const KEY = 'a-test-key';
/** In place of the 25 s of the product. */
const SHORT_TIMEOUT_MS = 400;

const valley = growValley({ parcels: 400, seed: 'cadastral-test' });
const multiPart = valley.titles.find(({ geometry }) => geometry.coordinates.length > 1);
const multiParcel = valley.titles.find(
  ({ properties, geometry }) =>
    geometry.coordinates.length === 1 && (properties.estate_description ?? '').includes(' and '),
);

const surveyAt = (url: string) => ({ LAND_SURVEY_URL: url, LAND_SURVEY_KEY: KEY });

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  standIn = await startStandIn({ valley, key: KEY, longestDelayMs: 3000 });
  server = await startTestServer({ env: surveyAt(standIn.url) });
  lead = await server.addUser({ role: 'providerStaff' });
});
afterAll(async () => {
  await server.close();
  await standIn.close();
});
beforeEach(async () => {
  planId = await server.addPlan({ lead, propertyName: 'Tōtara Flat' });
});
afterEach(() => standIn.faults.clear());

const search = (body: object) =>
  server.call<Found>(`/api/plan/${planId}/cadastral/search`, { as: lead, body });
const read = () => server.call<BoundaryReply>(`/api/plan/${planId}/cadastral/`, { as: lead });
const save = (features: TitleFeature[], headers: Record<string, string> = {}) =>
  server.call<BoundaryReply>(`/api/plan/${planId}/cadastral/update`, {
    as: lead,
    method: 'PUT',
    headers,
    body: { type: 'FeatureCollection', features, boundaryFeatures: [], fieldNames: [] },
  });
const titleOf = async (titleNumber: string): Promise<TitleFeature[]> =>
  (await search({ titleNumber })).body.features[0]?.features ?? [];

test('the titles and the boundary are answered with and without the closing slash', async () => {
  const plain = await server.call<BoundaryReply>(`/api/plan/${planId}/cadastral`, { as: lead });
  expect(plain.status).toBe(200);
  expect(plain.body).toEqual((await read()).body);
});

describe('[API-CAD-1] searching titles', () => {
  test('by title number finds the title with its legal description and area', async () => {
    const wanted = multiParcel?.properties.title_no ?? '';
    const [part] = await titleOf(wanted);
    expect(part?.properties).toMatchObject({ titleNumber: wanted, id: String(multiParcel?.properties.id) });
    expect(part?.properties.appellation).toContain(' and ');
  });

  test('[ENT-6] gives a title in several pieces a feature for each, with an index and the original id', async () => {
    const parts = await titleOf(multiPart?.properties.title_no ?? '');
    const id = String(multiPart?.properties.id);
    expect(parts.map(({ properties }) => properties.id)).toEqual(
      multiPart?.geometry.coordinates.map((_, index) => `${id}-${index}`),
    );
    expect(new Set(parts.map(({ properties }) => properties.linzCadastralId))).toEqual(new Set([id]));
  });

  test('by a point finds the titles that hold it', async () => {
    const address = valley.addresses[0];
    const found = await search({ position: address?.geometry.coordinates });
    expect(found.status).toBe(200);
    expect(found.body.features.length).toBeGreaterThan(0);
  });

  test('by an address with and without its macrons finds the same titles', async () => {
    const withMacron = valley.addresses.find(({ properties }) => /[āēīōū]/i.test(properties.full_address));
    const address = withMacron?.properties.full_address ?? '';
    const plain = await search({ address: address.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '') });
    const marked = await search({ address });
    expect(address).not.toBe('');
    expect(marked.body.features.length).toBeGreaterThan(0);
    expect(plain.body.features).toEqual(marked.body.features);
  });

  test('by address and by appellation finds titles', async () => {
    const byAddress = await search({ address: valley.addresses[0]?.properties.full_address });
    expect(byAddress.body.features.length).toBeGreaterThan(0);
    const appellation =
      valley.parcels.find(({ properties }) => properties.titles)?.properties.appellation ?? '';
    expect((await search({ appellation })).body.features.length).toBeGreaterThan(0);
  });

  test('takes marks of the query language as text', async () => {
    const answer = await search({ titleNumber: "x' OR '1'='1" });
    expect(answer.status).toBe(200);
    expect(answer.body.features).toEqual([]);
  });

  test('wants one thing to search by', async () => {
    expect((await search({})).status).toBe(400);
    expect((await search({ titleNumber: '1', address: 'somewhere' })).body.message).toEqual([
      'Search by one thing at a time',
    ]);
  });
});

describe('[ERR-survey] [API-EXT-1] when the land survey', () => {
  const byNumber = () => search({ titleNumber: '9' });

  // A server of its own: with so little patience a busy machine would fail the other tests.
  test('is slow, the search is given up with its own sentence', async () => {
    const impatient = await startTestServer({
      env: surveyAt(standIn.url),
      surveyTimeoutMs: SHORT_TIMEOUT_MS,
    });
    onTestFinished(() => impatient.close());
    const as = await impatient.addUser({ role: 'providerStaff' });
    const path = `/api/plan/${await impatient.addPlan({ lead: as })}/cadastral/search`;
    standIn.faults.always({ delayMs: 3000 });
    const answer = await impatient.call(path, { as, body: { titleNumber: '9' } });
    expect([answer.status, answer.body.message]).toEqual([502, 'Request timed out. Please try again.']);
  });

  test('answers with a status that is not OK, the status is named', async () => {
    standIn.faults.always({ status: 503 });
    const answer = await byNumber();
    expect([answer.status, answer.body.message]).toEqual([
      502,
      'Land survey API error: 503 Service Unavailable',
    ]);
  });

  test.each(['garbage', 'truncate', 'xml'] as const)('answers %s, it is an upstream error', async (kind) => {
    standIn.faults.always({ body: kind });
    const answer = await byNumber();
    expect([answer.status, answer.body.message]).toEqual([502, 'Upstream error.']);
  });
});

describe('saving a boundary', () => {
  test('[API-CAD-2] [API-CAD-3] [ENT-7] keeps titles and their merge as two layers, with the area of record', async () => {
    const parts = await titleOf(multiParcel?.properties.title_no ?? '');
    const saved = await save(parts);
    expect(saved.status).toBe(200);
    expect(saved.body.features.map(({ properties }) => properties.id)).toEqual(
      parts.map(({ properties }) => properties.id),
    );
    expect(saved.body.boundaryFeatures.map(({ properties }) => properties.name)).toEqual(['Tōtara Flat']);
    const full = parts.reduce((sum, { geometry }) => sum + areaSquareMetres(geometry), 0);
    expect(saved.body.areaHectares).toBeCloseTo(full / 10_000, 1);
    expect((await read()).body).toEqual(saved.body);
  });

  test('before anything was saved there are two empty lists', async () => {
    expect((await read()).body).toEqual({
      features: [],
      boundaryFeatures: [],
      areaHectares: null,
      version: 0,
    });
  });

  test('merges titles that touch into fewer blocks, largest first', async () => {
    const ids = valley.titles.slice(0, 40).map(({ properties }) => properties.title_no);
    const parts = (await Promise.all(ids.map(titleOf))).flat();
    const saved = await save(parts);
    expect(saved.body.boundaryFeatures.length).toBeLessThan(parts.length);
    const areas = saved.body.boundaryFeatures.map(({ properties }) => properties.areaHectares);
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
  });

  test('of a title that has vanished is refused by name, and what stood stays', async () => {
    const parts = await titleOf(multiParcel?.properties.title_no ?? '');
    await save(parts);
    const gone = parts.map((part): TitleFeature => ({
      ...part,
      properties: { ...part.properties, id: '123456', linzCadastralId: '123456' },
    }));
    const answer = await save(gone);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual([
      'The land survey no longer has the title with id 123456. Remove it from your selection and search again.',
    ]);
    expect((await read()).body.version).toBe(1);
  });

  test('takes its shapes from the survey, whatever the browser sends', async () => {
    const parts = await titleOf(multiParcel?.properties.title_no ?? '');
    const honest = await save(parts);
    const tiny = {
      type: 'Polygon' as const,
      coordinates: [
        [
          [172, -43],
          [172.001, -43],
          [172.001, -42.999],
          [172, -43],
        ],
      ],
    };
    const lied = await save(
      parts.map((part) => ({ ...part, geometry: tiny as unknown as TitleFeature['geometry'] })),
    );
    expect(lied.body.areaHectares).toBe(honest.body.areaHectares);
  });

  test('over a newer one is refused with what stands', async () => {
    const parts = await titleOf(multiParcel?.properties.title_no ?? '');
    const first = await save(parts, { 'if-match': '"0"' });
    const second = await save([], { 'if-match': '"0"' });
    expect(second.status).toBe(409);
    expect(second.body.current).toEqual(first.body);
  });

  test('repeated with its op id is done once', async () => {
    const parts = await titleOf(multiParcel?.properties.title_no ?? '');
    const headers = { 'idempotency-key': uuidv7() };
    await save(parts, headers);
    expect((await save(parts, headers)).body.version).toBe(1);
  });

  test('can be emptied again', async () => {
    await save(await titleOf(multiParcel?.properties.title_no ?? ''));
    expect((await save([])).body).toEqual({
      features: [],
      boundaryFeatures: [],
      areaHectares: null,
      version: 2,
    });
  });
});

describe('the history of a boundary', () => {
  test('tells titles by their numbers, also those that the plan has no more, and its ground before and after', async () => {
    const number = multiParcel?.properties.title_no ?? '';
    const parts = await titleOf(number);
    await save(parts);
    await save([]);
    const { results } = (
      await server.call<{ results: RecordHistoryEntry[] }>(`/api/plan/${planId}/replica/history`, {
        as: lead,
      })
    ).body;
    const emptied = results.find(({ entity }) => entity === 'boundary');
    expect(emptied?.boundary).toMatchObject({ before: { type: 'MultiPolygon' }, after: null });
    expect([...new Set(Object.values(emptied?.boundary?.titleNumbers ?? {}))]).toEqual([number]);
    expect(Object.keys(emptied?.boundary?.titleNumbers ?? {}).toSorted()).toEqual(
      parts.map(({ properties }) => properties.id).toSorted(),
    );
  });
});

describe('a boundary written through the record', () => {
  const choose = async (ids: readonly string[], more: { base?: Values; as?: TestUser } = {}) =>
    replicaOf(server, more.as ?? lead, planId).write([
      {
        entity: 'boundary',
        entityId: boundaryIdOf(planId),
        op: 'update',
        set: { titles: [...ids] },
        base: more.base ?? {},
        baseVersion: 0,
      },
    ]);
  const idsIn = (parts: readonly TitleFeature[]) => parts.map(({ properties }) => properties.id);
  const [first, second] = valley.titles.slice(0, 2).map(({ properties }) => properties.title_no);

  test('is the one that its own call would make, and is emptied again as an undo does it', async () => {
    const parts = await titleOf(multiParcel?.properties.title_no ?? '');
    expect(await choose(idsIn(parts))).toMatchObject({ status: 200 });
    const written = (await read()).body;
    const [one, other] = [written, (await save(parts)).body].map(({ version: _version, ...made }) => made);
    expect(one).toEqual(other);
    expect(await choose([], { base: { titles: idsIn(parts) } })).toMatchObject({ status: 200 });
    expect((await read()).body).toMatchObject({ features: [], areaHectares: null });
  });

  test('of two people who chose at once has what both chose', async () => {
    const [mine, theirs] = [idsIn(await titleOf(first ?? '')), idsIn(await titleOf(second ?? ''))];
    expect(await choose(mine, { base: { titles: [] } })).toMatchObject({ status: 200 });
    expect(await choose(theirs, { base: { titles: [] } })).toMatchObject({ status: 200 });
    expect(new Set(idsIn((await read()).body.features))).toEqual(new Set([...mine, ...theirs]));
  });

  test('is refused where a title was never searched for, where it is none, and to whoever may only look', async () => {
    expect(await choose(['99999999'])).toMatchObject({
      status: 400,
      message: [expect.stringContaining('99999999')],
    });
    expect(await choose([{} as string])).toMatchObject({ status: 400, fields: [{ field: 'titles' }] });
    const viewer = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, viewer, 'viewer');
    expect(await choose([], { as: viewer })).toMatchObject({ status: 403 });
    expect((await read()).body.version).toBe(0);
  });
});

describe('vector tiles', () => {
  const tile = (path: string) => server.call(`/api/tiles/${path}`, { as: lead });

  test('[API-EXT-2] [CALC-4] of rivers are there at zoom 12 only, and 404 means that there is none', async () => {
    expect((await tile('rivers/12/4008/2587.pbf')).status).toBe(200);
    expect((await tile('rivers/12/1/1.pbf')).status).toBe(404);
    expect((await tile('rivers/11/2004/1293.pbf')).status).toBe(404);
  });

  test('of titles are there before any search', async () => {
    const found = await tile('titles/12/4008/2587.pbf');
    expect(found.status).toBe(200);
    expect(found.headers.get('content-type')).toBe('application/x-protobuf');
    expect((await tile('titles/12/1/1.pbf')).status).toBe(404);
  });
});
