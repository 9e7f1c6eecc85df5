import { gunzipSync } from 'node:zlib';
import { get, type IncomingMessage } from 'node:http';
import type { RecordRow } from '@tussock/contract';
import { planRoles, type GlobalRole, type PlanRole } from '@tussock/domain';
import { bucketOf, bucketsFor } from '@tussock/replica';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readLines, replicaOf, type ReplicaCalls } from '../../testing/replica-of.ts';
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

const path = (rest = '') => `/api/plan/${planId}/replica${rest}`;
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
  name: 'Flats T1',
  status: 'existing',
};

const entity = 'trough';
async function addTrough(values: object = {}): Promise<string> {
  const entityId = uuidv7();
  const set = { ...trough, ...values };
  expect(await record.write([{ entity, entityId, op: 'create', set }])).toMatchObject({ status: 200 });
  return entityId;
}
const change = (entityId: string, set: object, more: { base?: object; baseVersion?: number } = {}) =>
  ({ entity, entityId, op: 'update', set, base: {}, baseVersion: 1, ...more }) as const;
const rowOf = async (id: string): Promise<RecordRow | undefined> => (await record.load()).rows.get(id);

describe('the record of a plan, sent whole', () => {
  test('is for whoever may see the plan', async () => {
    const stranger = await server.addUser({ role: 'accountUser' });
    expect((await server.call(path())).status).toBe(401);
    expect((await server.call(path(), { as: stranger })).status).toBe(403);
    const answer = await server.call(path(), { as: lead });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
  });

  test('says what it is, lies in the buckets that its ids have, and ends with its number of rows', async () => {
    const id = await addTrough();
    const { head, rows, buckets } = readLines((await server.call(path(), { as: lead })).bytes);
    expect(head).toMatchObject({ rev: 1, until: null, buckets: bucketsFor(3) });
    expect(head.entities).toContain('trough');
    expect(rows.map(({ entity: named }) => named).toSorted()).toEqual(['boundary', 'plan', 'trough']);
    expect(buckets).toEqual([bucketOf(id, head.buckets)]);
    expect(rows.find((row) => row.id === id)).toEqual({
      id,
      entity: 'trough',
      version: 1,
      kindVersion: 1,
      values: trough,
      made: expect.objectContaining({ areaHectares: null, createdAt: expect.any(String) }),
    });
    expect(new Set(rows.map((row) => row.id)).size).toBe(3);
  });

  test('is packed for whoever can read that, and not for others', async () => {
    const ask = (headers: Record<string, string>) =>
      new Promise<{ coding: string | undefined; bytes: Buffer }>((resolve, reject) => {
        get(
          `${server.url}${path()}`,
          { headers: { cookie: lead.cookie, ...headers } },
          (answer: IncomingMessage) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('end', () =>
              resolve({ coding: answer.headers['content-encoding'], bytes: Buffer.concat(chunks) }),
            );
          },
        ).on('error', reject);
      });
    const [packed, plain] = [await ask({ 'accept-encoding': 'br, gzip' }), await ask({})];
    expect([packed.coding, plain.coding]).toEqual(['gzip', undefined]);
    expect(gunzipSync(packed.bytes)).toEqual(plain.bytes);
  });

  test('says when the right to the plan ends', async () => {
    const guest = await server.addUser({ role: 'accountUser' });
    const until = new Date(server.clock.at.getTime() + 86_400_000);
    await server.giveRole(planId, guest, 'guest', until);
    expect((await replicaOf(server, guest, planId).load()).head.until).toBe(until.toISOString());
  });

  test('holds a value of an older version of its kind as the present version has it', async () => {
    const id = uuidv7();
    const set = { ...transect };
    await record.write([{ entity: 'transect', entityId: id, op: 'create', set }]);
    await server.database.db
      .updateTable('feature')
      .set({
        kindVersion: 1,
        attributes: JSON.stringify({ name: 'Flats T1', status: 'existing', history: [] }),
      })
      .where('id', '=', id)
      .execute();
    expect((await rowOf(id))?.values).toEqual(transect);
  });
});

const globalRoleFor = (role: PlanRole): GlobalRole =>
  ['lead', 'editor', 'reviewer', 'viewer'].includes(role) ? 'providerStaff' : 'accountUser';
const features = ['lead', 'editor', 'owner', 'consultant', 'guestEditor'];
const details = ['lead', 'editor', 'owner', 'consultant'];
const everything = ['boundary', 'building', 'file', 'paddock', 'plan', 'soilTest', 'trough'];

describe('who is sent what, and may write what', () => {
  // By hand, from the roles of the product.
  const expected = planRoles.map((role) => ({
    role,
    sees: everything,
    mayWriteFeature: features.includes(role) ? 200 : 403,
    mayWriteDetails: details.includes(role) ? 200 : 403,
  }));

  test.each(expected)('as $role', async ({ role, sees, mayWriteFeature, mayWriteDetails }) => {
    const accountId = await server.addAccount('Hill Country Advice');
    planId = await server.addPlan({ lead, accountId });
    record = replicaOf(server, lead, planId);
    const id = await addTrough();
    const held = { consultant: { role: 'accountUser', accountId } as const };
    const user = await server.addUser(
      role === 'consultant' ? held.consultant : { role: globalRoleFor(role) },
    );
    await server.giveRole(planId, user, role);
    const theirs = replicaOf(server, user, planId);
    const { head, rows } = await theirs.load();
    expect(head.entities).toEqual(expect.arrayContaining(sees));
    expect([...rows.values()].map((row) => row.entity).toSorted()).toEqual(['boundary', 'plan', 'trough']);
    expect((await theirs.since(0)).body.changes).toHaveLength(1);
    const feature = await theirs.write([change(id, { name: 'Ford' })]);
    expect(feature.status).toBe(mayWriteFeature);
    const plan = {
      entity: 'plan',
      entityId: planId,
      op: 'update',
      set: { catchment: 'Hurunui' },
      baseVersion: 1,
    } as const;
    expect((await theirs.write([plan])).status).toBe(mayWriteDetails);
  });

  test('nobody writes the boundary, or a part that goes with it, through the record', async () => {
    const { rows } = await record.load();
    const boundary = [...rows.values()].find((row) => row.entity === 'boundary');
    const entityId = uuidv7();
    const result = await record.write([
      { entity, entityId, op: 'create', set: trough },
      { entity: 'boundary', entityId: boundary?.id ?? '', op: 'update', set: { titles: [] } },
    ]);
    expect(result).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await rowOf(entityId)).toBeUndefined();
  });

  test('whoever sees the plan as another role writes nothing', async () => {
    const answer = await server.call(path('/write'), {
      as: lead,
      headers: { 'x-see-as': 'viewer' },
      body: { ops: [] },
    });
    expect(answer.status).toBe(403);
  });
});

describe('what changed since', () => {
  test('is told with the name of who did it, whole revisions at a time', async () => {
    const id = await addTrough();
    await record.write([change(id, { name: 'Ford', notes: null })]);
    const { body } = await record.since(1);
    expect(body).toMatchObject({ rev: 2, more: false });
    expect(body.changes).toEqual([
      {
        rev: 2,
        ord: 0,
        entity,
        entityId: id,
        op: 'update',
        version: 2,
        kindVersion: 1,
        set: { name: 'Ford' },
        opId: expect.any(String),
        actorId: lead.id,
        actorName: 'Tom Sinclair',
        at: server.clock.at.toISOString(),
      },
    ]);
  });

  test('comes in pages that never cut a revision', async () => {
    const parts = (count: number) =>
      Array.from(
        { length: count },
        () => ({ entity, entityId: uuidv7(), op: 'create', set: trough }) as const,
      );
    const from = await record.load();
    await record.write(parts(300));
    await record.write(parts(300));
    await record.write(parts(600));
    const sizes = [await record.since(0), await record.since(1), await record.since(2)].map(({ body }) => [
      body.rev,
      body.more,
      body.changes.length,
    ]);
    expect(sizes).toEqual([
      [1, true, 300],
      [2, true, 300],
      [3, false, 600],
    ]);
    expect(await record.catchUp(from)).toEqual((await record.load()).rows);
  });

  test.each([
    ['of which nothing is kept any more', 'pruned', 0, {}],
    ['that is ahead of the plan, because the plan was brought back from a backup', 'ahead', 9, {}],
    ['that was sent to other rights', 'view', 2, { view: 'another' }],
    ['that is of another shape', 'schema', 2, { schema: 'another' }],
  ])('cannot be told after a revision %s', async (_why, reason, rev, marks) => {
    const id = await addTrough();
    await record.write([change(id, { name: 'Ford' })]);
    await server.database.db.updateTable('plan').set({ deltaFloor: 1 }).where('id', '=', planId).execute();
    const { status, body } = await record.since(rev, marks);
    expect([status, body.code, body.current]).toEqual([410, 'replicaStale', { reason }]);
  });

  test('cannot be told where the whole is less', async () => {
    const parts = Array.from(
      { length: 2000 },
      () => ({ entity, entityId: uuidv7(), op: 'create', set: trough }) as const,
    );
    await record.write(parts);
    const { body } = await record.since(0);
    expect(body.current).toEqual({ reason: 'pruned' });
  });
});

describe('writes of the record', () => {
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
      clash: { entityId: id, keys: ['name'], current: { id, version: 2, values: { name: 'Ford' } } },
    });
    expect((await rowOf(id))?.values).not.toHaveProperty('notes');
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

  test('of an older shape of the record are not guessed at', async () => {
    const id = await addTrough();
    const op = { opId: uuidv7(), schema: 'older', label: 'Changed', parts: [change(id, { name: 'Ford' })] };
    expect((await record.writeAll([op])).body.results).toMatchObject([{ status: 426, code: 'schemaOld' }]);
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
    const op = (id: string, set: object) => ({
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

  test('of a plan’s details are checked as its own form is', async () => {
    const write = (set: object, baseVersion = 1) =>
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
    ph: '5.8',
    olsenPhosphorus: '<2',
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
    expect(after.rows.get(transectId)?.values).toEqual(transect);
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

  test('as a whole by one who undoes what they added is taken away in one write', async () => {
    const { transectId, soilTestId } = await addTransect();
    const undone = await record.write([
      { entity: 'transect', entityId: transectId, op: 'delete', baseVersion: 1 },
      { entity: 'soilTest', entityId: soilTestId, op: 'delete', baseVersion: 1 },
    ]);
    expect(undone).toMatchObject({ status: 200, versions: { [transectId]: 2, [soilTestId]: 2 } });
  });
});
