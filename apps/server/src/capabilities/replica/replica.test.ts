import { brotliDecompressSync } from 'node:zlib';
import { get, type IncomingMessage } from 'node:http';
import type { RecordRow } from '@tussock/contract';
import { boundaryIdOf, type GlobalRole, type PlanRole } from '@tussock/domain';
import { bucketOf, bucketsFor, type Values } from '@tussock/sync';
import { exampleAttributes } from '@tussock/testkit';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readLines, replicaOf, type ReplicaCalls } from '../../testing/replica-of.ts';
import { pruneDeltas } from './prune-deltas.ts';
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
    expect([packed.coding, plain.coding]).toEqual(['br', undefined]);
    expect(brotliDecompressSync(packed.bytes)).toEqual(plain.bytes);
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
        attributes: JSON.stringify({ ...exampleAttributes.transect, history: [] }),
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
const boundaries = ['lead', 'editor', 'owner', 'consultant'];
const everything = ['boundary', 'building', 'file', 'paddock', 'plan', 'soilTest', 'trough'];

describe('who is sent what, and may write what', () => {
  // By hand, from the roles of the product.
  const roles = [
    'lead',
    'editor',
    'reviewer',
    'viewer',
    'owner',
    'consultant',
    'guest',
    'guestEditor',
  ] as const;
  const expected = roles.map((role) => ({
    role,
    sees: everything,
    mayWriteFeature: features.includes(role) ? 200 : 403,
    mayWriteDetails: details.includes(role) ? 200 : 403,
    mayWriteBoundary: boundaries.includes(role) ? 200 : 403,
  }));

  test.each(['certifier', 'auditor'] as const)(
    'a %s of one version is sent nothing of the plan as it stands',
    async (role) => {
      planId = await server.addPlan({ lead });
      const examiner = await server.addUser({ role: 'accountUser' });
      await server.giveRole(planId, examiner, role);
      const path = `/api/plan/${planId}/replica`;
      expect((await server.call(path, { as: examiner })).status).toBe(403);
      expect((await server.call(`${path}/since?rev=0`, { as: examiner })).status).toBe(403);
    },
  );

  test.each(expected)('as $role', async ({ role, sees, ...may }) => {
    const accountId = await server.addAccount('Hill Country Advice');
    planId = await server.addPlan({ lead, accountId });
    record = replicaOf(server, lead, planId);
    const id = await addTrough();
    const held = { consultant: { role: 'accountUser', accountId } as const };
    const user = await server.addUser(
      role === 'consultant' ? held.consultant : { role: globalRoleFor(role) },
    );
    await server.giveRole(planId, user, role === 'consultant' ? 'guest' : role);
    const theirs = replicaOf(server, user, planId);
    const { head, rows } = await theirs.load();
    expect(head.entities).toEqual(expect.arrayContaining(sees));
    expect([...rows.values()].map((row) => row.entity).toSorted()).toEqual(['boundary', 'plan', 'trough']);
    expect((await theirs.since(0)).body.changes).toHaveLength(1);
    const feature = await theirs.write([change(id, { name: 'Ford' })]);
    expect(feature.status).toBe(may.mayWriteFeature);
    const plan = {
      entity: 'plan',
      entityId: planId,
      op: 'update',
      set: { catchment: 'Hurunui' },
      baseVersion: 1,
    } as const;
    expect((await theirs.write([plan])).status).toBe(may.mayWriteDetails);
    const entityId = boundaryIdOf(planId);
    const boundary = { entity: 'boundary', entityId, op: 'update', set: { titles: [] } } as const;
    expect((await theirs.write([boundary])).status).toBe(may.mayWriteBoundary);
  });

  test('a part that may not be written takes those with it that may', async () => {
    const guest = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, guest, 'guestEditor');
    const theirs = replicaOf(server, guest, planId);
    await theirs.load();
    const entityId = uuidv7();
    const result = await theirs.write([
      { entity, entityId, op: 'create', set: trough },
      { entity: 'boundary', entityId: boundaryIdOf(planId), op: 'update', set: { titles: [] } },
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

  test('reaches back a day, and no further, and says not who it was, for whoever may not see the history', async () => {
    const viewer = await server.addUser({ role: 'providerStaff' });
    await server.giveRole(planId, viewer, 'viewer');
    await record.write([change(await addTrough(), { name: 'Ford' })]);
    await server.database.db
      .updateTable('planDelta')
      .set({ at: new Date(server.clock.at.getTime() - 25 * 3_600_000) })
      .where('planId', '=', planId)
      .where('rev', '=', 1)
      .execute();
    const seen = replicaOf(server, viewer, planId);
    expect((await seen.since(0)).body.current).toEqual({ reason: 'pruned' });
    expect((await seen.since(1)).body.changes).toMatchObject([
      { set: { name: 'Ford' }, actorId: null, actorName: null },
    ]);
    expect((await record.since(0)).body.changes).toHaveLength(2);
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

  test('is told after the very revision from which on all is kept', async () => {
    const id = await addTrough();
    await record.write([change(id, { name: 'Ford' })]);
    await server.database.db.updateTable('plan').set({ deltaFloor: 1 }).where('id', '=', planId).execute();
    const { status, body } = await record.since(1);
    expect([status, body.changes]).toEqual([200, [expect.objectContaining({ set: { name: 'Ford' } })]]);
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

describe('the old end of what changed', () => {
  const longAgo = () => new Date(server.clock.at.getTime() - 61 * 86_400_000);
  const age = (rev: number, at: Date) =>
    server.database.db
      .updateTable('planDelta')
      .set({ at })
      .where('planId', '=', planId)
      .where('rev', '=', rev)
      .execute();
  const prune = () => pruneDeltas({ database: server.database, clock: { now: () => server.clock.at } });

  test('is cut off: whoever is further behind fetches the whole, and the log keeps everything', async () => {
    const id = await addTrough();
    await record.write([change(id, { name: 'Ford' })]);
    await age(1, longAgo());
    await prune();
    expect((await record.since(0)).body.current).toEqual({ reason: 'pruned' });
    expect((await record.since(1)).body.changes).toHaveLength(1);
    const { body } = await server.call<{ results: unknown[] }>(`/api/plan/${planId}/history`, { as: lead });
    expect(body.results).toHaveLength(2);
  });

  test('is never where it was before: what was cut off higher up stays so', async () => {
    await addTrough();
    await server.database.db.updateTable('plan').set({ deltaFloor: 5 }).where('id', '=', planId).execute();
    await age(1, longAgo());
    await prune();
    const plan = server.database.db.selectFrom('plan').select('deltaFloor').where('id', '=', planId);
    expect(await plan.executeTakeFirst()).toEqual({ deltaFloor: 5 });
  });

  test('is cut off of the plan whose it is, and no other', async () => {
    const id = await addTrough();
    await record.write([change(id, { name: 'Ford' })]);
    const otherId = await server.addPlan({ lead });
    const other = replicaOf(server, lead, otherId);
    await other.write([{ entity, entityId: uuidv7(), op: 'create', set: trough }]);
    await age(1, longAgo());
    await prune();
    expect((await record.since(1)).body.changes).toHaveLength(1);
    expect((await other.since(0)).body.changes).toHaveLength(1);
  });

  test('stays where a later revision has an earlier time, because the clock was set back', async () => {
    const id = await addTrough();
    await record.write([change(id, { name: 'Ford' })]);
    await age(2, longAgo());
    await prune();
    expect((await record.since(0)).body.changes).toHaveLength(2);
  });
});
