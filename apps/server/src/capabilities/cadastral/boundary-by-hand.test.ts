import type { BoundaryReply } from '@tussock/contract';
import { boundaryIdOf, boundaryStanding } from '@tussock/domain';
import { areaHectares, type PolygonalGeometry, type PolygonGeometry } from '@tussock/geometry';
import type { Values } from '@tussock/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownOp } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import { geometryHere } from '../../testing/geometry-here.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { saveTitles } from './boundary-store.ts';
import { saveBoundary } from './save-boundary.ts';

const box = (west: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -43.11],
      [west + 0.01, -43.11],
      [west + 0.01, -43.1],
      [west, -43.1],
      [west, -43.11],
    ],
  ],
});
const [home, runOff] = [box(172.5), box(172.55)];
const both: PolygonalGeometry = {
  type: 'MultiPolygon',
  coordinates: [home.coordinates, runOff.coordinates],
};
const TITLE = '4100';

let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  // Nothing answers for the land survey.
  server = await startTestServer({ env: { LAND_SURVEY_URL: 'http://127.0.0.1:9', LAND_SURVEY_KEY: 'none' } });
  lead = await server.addUser({ role: 'providerStaff' });
  const title = { id: TITLE, titleNumber: TITLE, estate: null, issueDate: null, geometry: home };
  await saveTitles(server.database.db, [title], new Date('2026-11-01T00:00:00Z'));
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead, propertyName: 'Tōtara Flat' });
});

const recorded = async () => (await replicaOf(server, lead, planId).load()).rows.get(boundaryIdOf(planId));
const write = async (set: Values, base: Values = {}) =>
  replicaOf(server, lead, planId).write([
    { entity: 'boundary', entityId: boundaryIdOf(planId), op: 'update', set, base, baseVersion: 0 },
  ]);
const read = () => server.call<BoundaryReply>(`/api/plan/${planId}/cadastral/`, { as: lead });
const namesIn = ({ body }: { body: BoundaryReply }) =>
  body.boundaryFeatures.map(({ properties }) => properties.name);

test('an outline is the boundary while the land survey is away, and is kept as to be checked', async () => {
  expect(await write({ outline: both, outlineFrom: 'drawn' })).toMatchObject({ status: 200 });
  const { body } = await read();
  expect(body).toMatchObject({ features: [], areaHectares: areaHectares(both) });
  expect(body.boundaryFeatures).toHaveLength(2);
  const row = await recorded();
  expect(boundaryStanding(row?.values ?? {})).toBe('toBeChecked');
});

test('blocks have the names that people gave them, also once titles are chosen', async () => {
  const blockNames = [{ name: 'Run-off', at: [172.555, -43.105] }];
  await write({ outline: both, outlineFrom: 'imported', blockNames });
  expect(namesIn(await read()).toSorted()).toEqual(['Run-off', 'Tōtara Flat, block 1']);
  const named = [{ name: 'Home block', at: [172.505, -43.105] }];
  await write({ titles: [TITLE], blockNames: named }, { blockNames });
  expect(namesIn(await read())).toEqual(['Home block']);
});

test('titles that are chosen take the place of an outline, by its own call as well', async () => {
  await write({ outline: runOff, outlineFrom: 'drawn', outlineChecked: true });
  await server.call(`/api/plan/${planId}/cadastral/update`, {
    as: lead,
    method: 'PUT',
    body: {
      type: 'FeatureCollection',
      features: [{ type: 'Feature', geometry: home, properties: { id: TITLE, linzCadastralId: TITLE } }],
      boundaryFeatures: [],
      fieldNames: [],
    },
  });
  expect((await recorded())?.values).toEqual({ titles: [TITLE] });
  expect((await read()).body.areaHectares).toBe(areaHectares(home));
});

test('taken away, the plan has no boundary again', async () => {
  await write({ outline: home, outlineFrom: 'drawn' });
  await write({ outline: null, outlineFrom: null }, { outline: home, outlineFrom: 'drawn' });
  expect((await read()).body).toMatchObject({ boundaryFeatures: [], areaHectares: null });
});

test('an outline that crosses itself is refused beside it', async () => {
  const [[a, b, c, d, last] = []] = home.coordinates;
  const bow = { type: 'Polygon', coordinates: [[a, c, b, d, last]] };
  expect(await write({ outline: bow, outlineFrom: 'drawn' })).toMatchObject({
    status: 400,
    fields: [{ field: 'outline' }],
  });
});

test('of a clash it is told who wrote what stands: of the boundary, and of the details, which have its id in the log', async () => {
  const [mere, tom] = [
    await server.addUser({ role: 'providerAdmin', name: 'Mere Parata' }),
    await server.addUser({ role: 'providerAdmin', name: 'Tom Sinclair' }),
  ];
  const details = (email: string, before: string) =>
    ({ entity: 'plan', entityId: planId, op: 'update', set: { email }, base: { email: before } }) as const;
  await replicaOf(server, mere, planId).write([{ ...details('mere@farm.example', ''), baseVersion: 1 }]);
  await replicaOf(server, tom, planId).write([
    {
      entity: 'boundary',
      entityId: boundaryIdOf(planId),
      op: 'update',
      set: { outline: home, outlineFrom: 'drawn' },
      baseVersion: 0,
    },
  ]);
  expect(await write({ outline: runOff, outlineFrom: 'drawn' })).toMatchObject({
    status: 409,
    clash: { entityId: boundaryIdOf(planId), by: { name: 'Tom Sinclair' } },
  });
  expect(
    await replicaOf(server, lead, planId).write([details('lead@farm.example', 'before@farm.example')]),
  ).toMatchObject({ status: 409, clash: { entityId: planId, by: { name: 'Mere Parata' } } });
});

test('titles that are saved leave alone the names that somebody gives blocks meanwhile', async () => {
  const { db } = server.database;
  const named = [{ name: 'Home block', at: [172.505, -43.105] }];
  // Somebody else writes after the titles were found, and before they are written.
  const transaction = () => ({
    execute: async (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
      expect(await write({ blockNames: named })).toMatchObject({ status: 200 });
      return db.transaction().execute(work);
    },
  });
  const late = { selectFrom: db.selectFrom.bind(db), transaction };
  const services = {
    database: { ...server.database, db: late },
    clock: { now: () => new Date(server.clock.at) },
    geometry: geometryHere,
  } as unknown as Services; // nothing else is asked for: the title is kept
  const features = [{ type: 'Feature', geometry: home, properties: { id: TITLE } }];
  await saveBoundary(services, {
    caller: { userId: lead.id },
    plan: { planId },
    op: ownOp('cadastral.update'),
    body: { type: 'FeatureCollection', features, boundaryFeatures: [], fieldNames: [] } as never, // as a browser sends it
  });
  expect(namesIn(await read())).toEqual(['Home block']);
});
