import { growValley, startStandIn, type StandIn } from '@tussock/demo';
import { boundaryIdOf } from '@tussock/domain';
import { heightsOfSteps, labelPoint, type HeightSteps, type PolygonGeometry } from '@tussock/geometry';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

const KEY = 'a-test-key';
const FIRST = new Date('2026-11-01T03:00:00Z');
const THEN = new Date('2026-11-02T03:00:00Z');
const LATER = new Date('2026-11-20T03:00:00Z');
const DAY_BEFORE = '2026-11-01';
const DAY = '2026-11-02';

/** The land as it was surveyed, and as it was surveyed again. */
const [valley, valleyAgain] = [
  growValley({ parcels: 200, seed: 'first survey' }),
  growValley({ parcels: 200, seed: 'second survey' }),
];
const [parcel] = valley.parcels;
if (!parcel) throw new Error('A valley without land.');
const [west, south] = labelPoint(parcel.geometry);
const farm: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + 0.02, south],
      [west + 0.02, south + 0.02],
      [west, south + 0.02],
      [west, south],
    ],
  ],
};

const surveyedBy = ({ url }: StandIn) => ({
  LAND_SURVEY_URL: url,
  LAND_SURVEY_KEY: KEY,
  TERRAIN_TILES_URL: `${url}/v1/tiles/elevation/WebMercatorQuad/{z}/{x}/{y}.png?api=${KEY}`,
  TERRAIN_ATTRIBUTION: 'Heights of the test valley',
});

let surveys: readonly StandIn[];
let then: TestServer;
let later: TestServer;
let lead: TestUser;
/** Two plans of one farm: of the first a report was made on the day of the first survey. */
let planId: string;
let twinId: string;

const map = async (server: TestServer, id: string, body: object = {}) => {
  const answer = await server.call(`/api/plan/${id}/reporting/map/pdf`, { as: lead, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return Buffer.from(answer.bytes);
};
const streams = async (server: TestServer, query: string) =>
  (
    await server.call<{ streams: unknown[] }>(`/api/plan/${planId}/reporting/surroundings${query}`, {
      as: lead,
    })
  ).body.streams;
const heights = async (server: TestServer, query: string) =>
  (
    await server.call<{ heights?: HeightSteps }>(`/api/plan/${planId}/reporting/surroundings${query}`, {
      as: lead,
    })
  ).body.heights;
/** Of the ground that a report drew, heights as they were kept with it. */
const keptHeights = async () => {
  const { content } = await then.database.db
    .selectFrom('planGround')
    .select('content')
    .where('planId', '=', planId)
    .orderBy('seenAt')
    .executeTakeFirstOrThrow();
  const kept = JSON.parse(gunzipSync(content).toString('utf8')) as { heights: { heights: string } };
  const { buffer } = Uint8Array.from(Buffer.from(kept.heights.heights, 'base64'));
  return new Float32Array(buffer);
};
const addFarm = async () => {
  const id = await then.addPlan({ lead, propertyName: 'Mākahu Downs' });
  await replicaOf(then, lead, id).write([
    {
      entity: 'boundary',
      entityId: boundaryIdOf(id),
      op: 'update',
      set: { outline: farm, outlineFrom: 'drawn' },
      base: {},
      baseVersion: 0,
    },
  ]);
  return id;
};

beforeAll(async () => {
  const [first, second] = [
    await startStandIn({ valley, key: KEY }),
    await startStandIn({ valley: valleyAgain, key: KEY }),
  ];
  surveys = [first, second];
  const database = await openTestDatabase();
  const shared = { ...database, close: async () => {} };
  then = await startTestServer({ taskKinds: {}, env: surveyedBy(first), database });
  later = await startTestServer({ taskKinds: {}, env: surveyedBy(second), database: shared });
  then.clock.at = FIRST;
  later.clock.at = LATER;
  lead = await then.addUser({ role: 'providerStaff' });
  [planId, twinId] = [await addFarm(), await addFarm()];
  then.clock.at = THEN;
  lead = await then.addSession(lead);
  await map(then, planId);
  then.clock.at = LATER;
  lead = await later.addSession(lead);
});
afterAll(async () => {
  await later.close();
  await then.close();
  await Promise.all(surveys.map((survey) => survey.close()));
});

test('[API-REP-1] as at a past day a map stands on the ground of that day, byte for byte, whatever was surveyed since', async () => {
  const kept = await map(later, planId, { asAt: DAY });
  const byTheFirstSurvey = await map(then, twinId, { asAt: DAY });
  expect(kept.equals(byTheFirstSurvey)).toBe(true);
});

test('a day before anybody made a report has the ground that was seen first, and today has that of today', async () => {
  expect(await streams(later, `?asAt=${DAY_BEFORE}`)).toEqual(await streams(then, ''));
  expect(await streams(later, '')).not.toEqual(await streams(then, ''));
});

test('the preview of a past day has the streams of its report', async () => {
  expect(await streams(later, `?asAt=${DAY}`)).toEqual(await streams(then, ''));
});

test('[RT-23] maps on a page stand on the heights of the printed ones, which are sent where they are asked for', async () => {
  expect(await heights(then, '')).toBeUndefined();
  const sent = await heights(then, '?with=heights');
  expect(sent).toMatchObject({ attribution: 'Heights of the test valley' });
  expect(sent && heightsOfSteps(sent).heights).toEqual(await keptHeights());
  expect(await heights(later, `?with=heights&asAt=${DAY}`)).toEqual(sent);
  expect(await heights(later, '?with=heights')).not.toEqual(sent);
});

test('what has not changed is kept once, and what has beside it', async () => {
  const count = async () =>
    (await then.database.db.selectFrom('planGround').select('seenAt').where('planId', '=', planId).execute())
      .length;
  await map(then, planId);
  expect(await count()).toBe(1);
  await map(later, planId);
  expect(await count()).toBe(2);
});

test('nothing is kept while the survey is away: that says nothing of the land', async () => {
  const id = await addFarm();
  surveys[0]?.faults.always({ status: 503 });
  await map(then, id);
  surveys[0]?.faults.clear();
  const rows = await then.database.db.selectFrom('planGround').selectAll().where('planId', '=', id).execute();
  expect(rows).toEqual([]);
});
