import type { FeatureReply } from '@tussock/contract';
import { kinds, refusals } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

type Ring = [number, number][];
const square = (west: number, south: number, size = 0.004): { type: string; coordinates: Ring[] } => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});
const bowTie = {
  type: 'Polygon',
  coordinates: [
    [
      [172.3, -42.8],
      [172.304, -42.796],
      [172.304, -42.8],
      [172.3, -42.796],
      [172.3, -42.8],
    ],
  ],
};
const paddockOf = (over: object = {}) => ({
  _id: uuidv7(),
  featureType: 'paddocks',
  geometry: square(172.3, -42.8),
  properties: { name: 'Woolshed', status: 'existing', use: 'pasture' },
  ...over,
});

let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
});

const create = (body: object, headers: Record<string, string> = {}, plan = planId) =>
  server.call<FeatureReply>(`/api/plan/${plan}/feature/create`, { as: lead, body, headers });
const update = (id: string, body: object, headers: Record<string, string> = {}, plan = planId) =>
  server.call<FeatureReply>(`/api/plan/${plan}/feature/update/${id}?featureType=paddocks`, {
    as: lead,
    method: 'PUT',
    body,
    headers,
  });
const remove = (id: string, headers: Record<string, string> = {}) =>
  server.call(`/api/plan/${planId}/feature/delete/${id}?featureType=paddocks`, {
    as: lead,
    method: 'DELETE',
    headers,
  });
const list = async (type = 'paddocks') =>
  (
    await server.call<{ results: FeatureReply[]; rev: number }>(
      `/api/plan/${planId}/feature/all?featureType=${type}`,
      { as: lead },
    )
  ).body;

describe('creating a feature', () => {
  test('[API-FEAT-1] [API-FEAT-4] stores it with its figures and lists it in the shape of the contract', async () => {
    const body = paddockOf();
    const created = await create(body);
    expect(created.status).toBe(200);
    expect(created.body).toMatchObject({
      _id: body._id,
      planId,
      featureType: 'paddocks',
      version: 1,
      areaHectares: 14.54,
      areaM2: expect.closeTo(145_400, -2),
      lengthMetres: null,
    });
    const { results, rev } = await list();
    expect(results).toEqual([created.body]);
    expect(rev).toBe(1);
  });

  test('[VAL-2] refuses an empty name beside its field, and stores nothing', async () => {
    const answer = await create(
      paddockOf({ properties: { name: '  ', status: 'existing', use: 'pasture' } }),
    );
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual(['Name is required']);
    expect(answer.body.fields).toEqual([{ field: 'name', message: 'Name is required' }]);
    expect((await list()).results).toEqual([]);
  });

  test('refuses a shape that crosses itself and offers a mended one that is accepted', async () => {
    const answer = await create(paddockOf({ geometry: bowTie }));
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.[0]?.field).toBe('geometry');
    const mended = await create(paddockOf({ geometry: answer.body.repaired }));
    expect(mended.status).toBe(200);
  });

  const badShapes = {
    'outside New Zealand': square(10, 50),
    'that is a point': { type: 'Point', coordinates: [172.3, -42.8] },
    'with NaN': {
      type: 'Polygon',
      coordinates: [
        [
          [null, -42.8],
          [172.31, -42.8],
          [172.31, -42.79],
          [null, -42.8],
        ],
      ],
    },
    'across the antimeridian': {
      type: 'Polygon',
      coordinates: [
        [
          [179, -44],
          [-179, -44],
          [-179, -43.9],
          [179, -43.9],
          [179, -44],
        ],
      ],
    },
    'of 200,000 vertices': {
      type: 'Polygon',
      coordinates: [
        Array.from({ length: 60_001 }, (_, i) => {
          const a = ((i % 60_000) / 60_000) * 2 * Math.PI;
          return [172.3 + 0.01 * Math.cos(a), -42.8 + 0.01 * Math.sin(a)];
        }),
      ],
    },
    'that is no shape': { type: 'Circle', radius: 3 },
  };
  test.each(Object.entries(badShapes))(
    'refuses a paddock %s with the message list',
    async (_name, geometry) => {
      const answer = await create(paddockOf({ geometry }));
      expect(answer.status).toBe(400);
      expect(Array.isArray(answer.body.message)).toBe(true);
      expect((await list()).results).toEqual([]);
    },
  );

  test('refuses a feature type that does not exist and a field the kind lacks', async () => {
    expect((await create(paddockOf({ featureType: 'volcanoes' }))).status).toBe(400);
    const unknown = await create(
      paddockOf({ properties: { name: 'A', status: 'existing', use: 'pasture', colour: 'red' } }),
    );
    expect(unknown.body.message).toEqual(['There is no field called colour']);
  });

  test('refuses a body that names another plan', async () => {
    const other = await server.addPlan({ lead });
    const answer = await create(paddockOf({ planId: other }));
    expect(answer.status).toBe(403);
    expect(answer.body.message).toBe(refusals.forbidden);
  });

  test('refuses a reference to something that is not on the plan', async () => {
    const answer = await create(
      paddockOf({ properties: { name: 'A', status: 'existing', use: 'pasture', irrigatorIds: [uuidv7()] } }),
    );
    expect(answer.body.fields).toEqual([
      { field: 'irrigatorIds', message: 'Irrigators must be chosen from this plan' },
    ]);
  });

  test('answers a repeated op id and does not repeat the write', async () => {
    const body = paddockOf();
    const headers = { 'idempotency-key': uuidv7() };
    const [first, second] = [await create(body, headers), await create(body, headers)];
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect((await list()).rev).toBe(1);
  });

  test('of two at the same time with one op id stores one', async () => {
    const body = paddockOf();
    const headers = { 'idempotency-key': uuidv7() };
    const answers = await Promise.all([create(body, headers), create(body, headers), create(body, headers)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await list()).results).toHaveLength(1);
  });

  test('refuses an id that is taken', async () => {
    const body = paddockOf();
    await create(body);
    expect((await create(body)).status).toBe(409);
  });
});

describe('changing a feature', () => {
  test('[API-FEAT-2] changes values and keeps the shape, with a new version', async () => {
    const { body } = await create(paddockOf());
    const answer = await update(
      body._id,
      { properties: { ...body.properties, name: 'River flat' } },
      { 'if-match': '"1"' },
    );
    expect(answer.body).toMatchObject({
      version: 2,
      geometry: body.geometry,
      properties: { name: 'River flat' },
    });
  });

  test('refuses a stale version with the feature as it stands, and loses nothing', async () => {
    const { body } = await create(paddockOf());
    const first = await update(
      body._id,
      { properties: { ...body.properties, name: 'Hers' } },
      { 'if-match': '"1"' },
    );
    const second = await update(
      body._id,
      { properties: { ...body.properties, name: 'His' } },
      { 'if-match': '"1"' },
    );
    expect(second.status).toBe(409);
    expect(second.body.current).toEqual(first.body);
    expect((await list()).results).toEqual([first.body]);
  });

  test('does not find a feature of another plan', async () => {
    const { body } = await create(paddockOf());
    const other = await server.addPlan({ lead });
    const answer = await update(body._id, { properties: body.properties }, {}, other);
    expect(answer.status).toBe(404);
    expect((await list()).results[0]?.version).toBe(1);
  });

  test('[API-FEAT-3] deleting takes it from the list and keeps its history', async () => {
    const { body } = await create(paddockOf());
    expect((await remove(body._id, { 'if-match': '"1"' })).status).toBe(200);
    expect((await list()).results).toEqual([]);
    const history = await server.call<{ results: { op: string; summary: string }[] }>(
      `/api/plan/${planId}/history?entityId=${body._id}`,
      { as: lead },
    );
    expect(history.body.results.map(({ op, summary }) => [op, summary])).toEqual([
      ['delete', 'Paddock: Woolshed'],
      ['create', 'Paddock: Woolshed'],
    ]);
  });

  test('moves the revision of the plan by one for each change, without gaps', async () => {
    const bodies = Array.from({ length: 8 }, () => paddockOf());
    await Promise.all(bodies.map((body) => create(body)));
    const revs = await server.database.db
      .selectFrom('change')
      .select('rev')
      .where('planId', '=', planId)
      .orderBy('rev')
      .execute();
    expect(revs.map(({ rev }) => rev)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('the log of changes cannot be altered', async () => {
    await create(paddockOf());
    await expect(
      server.database.db.deleteFrom('change').where('planId', '=', planId).execute(),
    ).rejects.toThrow('only ever added to');
  });
});

describe('checking a drawn shape', () => {
  test('gives its figures and where it lies over others of its kind', async () => {
    const { body } = await create(paddockOf());
    const answer = await server.call<{
      areaHectares: number;
      overlaps: { _id: string; areaHectares: number }[];
    }>(`/api/plan/${planId}/feature/check`, {
      as: lead,
      body: { featureType: 'paddocks', geometry: square(172.302, -42.8) },
    });
    expect(answer.body.areaHectares).toBe(14.54);
    expect(answer.body.overlaps.map(({ _id, areaHectares }) => [_id, areaHectares])).toEqual([
      [body._id, 7.27],
    ]);
  });

  test.each([
    ['itself', 172.3, true],
    ['a neighbour that shares a border', 172.304, false],
    // A hundred-millionth of a degree is 0.8 mm here: over 444 m of border it makes 0.4 m².
    ['a neighbour whose border was rounded over ours', 172.304 - 1e-8, false],
  ])('finds no overlap with %s', async (_what, west, isItself) => {
    const { body } = await create(paddockOf());
    const answer = await server.call<{ overlaps: unknown[] }>(`/api/plan/${planId}/feature/check`, {
      as: lead,
      body: {
        ...(isItself ? { _id: body._id.toUpperCase() } : {}),
        featureType: 'paddocks',
        geometry: square(west, -42.8),
      },
    });
    expect(answer.body.overlaps).toEqual([]);
  });

  test('a change whose body names another plan than its address is refused', async () => {
    const { body } = await create(paddockOf());
    const other = await server.addPlan({ lead });
    const properties = { name: 'Elsewhere', status: 'existing', use: 'pasture' };
    expect((await update(body._id, { planId: other, properties })).status).toBe(403);
    expect((await list()).results.map(({ properties: { name } }) => name)).toEqual(['Woolshed']);
  });
});

describe('what stands on the same ground', () => {
  const sharedWith = (id: string, plan = planId) =>
    server.call<{ results: { _id: string; areaHectares: number | null; lengthMetres: number | null }[] }>(
      `/api/plan/${plan}/feature/shared-ground/${id}`,
      { as: lead },
    );
  const lineThrough = { type: 'LineString', coordinates: [[172.302, -42.81], [172.302, -42.79]] }; // prettier-ignore
  const add = async (over: object): Promise<FeatureReply> => {
    const { status, body } = await create(paddockOf(over));
    expect(status).toBe(200);
    return body;
  };
  const unitOf = (size: number) => ({
    featureType: kinds.lmu.wording.featureType,
    geometry: square(172.3, -42.8, size),
    properties: { ...exampleAttributes.lmu, lucIds: [] },
  });

  test('a land unit names its paddocks, fences and troughs with what of each lies on it', async () => {
    const unit = await add(unitOf(0.004));
    const inside = await add({});
    const half = await add({ geometry: square(172.302, -42.8) });
    await add({ geometry: square(172.304, -42.8) });
    const fence = await add({
      featureType: kinds.fenceline.wording.featureType,
      geometry: lineThrough,
      properties: exampleAttributes.fenceline,
    });
    const trough = await add({
      featureType: kinds.trough.wording.featureType,
      geometry: { type: 'Point', coordinates: [172.301, -42.799] },
      properties: exampleAttributes.trough,
    });
    const { status, body } = await sharedWith(unit._id);
    expect(status).toBe(200);
    expect(body.results.map(({ _id }) => _id)).toEqual([inside._id, half._id, fence._id, trough._id]);
    expect(body.results.map(({ areaHectares }) => areaHectares)).toEqual([
      inside.areaHectares,
      expect.closeTo((half.areaHectares ?? 0) / 2, 1),
      null,
      null,
    ]);
    expect(body.results[2]?.lengthMetres).toBeCloseTo(444.3, 0);
    expect(body.results[3]?.lengthMetres).toBeNull();
  });

  test('a point names the areas it stands on, and no other point', async () => {
    const unit = await add(unitOf(0.004));
    const tank = {
      featureType: kinds.waterTank.wording.featureType,
      geometry: { type: 'Point', coordinates: [172.301, -42.799] },
      properties: exampleAttributes.waterTank,
    };
    const first = await add(tank);
    await add(tank);
    expect((await sharedWith(first._id)).body.results).toEqual([
      { _id: unit._id, featureType: unit.featureType, areaHectares: null, areaM2: null, lengthMetres: null },
    ]);
  });

  test('of a feature of another plan nothing is said', async () => {
    const other = await server.addPlan({ lead });
    const paddock = await add({});
    expect((await sharedWith(paddock._id, other)).status).toBe(404);
  });
});
