import type { BinItem, RecordHistoryEntry } from '@tussock/contract';
import { growValley, startStandIn } from '@tussock/demo';
import type { Values } from '@tussock/sync';
import { exampleAttributes } from '@tussock/testkit';
import { dayInNewZealand } from '@tussock/domain';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readLines, replicaOf, type ReplicaCalls } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

const KEY = 'a-test-key';
const DAY_MS = 86_400_000;
const valley = growValley({ parcels: 200, seed: 'past-test' });

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let server: TestServer;
let lead: TestUser;
let planId: string;
let record: ReplicaCalls;
beforeAll(async () => {
  standIn = await startStandIn({ valley, key: KEY });
  server = await startTestServer({ env: { LAND_SURVEY_URL: standIn.url, LAND_SURVEY_KEY: KEY } });
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
});
afterAll(async () => {
  await server.close();
  await standIn.close();
});
beforeEach(async () => {
  planId = await server.addPlan({ lead });
  record = replicaOf(server, lead, planId);
});

const path = (rest: string) => `/api/plan/${planId}/replica/${rest}`;
const geometry = { type: 'Point', coordinates: [172.3, -42.8] };
const trough = { geometry, name: 'Trough', status: 'existing', material: 'concrete' };
const transect = {
  geometry: {
    type: 'LineString',
    coordinates: [
      [172.3, -42.8],
      [172.301, -42.8],
    ],
  },
  ...exampleAttributes.transect,
};

const put = async (entity: string, op: 'create' | 'update' | 'delete', more: object, entityId = uuidv7()) => {
  const result = await record.write([{ entity, entityId, op, ...more }]);
  expect(result, JSON.stringify(result)).toMatchObject({ status: 200 });
  return entityId;
};
const rename = (entityId: string, name: string, baseVersion: number) =>
  put('trough', 'update', { set: { name }, baseVersion }, entityId);
const remove = (entity: string, entityId: string, baseVersion: number) =>
  put(entity, 'delete', { baseVersion }, entityId);

const bin = async () => (await server.call<{ results: BinItem[] }>(path('bin'), { as: lead })).body.results;
const history = async (query = '') =>
  (
    await server.call<{ results: RecordHistoryEntry[]; nextBefore: number | null }>(path(`history${query}`), {
      as: lead,
    })
  ).body;
const at = async (query: string) => {
  const answer = await server.call(path(`at?${query}`), { as: lead });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { head, rows } = readLines(answer.bytes);
  return { head, rows: new Map(rows.map((row) => [row.id, row])) };
};

const addTransect = async () => {
  const transectId = await put('transect', 'create', { set: transect });
  const set = { transectId, sampledOn: '2026-02-01', ph: { value: 5.8 } };
  return { transectId, soilTestId: await put('soilTest', 'create', { set }) };
};

describe('the bin', () => {
  test('is for whoever may delete and bring back', async () => {
    const viewer = await server.addUser({ role: 'providerStaff' });
    await server.giveRole(planId, viewer, 'viewer');
    expect((await server.call(path('bin'))).status).toBe(401);
    expect((await server.call(path('bin'), { as: viewer })).status).toBe(403);
    expect(await bin()).toEqual([]);
  });

  test('is read on a farm of thousands of features when it is full', async () => {
    const { db } = server.database;
    const featuresOf = (count: number, deletedAt: Date | null) =>
      sql`
      insert into feature (plan_id, id, kind, kind_version, name, attributes, geojson, bbox, deleted_at)
      select ${planId}::uuid, gen_random_uuid(), 'trough', 1, 'Trough ' || nth,
        jsonb_build_object('name', 'Trough ' || nth, 'status', 'existing', 'notes', repeat('by the gate ', 20)),
        ${JSON.stringify(geometry)}::jsonb, '((172.3,-42.8),(172.3,-42.8))'::box, ${deletedAt}::timestamptz
      from generate_series(1, ${count}::int) nth`.execute(db);
    await featuresOf(20_000, null);
    await featuresOf(500, server.clock.at);
    // What was deleted without a write of its own has nobody who deleted it, and is not listed.
    expect(await bin()).toEqual([]);
  });

  test('holds what was deleted as it stood, with who and when, what went with it and what names it still', async () => {
    const { transectId, soilTestId } = await addTransect();
    const paddockId = await put('paddock', 'create', {
      set: { ...exampleAttributes.paddock, geometry: square },
    });
    const application = await put('fertiliser', 'create', { set: spreadOn(paddockId) });
    await remove('transect', transectId, 1);
    await remove('paddock', paddockId, 1);
    const [paddock, ...others] = await bin();
    expect(paddock).toMatchObject({
      row: { id: paddockId, entity: 'paddock', version: 2, values: { name: exampleAttributes.paddock.name } },
      deletedAt: server.clock.at.toISOString(),
      deletedByName: 'Tom Sinclair',
      rev: 6,
      wentWith: [],
      namedBy: [{ id: application, entity: 'fertiliser', name: 'Spring urea' }],
    });
    const went = new Map(others.map(({ row, wentWith }) => [row.id, wentWith]));
    expect(went).toEqual(
      new Map([
        [transectId, [soilTestId]],
        [soilTestId, [transectId]],
      ]),
    );
  });

  test('holds it for ninety days, and what was brought back no more', async () => {
    const [kept, old] = [
      await put('trough', 'create', { set: trough }),
      await put('trough', 'create', { set: trough }),
    ];
    await remove('trough', kept, 1);
    await remove('trough', old, 1);
    const longAgo = new Date(server.clock.at.getTime() - 91 * DAY_MS);
    await server.database.db
      .updateTable('feature')
      .set({ deletedAt: longAgo })
      .where('id', '=', old)
      .execute();
    expect((await bin()).map(({ row }) => row.id)).toEqual([kept]);
    await record.write([{ entity: 'trough', entityId: kept, op: 'restore' }]);
    expect(await bin()).toEqual([]);
  });

  test('what needs something else of it comes back with that, and alone it is refused and stays', async () => {
    const paddockId = await put('paddock', 'create', {
      set: { ...exampleAttributes.paddock, geometry: square },
    });
    const application = await put('fertiliser', 'create', { set: spreadOn(paddockId) });
    await remove('fertiliser', application, 1);
    await remove('paddock', paddockId, 1);
    const back = { entity: 'fertiliser', entityId: application, op: 'restore' } as const;
    expect(await record.write([back])).toMatchObject({
      status: 400,
      message: ['Paddocks spread must be chosen from this plan'],
    });
    expect((await bin()).map(({ row }) => row.id)).toEqual([paddockId, application]);
    const both = [{ entity: 'paddock', entityId: paddockId, op: 'restore' } as const, back];
    expect(await record.write(both)).toMatchObject({ status: 200 });
    expect(await bin()).toEqual([]);
  });

  test('what was said of an action that is gone too comes back with it, and alone it is refused', async () => {
    const actionId = await put('action', 'create', {
      set: { sectionKey: 'waterways', title: 'Fence the creek', grade: 'good', state: 'agreed' },
    });
    const remarkId = await put('remark', 'create', { set: { actionId, text: 'Posts are ordered' } });
    await remove('remark', remarkId, 1);
    await remove('action', actionId, 1);
    const back = { entity: 'remark', entityId: remarkId, op: 'restore' } as const;
    expect(await record.write([back])).toMatchObject({ status: 400, fields: [{ field: 'actionId' }] });
    const both = [back, { entity: 'action', entityId: actionId, op: 'restore' } as const];
    expect(await record.write(both)).toMatchObject({ status: 200 });
    expect(await bin()).toEqual([]);
  });

  test('a photo that is gone too comes back with what shows it, and without it that is refused', async () => {
    const about = {
      name: 'Trough.jpg',
      purpose: 'photo',
      contentType: 'image/jpeg',
      bytes: 9,
      width: 3,
      height: 3,
    };
    const file = { ...about, id: uuidv7(), planId, uploadedBy: lead.id, uploadedAt: server.clock.at };
    await server.database.db
      .insertInto('planFile')
      .values({ ...file, storedAs: file.id })
      .execute();
    const troughId = await put('trough', 'create', { set: { ...trough, photos: [file.id] } });
    await remove('trough', troughId, 1);
    await remove('file', file.id, 1);
    const back = { entity: 'trough', entityId: troughId, op: 'restore' } as const;
    expect(await record.write([back])).toMatchObject({ status: 400, fields: [{ field: 'photos' }] });
    const both = [{ entity: 'file', entityId: file.id, op: 'restore' } as const, back];
    expect(await record.write(both)).toMatchObject({ status: 200 });
    expect(await bin()).toEqual([]);
  });
});

describe('history of the record', () => {
  test('tells what was brought back from what was added', async () => {
    const id = await put('trough', 'create', { set: trough });
    await remove('trough', id, 1);
    await record.write([{ entity: 'trough', entityId: id, op: 'restore' }]);
    const told = [
      ['create', true],
      ['delete', undefined],
      ['create', undefined],
    ];
    const ofRecord = (await history(`?entityId=${id}`)).results;
    expect(ofRecord.map(({ op, isRestored }) => [op, isRestored])).toEqual(told);
    const ofPlan = await server.call<{ results: RecordHistoryEntry[] }>(
      `/api/plan/${planId}/history?entityId=${id}`,
      { as: lead },
    );
    expect(ofPlan.body.results.map(({ op, isRestored }) => [op, isRestored])).toEqual(told);
  });

  test.each([
    ['an hour before it was sent is told beside the server’s time', -60, -60],
    ['an hour ahead of the server’s is not told', 60, undefined],
    ['two minutes before it was sent is not told', -2, undefined],
    ['before the plan was made is not told', -60 * 24 * 30, undefined],
  ])('the time of a device that lies %s', async (_which, minutes, told) => {
    server.clock.at = new Date(server.clock.at.getTime() + 2 * 3_600_000);
    const now = server.clock.at.getTime();
    const after = (some: number): Date => new Date(now + some * 60_000);
    const written = [{ entity: 'trough', entityId: uuidv7(), op: 'create', set: trough } as const];
    await record.write(written, undefined, after(minutes));
    const [entry] = (await history()).results;
    expect(entry?.at).toBe(server.clock.at.toISOString());
    expect(entry?.doneAt).toBe(told === undefined ? undefined : after(told).toISOString());
  });

  test('what was done later and sent first stays in the order in which it was sent', async () => {
    server.clock.at = new Date(server.clock.at.getTime() + 2 * 3_600_000);
    const now = server.clock.at.getTime();
    const create = (entityId: string) => [{ entity: 'trough', entityId, op: 'create', set: trough } as const];
    const [first, second] = [uuidv7(), uuidv7()];
    await record.write(create(first), undefined, new Date(now - 600_000));
    await record.write(create(second), undefined, new Date(now - 3_600_000));
    expect((await history()).results.map(({ entityId }) => entityId)).toEqual([second, first]);
  });

  test('is for whoever may see the history of the plan', async () => {
    const viewer = await server.addUser({ role: 'providerStaff' });
    await server.giveRole(planId, viewer, 'viewer');
    expect((await server.call(path('history'), { as: viewer })).status).toBe(403);
    expect((await server.call(path('at?rev=0'), { as: viewer })).status).toBe(403);
  });

  test('tells each value with what stood before and after it, the newest first', async () => {
    const id = await put('trough', 'create', { set: trough });
    await rename(id, 'Ford', 1);
    await remove('trough', id, 2);
    const { results, nextBefore } = await history();
    expect(results.map(({ rev, op, name, actorName }) => [rev, op, name, actorName])).toEqual([
      [3, 'delete', 'Ford', 'Tom Sinclair'],
      [2, 'update', 'Ford', 'Tom Sinclair'],
      [1, 'create', 'Trough', 'Tom Sinclair'],
    ]);
    expect(results[1]?.values).toEqual({ name: { before: 'Trough', after: 'Ford' } });
    expect(results[2]?.values['geometry']).toEqual({ before: null, after: geometry });
    expect(nextBefore).toBeNull();
  });

  test('tells of a write whole, however many things it made: an import is taken back as one', async () => {
    const first = await put('trough', 'create', { set: trough });
    const made = Array.from({ length: 60 }, () => uuidv7());
    const imported = await record.write(
      made.map((entityId, at) => ({
        entity: 'trough',
        entityId,
        op: 'create' as const,
        set: { ...trough, name: `Trough ${at}` },
      })),
    );
    expect(imported.status).toBe(200);
    const newest = await history();
    expect(new Set(newest.results.map(({ entityId }) => entityId))).toEqual(new Set(made));
    // What nobody changed since stands as the history tells that it was made.
    const [one] = newest.results;
    const standing = (await record.load()).rows.get(one?.entityId ?? '')?.values ?? {};
    expect(Object.entries(one?.values ?? {}).map(([key, { after }]) => [key, after])).toEqual(
      Object.keys(one?.values ?? {}).map((key) => [key, standing[key]]),
    );
    const older = await history(`?before=${newest.nextBefore}`);
    expect(older.results.map(({ entityId }) => entityId)).toEqual([first]);
    expect(older.nextBefore).toBeNull();
  });

  test('tells of one thing alone, the plan’s details and its boundary apart', async () => {
    const id = await put('trough', 'create', { set: trough });
    await put('plan', 'update', { set: { catchment: 'Hurunui' }, baseVersion: 1 }, planId);
    await chooseTitle();
    const boundary = [...(await record.load()).rows.values()].find(({ entity }) => entity === 'boundary');
    const of = async (entityId = '') =>
      (await history(`?entityId=${entityId}`)).results.map(({ entity, entityId: told, values }) => [
        entity,
        told,
        Object.keys(values),
      ]);
    expect(await of(id)).toEqual([['trough', id, expect.arrayContaining(['name', 'geometry'])]]);
    expect(await of(planId)).toEqual([['plan', planId, ['catchment']]]);
    expect(await of(boundary?.id)).toEqual([['boundary', boundary?.id, ['titles']]]);
  });

  test('tells what one person did, of one sort of thing, on one day', async () => {
    const id = await put('trough', 'create', { set: trough });
    await put('plan', 'update', { set: { catchment: 'Hurunui' }, baseVersion: 1 }, planId);
    const { results: whole } = await history();
    const today = dayInNewZealand(new Date(whole[0]?.at ?? 0));
    const idsOf = async (query: string) => (await history(query)).results.map(({ entityId }) => entityId);
    expect(await idsOf('?entity=trough')).toEqual([id]);
    expect(await idsOf(`?personId=${lead.id}`)).toEqual([planId, id]);
    expect(await idsOf(`?personId=${planId}`)).toEqual([]);
    expect(await idsOf(`?day=${today}`)).toEqual([planId, id]);
    expect(await idsOf('?day=2001-01-01')).toEqual([]);
  });

  test('comes in pages', async () => {
    const id = await put('trough', 'create', { set: trough });
    await Array.from({ length: 51 }, (_, nth) => nth + 1).reduce<Promise<unknown>>(
      (before, nth) => before.then(() => rename(id, `Trough ${nth}`, nth)),
      Promise.resolve(),
    );
    const first = await history();
    const second = await history(`?before=${first.nextBefore}`);
    expect([first.results.length, first.nextBefore]).toEqual([50, 3]);
    expect(second.results.map(({ rev }) => rev)).toEqual([2, 1]);
  });
});

describe('the record as it was', () => {
  const valuesOf = (rows: ReadonlyMap<string, { readonly values: Values }>) =>
    new Map([...rows].map(([id, { values }]) => [id, values]));

  test('at each revision is what was sent whole at that revision', async () => {
    const seen = [await record.load()];
    const keep = async <T>(done: Promise<T>): Promise<T> => {
      const result = await done;
      seen.push(await record.load());
      return result;
    };
    const id = await keep(put('trough', 'create', { set: trough }));
    await keep(rename(id, 'Ford', 1));
    await keep(chooseTitle());
    const transectId = await keep(put('transect', 'create', { set: transect }));
    await keep(
      put('soilTest', 'create', { set: { transectId, sampledOn: '2026-02-01', ph: { value: 5.8 } } }),
    );
    await keep(remove('transect', transectId, 1));
    await keep(put('plan', 'update', { set: { catchment: 'Hurunui' }, baseVersion: 1 }, planId));
    await keep(remove('trough', id, 2));
    const then = await Promise.all(seen.map(({ head }) => at(`rev=${head.rev}`)));
    expect(seen.map(({ head }) => head.rev)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(then.map(({ rows }) => valuesOf(rows))).toEqual(seen.map(({ rows }) => valuesOf(rows)));
  });

  test('has its figures measured anew, and its boundary built anew', async () => {
    await chooseTitle();
    const before = await record.load();
    const boundary = [...before.rows.values()].find(({ entity }) => entity === 'boundary');
    await chooseTitle([]);
    const { rows } = await at('rev=1');
    const then = rows.get(boundary?.id ?? '');
    expect(then?.made['areaHectares']).toBe(boundary?.made['areaHectares']);
    expect(shapesOf(then?.made['boundaryFeatures'])).toEqual(shapesOf(boundary?.made['boundaryFeatures']));
  });

  test('has the plan as large, and as far spread, as its boundary was then', async () => {
    await chooseTitle();
    await put('plan', 'update', { set: { catchment: 'Hurunui' }, baseVersion: 1 }, planId);
    const then = (await record.load()).rows.get(planId);
    await chooseTitle([]);
    await put('plan', 'update', { set: { catchment: 'Waiau' }, baseVersion: 2 }, planId);
    const { rows } = await at('rev=2');
    const { areaHectares, boundaryBounds, createdAt } = rows.get(planId)?.made ?? {};
    expect([areaHectares, createdAt]).toEqual([then?.made['areaHectares'], then?.made['createdAt']]);
    const spread = then?.made['boundaryBounds'] as readonly number[];
    expect(boundaryBounds).toEqual(spread.map((degrees) => expect.closeTo(degrees, 5)));
    const { rows: unbounded } = await at('rev=3');
    expect(unbounded.get(planId)?.made).toMatchObject({ areaHectares: null, boundaryBounds: null });
  });

  test('at the end of a day is what that day left, by the clock of New Zealand', async () => {
    const now = server.clock.at;
    server.clock.at = new Date('2026-06-30T11:30:00Z'); // half past eleven in the night of the 30th
    const id = await put('trough', 'create', { set: trough });
    server.clock.at = new Date('2026-06-30T12:30:00Z');
    await rename(id, 'Ford', 1);
    server.clock.at = now;
    const nameOn = async (day: string) => (await at(`day=${day}`)).rows.get(id)?.values['name'];
    expect([await nameOn('2026-06-29'), await nameOn('2026-06-30'), await nameOn('2026-07-01')]).toEqual([
      undefined,
      'Trough',
      'Ford',
    ]);
  });

  test.each(['', '?rev=99', '?day=2026-02-30'])('is not told of %s', async (query) => {
    expect((await server.call(path(`at${query}`), { as: lead })).status).toBe(400);
  });
});

const square = {
  type: 'Polygon',
  coordinates: [
    [
      [172.3, -42.8],
      [172.302, -42.8],
      [172.302, -42.798],
      [172.3, -42.798],
      [172.3, -42.8],
    ],
  ],
};

const spreadOn = (paddockId: string) => ({
  geometry: square,
  name: 'Spring urea',
  status: 'existing',
  area: 3.62,
  paddocks: [paddockId],
  applicationDate: '2025-08-20',
  applicationMethod: 'groundSpreader',
  landUse: 'pastureGrazed',
  fertiliser_application_product: [
    { product: 'Urea', nitrogen: 46, application_rate: 100, price_per_tonne: 900 },
  ],
});

const shapesOf = (features: unknown) =>
  (features as readonly { readonly geometry: unknown }[]).map(({ geometry: shape }) => shape);

async function chooseTitle(chosen?: readonly object[]): Promise<void> {
  const titleNumber = valley.titles[0]?.properties.title_no;
  const { body } = await server.call<{ features: { features: object[] }[] }>(
    `/api/plan/${planId}/cadastral/search`,
    { as: lead, body: { titleNumber } },
  );
  const features = chosen ?? body.features[0]?.features ?? [];
  const update = { type: 'FeatureCollection', features, boundaryFeatures: [], fieldNames: [] };
  const saved = await server.call(`/api/plan/${planId}/cadastral/update`, {
    as: lead,
    method: 'PUT',
    body: update,
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
}
