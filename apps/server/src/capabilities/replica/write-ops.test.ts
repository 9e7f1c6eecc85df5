import type { RecordRow } from '@tussock/contract';
import type { Values } from '@tussock/sync';
import { exampleAttributes } from '@tussock/testkit';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replicaOf, type ReplicaCalls } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;
let record: ReplicaCalls;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
  record = replicaOf(server, lead, planId);
});

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

const entity = 'trough';
async function addTrough(values: Values = {}): Promise<string> {
  const entityId = uuidv7();
  const set = { ...trough, ...values };
  expect(await record.write([{ entity, entityId, op: 'create', set }])).toMatchObject({ status: 200 });
  return entityId;
}
const change = (entityId: string, set: Values, more: { base?: Values; baseVersion?: number } = {}) =>
  ({ entity, entityId, op: 'update', set, base: {}, baseVersion: 1, ...more }) as const;
async function addPhoto(name: string): Promise<string> {
  const about = { name, purpose: 'photo', contentType: 'image/jpeg', bytes: 9, width: 3, height: 3 };
  const file = { ...about, id: uuidv7(), planId, uploadedBy: lead.id, uploadedAt: server.clock.at };
  await server.database.db
    .insertInto('planFile')
    .values({ ...file, storedAs: file.id })
    .execute();
  return file.id;
}
const rowOf = async (id: string): Promise<RecordRow | undefined> => (await record.load()).rows.get(id);

describe('writes of the record', () => {
  test('[ERR-400] a feature is not left without its shape, nor made without one', async () => {
    const id = await addTrough();
    const { geometry: _shape, ...shapeless } = trough;
    const refused = [
      await record.write([change(id, { geometry: null }, { baseVersion: 1 })]),
      await record.write([{ entity, entityId: uuidv7(), op: 'create', set: shapeless }]),
    ];
    expect(refused.map(({ status, fields }) => [status, fields?.[0]?.field])).toEqual([
      [400, 'geometry'],
      [400, 'geometry'],
    ]);
  });

  test('many at once leave no gap, and each is told its own revision', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        record.write([{ entity, entityId: uuidv7(), op: 'create', set: trough }]),
      ),
    );
    const revs = results.map(({ rev }) => rev ?? 0).toSorted((one, other) => one - other);
    expect(revs).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect((await record.since(0)).body.changes.map(({ rev }) => rev)).toEqual(revs);
  });

  test('sent again are answered with their revision, and not done again', async () => {
    const id = await addTrough();
    const opId = uuidv7();
    const first = await record.write([change(id, { name: 'Ford' })], opId);
    await record.write([change(id, { name: 'Bridge' }, { baseVersion: 2 })]);
    expect(await record.write([change(id, { name: 'Ford' })], opId)).toEqual(first);
    expect(first).toEqual({ opId, status: 200, rev: 2, versions: { [id]: 2 } });
    expect((await rowOf(id))?.values).toMatchObject({ name: 'Bridge' });
  });

  test('under an id that was used for something else are refused', async () => {
    const id = await addTrough();
    const opId = uuidv7();
    await record.write([change(id, { name: 'Ford' })], opId);
    expect(await record.write([change(id, { name: 'Bridge' })], opId)).toMatchObject({
      status: 409,
      code: 'opIdUsed',
    });
  });

  test('of different fields are both kept', async () => {
    const id = await addTrough({ notes: 'Old' });
    await record.write([change(id, { name: 'Ford' }, { base: { name: 'Trough' } })]);
    const later = await record.write([change(id, { notes: 'New' }, { base: { notes: 'Old' } })]);
    expect(later).toMatchObject({ status: 200, versions: { [id]: 3 } });
    expect((await rowOf(id))?.values).toMatchObject({ name: 'Ford', notes: 'New' });
  });

  test('of the same field clash: what stands is told, with the field, and nothing is written', async () => {
    const id = await addTrough();
    await record.write([change(id, { name: 'Ford' })]);
    const set = { name: 'Bridge', notes: 'New' };
    const clash = await record.write([change(id, set, { base: { name: 'Trough' } })]);
    expect(clash).toMatchObject({
      status: 409,
      code: 'staleVersion',
      clash: {
        entityId: id,
        keys: ['name'],
        current: { id, version: 2, values: { name: 'Ford' } },
        by: { name: 'Tom Sinclair', at: server.clock.at.toISOString(), isOwn: true },
      },
    });
    expect((await rowOf(id))?.values).not.toHaveProperty('notes');
  });

  test('of the same field clash with work that was done before it was sent, and both its times are told', async () => {
    const id = await addTrough();
    server.clock.at = new Date(server.clock.at.getTime() + 2 * 3_600_000);
    const doneAt = new Date(server.clock.at.getTime() - 3_600_000);
    await record.write([change(id, { name: 'Ford' })], undefined, doneAt);
    const clash = await record.write([change(id, { name: 'Bridge' }, { base: { name: 'Trough' } })]);
    const by = { at: server.clock.at.toISOString(), doneAt: doneAt.toISOString() };
    expect(clash.clash).toMatchObject({ by, byKey: { name: by } });
  });

  test('of the same field clash with whoever wrote that field, not with who wrote the thing last', async () => {
    const id = await addTrough({ notes: 'Old' });
    await record.write([change(id, { name: 'Ford' })]);
    const named = server.clock.at.toISOString();
    const other = await server.addUser({ role: 'providerStaff', name: 'Aroha Ngata' });
    await server.giveRole(planId, other, 'editor');
    server.clock.at = new Date(server.clock.at.getTime() + 60_000);
    await replicaOf(server, other, planId).write([change(id, { notes: 'New' }, { baseVersion: 2 })]);
    const noted = server.clock.at.toISOString();
    const base = { name: 'Trough', notes: 'Old' };
    expect((await record.write([change(id, { name: 'Bridge' }, { base })])).clash).toMatchObject({
      by: { name: 'Tom Sinclair', at: named },
    });
    const both = await record.write([change(id, { name: 'Bridge', notes: 'Mine' }, { base })]);
    expect(both.clash).toMatchObject({
      by: { name: 'Aroha Ngata', at: noted },
      byKey: {
        name: { name: 'Tom Sinclair', at: named, isOwn: true },
        notes: { name: 'Aroha Ngata', at: noted },
      },
    });
    expect(both.clash?.by).not.toHaveProperty('isOwn');
  });

  test('that come to the same are no clash, and move nothing', async () => {
    const id = await addTrough();
    await record.write([change(id, { name: 'Ford' })]);
    const same = await record.write([change(id, { name: 'Ford' }, { base: { name: 'Trough' } })]);
    expect(same).toMatchObject({ status: 200, rev: 2, versions: { [id]: 2 } });
  });

  test('of shapes that two people moved clash as one value', async () => {
    const id = await addTrough();
    const moved = (longitude: number) => ({ geometry: { type: 'Point', coordinates: [longitude, -42.8] } });
    await record.write([change(id, moved(172.31), { base: { geometry } })]);
    const clash = await record.write([change(id, moved(172.32), { base: { geometry } })]);
    expect(clash.clash?.keys).toEqual(['geometry']);
  });

  test('of lists of files keep what either added, and lose what either took out', async () => {
    const photos = await Promise.all(['one', 'two', 'mine', 'theirs'].map(addPhoto));
    const [one, two, mine, theirs] = photos;
    const id = await addTrough({ photos: [one, two] });
    const base = { photos: [one, two] };
    await record.write([change(id, { photos: [two, theirs] }, { base })]);
    expect(await record.write([change(id, { photos: [one, two, mine] }, { base })])).toMatchObject({
      status: 200,
    });
    expect((await rowOf(id))?.values['photos']).toEqual([two, theirs, mine]);
  });

  test('of a file change what is written of it, and nothing else', async () => {
    const entityId = await addPhoto('Ford');
    const write = (set: Values) =>
      record.write([{ entity: 'file', entityId, op: 'update', set, baseVersion: 1 }]);
    expect(await write({ contentType: 'text/html' })).toMatchObject({ status: 400 });
    expect(await write({ folder: '../x' })).toMatchObject({ status: 400, fields: [{ field: 'folder' }] });
    expect(await write({ caption: 'x'.repeat(1000) })).toMatchObject({
      status: 400,
      fields: [{ field: 'caption' }],
    });
    expect(await write({ caption: 'By the ford' })).toMatchObject({
      status: 200,
      versions: { [entityId]: 2 },
    });
    expect((await rowOf(entityId))?.values).toMatchObject({ caption: 'By the ford' });
  });

  test('are checked as a whole, as the form is', async () => {
    const id = await addTrough();
    const refused = await record.write([change(id, { status: null, material: 'gold' })]);
    expect(refused).toMatchObject({ status: 400, code: 'badRequest' });
    expect(refused.fields?.map(({ field }) => field)).toEqual(['status', 'material']);
  });

  test('of a shape that crosses itself are offered a mended one', async () => {
    const ring = [
      [172.3, -42.8],
      [172.302, -42.798],
      [172.302, -42.8],
      [172.3, -42.798],
      [172.3, -42.8],
    ];
    const set = {
      geometry: { type: 'Polygon', coordinates: [ring] },
      name: 'Front',
      status: 'existing',
      use: 'pasture',
    };
    const refused = await record.write([{ entity: 'paddock', entityId: uuidv7(), op: 'create', set }]);
    expect(refused).toMatchObject({ status: 400, repaired: { type: 'MultiPolygon' } });
  });

  test('create nothing under an id that is taken', async () => {
    const id = await addTrough();
    expect(await record.write([{ entity, entityId: id, op: 'create', set: trough }])).toMatchObject({
      status: 409,
      code: 'alreadyExists',
      clash: { current: { id }, keys: ['*'] },
    });
  });

  test('delete what was seen, and not what somebody changed meanwhile', async () => {
    const id = await addTrough();
    await record.write([change(id, { name: 'Ford' })]);
    const remove = (baseVersion: number) =>
      record.write([{ entity, entityId: id, op: 'delete', baseVersion }]);
    expect(await remove(1)).toMatchObject({ status: 409, clash: { keys: ['*'], current: { version: 2 } } });
    expect(await remove(2)).toMatchObject({ status: 200, versions: { [id]: 3 } });
    expect(await remove(3)).toMatchObject({ status: 410, code: 'gone' });
    expect(await record.write([change(id, { name: 'Late' })])).toMatchObject({ status: 404 });
    expect(await record.write([{ entity, entityId: uuidv7(), op: 'delete' }])).toMatchObject({
      status: 404,
      code: 'notFound',
    });
  });

  test('do not delete what another changed meanwhile, and say who it was', async () => {
    const id = await addTrough();
    const other = await server.addUser({ role: 'providerStaff', name: 'Bridget Reid' });
    await server.giveRole(planId, other, 'editor');
    await replicaOf(server, other, planId).write([change(id, { name: 'Ford' })]);
    const refused = await record.write([{ entity, entityId: id, op: 'delete', baseVersion: 1 }]);
    expect(refused).toMatchObject({ status: 409, clash: { keys: ['*'], by: { name: 'Bridget Reid' } } });
  });

  test('name a thing by the sort it is of', async () => {
    const id = await addTrough();
    expect(
      await record.write([{ entity: 'paddock', entityId: id, op: 'delete', baseVersion: 1 }]),
    ).toMatchObject({
      status: 404,
    });
    expect(
      await record.write([{ entity: 'plan', entityId: id, op: 'update', set: { catchment: 'Hurunui' } }]),
    ).toMatchObject({ status: 404 });
  });

  test('that waited through a release are done as they were meant', async () => {
    const entityId = uuidv7();
    // What was measured stood with the transect itself once.
    const set = { ...transect, laboratory: 'Hill' };
    const part = { entity: 'transect', entityId, op: 'create' as const, set, base: {}, baseVersion: 0 };
    const op = { opId: uuidv7(), schema: 'older~', label: 'New transect', parts: [part] };
    expect((await record.writeAll([op])).body.results).toMatchObject([{ status: 200 }]);
    expect((await rowOf(entityId))?.values).not.toHaveProperty('laboratory');
    const same = {
      ...op,
      opId: uuidv7(),
      schema: 'older~transect2',
      parts: [{ ...part, entityId: uuidv7() }],
    };
    expect((await record.writeAll([same])).body.results).toMatchObject([{ status: 400 }]);
  });

  test('of a release that this process does not know yet are to be sent again', async () => {
    const id = await addTrough();
    const schema = 'newer~trough7';
    const op = { opId: uuidv7(), schema, label: 'Changed', parts: [change(id, { name: 'Ford' })] };
    expect((await record.writeAll([op])).body.results).toMatchObject([{ status: 503, code: 'schemaNewer' }]);
    expect((await rowOf(id))?.values).toMatchObject({ name: 'Trough' });
  });

  test('with several parts are done whole or not at all, and say which part is at fault', async () => {
    const [one, other] = [uuidv7(), uuidv7()];
    const result = await record.write([
      { entity, entityId: one, op: 'create', set: trough },
      { entity, entityId: other, op: 'create', set: { ...trough, material: 'gold' } },
    ]);
    expect(result).toMatchObject({ status: 400, fields: [{ field: 'parts.1.material' }] });
    expect(await rowOf(one)).toBeUndefined();
  });

  test('that follow on from a refused one are held, and others go on', async () => {
    const [mine, another] = [await addTrough(), await addTrough()];
    const { head } = await record.load();
    const op = (id: string, set: Values) => ({
      opId: uuidv7(),
      schema: head.schema,
      label: 'Changed',
      parts: [change(id, set)],
    });
    const { body } = await record.writeAll([
      op(mine, { material: 'gold' }),
      op(mine, { name: 'Ford' }),
      op(another, { name: 'Bridge' }),
    ]);
    expect(body.results.map(({ status, code }) => [status, code])).toEqual([
      [400, 'badRequest'],
      [424, 'held'],
      [200, undefined],
    ]);
  });

  test('that follow on from any part of a refused one are held', async () => {
    const [mine, another] = [await addTrough(), await addTrough()];
    const { head } = await record.load();
    const op = (...parts: readonly ReturnType<typeof change>[]) => ({
      opId: uuidv7(),
      schema: head.schema,
      label: 'Changed',
      parts: [...parts],
    });
    const { body } = await record.writeAll([
      op(change(mine, { material: 'gold' }), change(another, { name: 'Bridge' })),
      op(change(another, { name: 'Ford' })),
    ]);
    expect(body.results).toMatchObject([{ status: 400 }, { status: 424, code: 'held' }]);
    expect((await rowOf(another))?.values).toMatchObject({ name: 'Trough' });
  });

  test('behind one that the server cannot do now are held, whatever they are about, and keep their turn', async () => {
    const [mine, another] = [await addTrough(), await addTrough()];
    const { head } = await record.load();
    const op = (id: string, schema: string) => ({
      opId: uuidv7(),
      schema,
      label: 'Changed',
      parts: [change(id, { name: 'Ford' })],
    });
    const { body } = await record.writeAll([op(mine, 'newer~trough7'), op(another, head.schema)]);
    expect(body.results).toMatchObject([{ status: 503 }, { status: 424, code: 'held' }]);
    expect((await rowOf(another))?.values).toMatchObject({ name: 'Trough' });
  });

  test('of a plan’s details are checked as its own form is', async () => {
    const write = (set: Values, baseVersion = 1) =>
      record.write([{ entity: 'plan', entityId: planId, op: 'update', set, baseVersion } as const]);
    expect(await write({ email: 'nobody' })).toMatchObject({ status: 400, fields: [{ field: 'email' }] });
    expect(await write({ email: 'Mere@Kowhai.example' })).toMatchObject({ status: 200 });
    expect((await rowOf(planId))?.values).toMatchObject({ email: 'mere@kowhai.example' });
    expect(
      await record.write([{ entity: 'plan', entityId: planId, op: 'delete', baseVersion: 2 }]),
    ).toMatchObject({
      status: 400,
    });
  });
});

describe('what is deleted', () => {
  const test1 = (transectId: string) => ({
    transectId,
    sampledOn: '2026-02-01',
    ph: { value: 5.8 },
    olsenPhosphorus: { value: 2, limit: 'below' },
  });
  async function addTransect() {
    const [transectId, soilTestId] = [uuidv7(), uuidv7()];
    const parts = [
      { entity: 'soilTest', entityId: soilTestId, op: 'create', set: test1(transectId) },
      { entity: 'transect', entityId: transectId, op: 'create', set: transect },
    ] as const;
    expect(await record.write(parts)).toMatchObject({ status: 200 });
    return { transectId, soilTestId };
  }

  test('takes with it what hangs on it alone, in the same revision', async () => {
    const { transectId, soilTestId } = await addTransect();
    const before = await record.load();
    expect(before.rows.get(soilTestId)?.values).toEqual(test1(transectId));
    await record.write([{ entity: 'transect', entityId: transectId, op: 'delete', baseVersion: 1 }]);
    const { body } = await record.since(1);
    expect(body.changes.map(({ rev, entity: named, op, version }) => [rev, named, op, version])).toEqual([
      [2, 'soilTest', 'delete', 2],
      [2, 'transect', 'delete', 2],
    ]);
    expect(await record.catchUp(before)).toEqual((await record.load()).rows);
  });

  test('is brought back whole under its id, with what went with it, in whichever order that is asked for', async () => {
    const { transectId, soilTestId } = await addTransect();
    const { rows } = await record.load();
    await record.write([{ entity: 'transect', entityId: transectId, op: 'delete', baseVersion: 1 }]);
    const from = await record.load();
    const restored = await record.write([
      { entity: 'soilTest', entityId: soilTestId, op: 'restore', set: rows.get(soilTestId)?.values ?? {} },
      { entity: 'transect', entityId: transectId, op: 'restore', set: {} },
    ]);
    expect(restored).toMatchObject({ status: 200, versions: { [transectId]: 3, [soilTestId]: 3 } });
    const after = await record.load();
    expect(after.rows.get(transectId)?.values).toEqual(rows.get(transectId)?.values);
    expect(after.rows.get(soilTestId)?.values).toEqual(test1(transectId));
    expect(await record.catchUp(from)).toEqual(after.rows);
  });

  test('is not brought back without what it hangs on, twice, or after ninety days', async () => {
    const { transectId, soilTestId } = await addTransect();
    const restore = (named: string, entityId: string) =>
      record.write([{ entity: named, entityId, op: 'restore' }]);
    await record.write([{ entity: 'transect', entityId: transectId, op: 'delete', baseVersion: 1 }]);
    expect(await restore('soilTest', soilTestId)).toMatchObject({
      status: 400,
      fields: [{ field: 'transectId' }],
    });
    expect(await restore('transect', transectId)).toMatchObject({ status: 200 });
    expect(await restore('transect', transectId)).toMatchObject({ status: 409, clash: { keys: ['*'] } });
    const longAgo = new Date(server.clock.at.getTime() - 91 * 86_400_000);
    await server.database.db
      .updateTable('soilTest')
      .set({ deletedAt: longAgo })
      .where('id', '=', soilTestId)
      .execute();
    expect(await restore('soilTest', soilTestId)).toMatchObject({ status: 404, code: 'notFound' });
  });

  test('is brought back as the sort of thing it was, and as no other', async () => {
    const id = await addTrough();
    await record.write([{ entity, entityId: id, op: 'delete', baseVersion: 1 }]);
    const restore = (named: string) => record.write([{ entity: named, entityId: id, op: 'restore' }]);
    expect(await restore('paddock')).toMatchObject({ status: 404, code: 'notFound' });
    expect(await rowOf(id)).toBeUndefined();
    expect(await restore(entity)).toMatchObject({ status: 200, versions: { [id]: 3 } });
  });

  test('as a whole by one who undoes what they added is taken away in one write', async () => {
    const { transectId, soilTestId } = await addTransect();
    const undone = await record.write([
      { entity: 'transect', entityId: transectId, op: 'delete', baseVersion: 1 },
      { entity: 'soilTest', entityId: soilTestId, op: 'delete', baseVersion: 1 },
    ]);
    expect(undone).toMatchObject({ status: 200, versions: { [transectId]: 2, [soilTestId]: 2 } });
  });
});

test('what is drawn is taken with no more than its name, and its outline moved later; the call of features asks for the rest', async () => {
  const entityId = uuidv7();
  const set = { geometry, name: 'Trough', status: 'existing' };
  expect(await record.write([{ entity, entityId, op: 'create', set }])).toMatchObject({ status: 200 });
  const moved = { geometry: { type: 'Point', coordinates: [172.31, -42.8] } };
  expect(
    await record.write([{ entity, entityId, op: 'update', set: moved, base: { geometry } }]),
  ).toMatchObject({
    status: 200,
  });
  const nameless = { geometry, status: 'existing' };
  expect(await record.write([{ entity, entityId: uuidv7(), op: 'create', set: nameless }])).toMatchObject({
    status: 400,
    fields: [{ field: 'name', message: 'Name is required' }],
  });
});
