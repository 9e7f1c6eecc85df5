import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { keepMapFile, PlanVersionItem, ReplyOf } from '@tussock/contract';
import { allKinds, boundaryIdOf, kinds, shapeLockIdOf, type AnyKind } from '@tussock/domain';
import { arbitraryAttributes, arbitraryGeometry, exampleAttributes } from '@tussock/testkit';
import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bringIn,
  comparable,
  ONE_INSTALLATION,
  papersIn,
  planIn,
  send,
  take,
  withFrozen,
  withPlan,
} from '../../testing/plan-archives.ts';
import { DatabaseUnavailable } from '../../platform/database/database-unavailable.ts';
import { ownOp } from '../../platform/ledger/op.ts';
import { fairQueue } from '../../platform/tasks/fair-queue.ts';
import type { Services } from '../../services.ts';
import { importPlan } from './import-plan.ts';
import type { PlanArchive } from './plan-archive.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { sendMapFile } from '../../testing/send-map-file.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let from: TestServer;
let lead: TestUser;
let to: TestServer;
let importer: TestUser;
let folder: string;
beforeAll(async () => {
  from = await startTestServer({ env: ONE_INSTALLATION });
  lead = await from.addUser({ role: 'providerStaff', email: 'lead@from.example' });
  folder = await mkdtemp(join(tmpdir(), 'tussock-brought-in-'));
  to = await startTestServer({ env: { ...ONE_INSTALLATION, DATA_DIR: folder } });
  importer = await to.addUser({ role: 'providerStaff', email: 'lead@to.example' });
}, 60_000);
afterAll(async () => {
  await from.close();
  await to.close();
  await rm(folder, { recursive: true, force: true });
});

/** What must point at another is on the fullest farm, which is brought in as well. */
const mustPoint = ({ fields }: AnyKind): boolean =>
  Object.values(fields).some(({ type, required }) => type === 'featureRef' && required);
const anyFeature = fc.constantFrom(...allKinds.filter((kind) => !mustPoint(kind))).chain((kind) =>
  fc.record({
    entity: fc.constant(kind.id),
    geometry: arbitraryGeometry(kind),
    attributes: arbitraryAttributes(kind, () => []),
  }),
);

test('whatever stands on a plan, it comes in elsewhere as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyFeature, { minLength: 10, maxLength: 20 }), async (features) => {
      const planId = await from.addPlan({ lead });
      const replica = replicaOf(from, lead, planId);
      const parts = features.map(({ entity, geometry, attributes }) => ({
        entity,
        entityId: uuidv7(),
        op: 'create' as const,
        set: { ...attributes, geometry },
      }));
      const written = await replica.write(parts);
      expect(written.status).toBe(200);
      const zip = await take(from, lead, planId);
      const came = await bringIn(to, importer, zip);
      expect([came.status, came.body.message]).toEqual([200, undefined]);
      const again = planIn(await take(to, importer, planId));
      expect(again.rows).toHaveLength(planIn(zip).rows.length);
      expect(comparable(again)).toEqual(comparable(planIn(zip)));
    }),
    { numRuns: 3, endOnFailure: true },
  );
}, 180_000);

const square = (west: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -42.8],
      [west + 0.01, -42.8],
      [west + 0.01, -42.79],
      [west, -42.79],
      [west, -42.8],
    ],
  ],
});

/** A layer that was kept of a file, with the file. */
async function keepLayer(planId: string): Promise<void> {
  const features = [{ type: 'Feature', properties: { soil: 'Silt loam' }, geometry: square(172.3) }];
  const bytes = new TextEncoder().encode(JSON.stringify({ type: 'FeatureCollection', features }));
  const filePath = await sendMapFile(from, { as: lead, planId }, bytes);
  const kept = await from.call<ReplyOf<typeof keepMapFile>>(`/api/plan/${planId}/map-file/keep`, {
    as: lead,
    body: { filePath, fileName: 'soils.geojson', readAs: {}, name: 'Council soils' },
  });
  expect(kept.status).toBe(200);
  const { fileId, bounds } = kept.body;
  const said = { name: 'Council soils', colour: 'violet', source: 'soils.geojson' };
  const set = { ...said, areas: 1, lines: 0, points: 0, fileId, bounds };
  const layer = { entity: 'importedLayer', entityId: uuidv7(), op: 'create' as const, set };
  expect((await replicaOf(from, lead, planId).write([layer])).status).toBe(200);
}

const versionsOf = async (server: TestServer, as: TestUser, planId: string) =>
  (await server.call<{ results: PlanVersionItem[] }>(`/api/plan/${planId}/version/all`, { as })).body.results;
const contentOf = async (server: TestServer, as: TestUser, planId: string) =>
  (await server.call(`/api/plan/${planId}/version/get/1`, { as })).bytes;

/** A plan with an outline by hand, a locked paddock, a layer of a file, and a version that was approved. */
async function approvedPlan(): Promise<string> {
  const planId = await from.addPlan({ lead, propertyName: 'Tōtara Flat' });
  const reviewer = await from.addUser({ role: 'providerStaff' });
  await from.giveRole(planId, reviewer, 'reviewer');
  const paddockId = uuidv7();
  const written = await replicaOf(from, lead, planId).write([
    {
      entity: 'boundary',
      entityId: boundaryIdOf(planId),
      op: 'update',
      set: {
        outline: square(172.3),
        outlineFrom: 'drawn',
        blockNames: [{ name: 'Home', at: [172.305, -42.795] }],
      },
    },
    {
      entity: kinds.paddock.id,
      entityId: paddockId,
      op: 'create',
      set: { ...exampleAttributes.paddock, irrigatorIds: [], geometry: square(172.3) },
    },
    {
      entity: 'shapeLock',
      entityId: shapeLockIdOf(planId, paddockId),
      op: 'create',
      set: { featureId: paddockId, isLocked: true },
    },
  ]);
  expect(written.status).toBe(200);
  await keepLayer(planId);
  const life = (what: string, as: TestUser, body: object) =>
    from.call(`/api/plan/${planId}/life/${what}`, { as, body });
  expect((await life('submit', lead, {})).status).toBe(200);
  const said = { versionNumber: 1, nextOn: '2099-01-31', note: 'Well done' };
  expect((await life('approve', reviewer, said)).status).toBe(200);
  return planId;
}

test('an outline by hand, a lock, a layer of a file and what was approved come along, frozen versions to the byte', async () => {
  const planId = await approvedPlan();
  const zip = await take(from, lead, planId);
  expect(planIn(zip).versions.map(({ number }) => number)).toEqual([1]);
  const came = await bringIn(to, importer, zip);
  expect([came.status, came.body.message]).toEqual([200, undefined]);
  const again = await take(to, importer, planId);
  expect(comparable(planIn(again))).toEqual(comparable(planIn(zip)));
  expect(papersIn(again)).toEqual(papersIn(zip));
  const [version] = await versionsOf(to, importer, planId);
  const [original] = await versionsOf(from, lead, planId);
  expect(version?.contentHash).toBe(original?.contentHash);
  expect(await contentOf(to, importer, planId)).toEqual(await contentOf(from, lead, planId));
}, 180_000);

/** Everything that the store of the second server holds, but for what was sent and is swept in its time. */
const held = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.includes('staged'));

test('of a ZIP that is refused late nothing stays in the store', async () => {
  const zip = await take(from, lead, await approvedPlan());
  const before = await held();
  const newer = withPlan(zip, (plan) => ({
    ...plan,
    rows: plan.rows.map((row) => (row.entity === kinds.paddock.id ? { ...row, kindVersion: 99 } : row)),
  }));
  const refused = await bringIn(to, importer, newer);
  expect([refused.status, String(refused.body.message)]).toEqual([
    400,
    expect.stringMatching(/newer release/),
  ]);
  expect(await held()).toEqual(before);
  expect((await bringIn(to, importer, zip)).status).toBe(200);
  expect((await held()).length).toBeGreaterThan(before.length);
}, 180_000);

test('whoever brings a plan in leads it, alone, and that they did is kept', async () => {
  const planId = await from.addPlan({ lead });
  expect((await bringIn(to, importer, await take(from, lead, planId))).status).toBe(200);
  const { db } = to.database;
  const roles = db.selectFrom('planRole').select(['userId', 'role']).where('planId', '=', planId);
  expect(await roles.execute()).toEqual([{ userId: importer.id, role: 'lead' }]);
  const acts = db.selectFrom('audit').select(['actorId', 'action']).where('planId', '=', planId);
  expect(await acts.where('action', '=', 'import').execute()).toEqual([
    { actorId: importer.id, action: 'import' },
  ]);
}, 180_000);

test('who is unknown here answers for no action, who is known does under their id here, and nobody is waited for', async () => {
  const planId = await from.addPlan({ lead });
  const known = await from.addUser({ role: 'providerStaff', email: 'known@both.example' });
  const here = await to.addUser({ role: 'providerStaff', email: 'known@both.example' });
  await from.giveRole(planId, known, 'editor');
  const actionFor = (responsibleId: string, title: string) => ({
    entity: 'action' as const,
    entityId: uuidv7(),
    op: 'create' as const,
    set: { sectionKey: 'waterways', title, grade: 'good', state: 'agreed', responsibleId },
  });
  const parts = [actionFor(lead.id, 'Fence the creek'), actionFor(known.id, 'Plant the bank')];
  expect(await replicaOf(from, lead, planId).write(parts)).toMatchObject({ status: 200 });
  expect((await from.call(`/api/plan/${planId}/life/submit`, { as: lead, body: {} })).status).toBe(200);
  expect((await bringIn(to, importer, await take(from, lead, planId))).status).toBe(200);
  const rows = [...(await replicaOf(to, importer, planId).load()).rows.values()];
  const held = rows.filter(({ entity }) => entity === 'action').map(({ values }) => values);
  expect(Object.fromEntries(held.map(({ title, responsibleId }) => [title, responsibleId]))).toEqual({
    'Fence the creek': undefined,
    'Plant the bank': here.id,
  });
  const asked = rows.filter(({ entity }) => entity === 'approval').map(({ values }) => values['decision']);
  expect(asked).toEqual(['withdrawn']);
  const { madeBy } = await to.database.db
    .selectFrom('planVersion')
    .select('madeBy')
    .where('planId', '=', planId)
    .executeTakeFirstOrThrow();
  expect(madeBy).toBe(importer.id);
}, 180_000);

let approved: Promise<Uint8Array> | undefined;
/** The ZIP of one plan with a version, made once for those that are refused. */
const takeApproved = (): Promise<Uint8Array> =>
  (approved ??= approvedPlan().then((planId) => take(from, lead, planId)));

type Change = (zip: Uint8Array) => Uint8Array;
const versionsAs =
  (change: (versions: PlanArchive['versions']) => unknown): Change =>
  (zip) =>
    withPlan(zip, (plan) => ({ ...plan, versions: change(plan.versions) }));
const frozenAs =
  (change: (frozen: object) => unknown): Change =>
  (zip) =>
    withFrozen(zip, change);

test.each<[string, Change, RegExp]>([
  ['nothing in the place of what was frozen', frozenAs(() => ({})), /version-1\.json cannot be read/],
  ['no list of things in it', frozenAs((frozen) => ({ ...frozen, rows: {} })), /version-1\.json.*rows/],
  [
    'a thing without values in it',
    frozenAs((frozen) => ({ ...frozen, rows: [{ id: uuidv7(), entity: 'plan' }] })),
    /rows\[0\]/,
  ],
  ['no plan in it', frozenAs((frozen) => ({ ...frozen, rows: [] })), /version-1\.json.*one plan/],
  ['another revision in it', frozenAs((frozen) => ({ ...frozen, rev: 0 })), /another revision/],
  [
    'two versions of one number',
    versionsAs(([one]) => [one, { ...one, id: uuidv7() }]),
    /version-1\.json.*each number once/,
  ],
  [
    'versions that do not begin at 1',
    versionsAs(([one]) => [{ ...one, number: 2 }]),
    /version-1\.json.*from 1/,
  ],
])(
  'a ZIP with %s is refused by the name of the file',
  async (_what, change, refusal) => {
    const zip = change(await takeApproved());
    const refused = await bringIn(to, importer, zip);
    expect([refused.status, String(refused.body.message)]).toEqual([400, expect.stringMatching(refusal)]);
    expect(refused.body.fields?.[0]?.field).toBe('filePath');
  },
  180_000,
);

test('a version with the id of one that is here already is refused by the name of its file', async () => {
  const there = await takeApproved();
  expect((await bringIn(to, importer, there)).status).toBe(200);
  const taken = planIn(there).versions[0]?.id;
  const zip = await take(from, lead, await approvedPlan());
  const refused = await bringIn(
    to,
    importer,
    versionsAs((versions) => versions.map((version) => ({ ...version, id: taken })))(zip),
  );
  expect([refused.status, String(refused.body.message)]).toEqual([
    400,
    expect.stringMatching(/version-1\.json.*its id/),
  ]);
}, 180_000);

test.each([
  [
    'a name of a laboratory for a transect that it has not',
    (archive: PlanArchive) => ({ ...archive, sampleNames: [{ sampleName: 'flats', transectId: uuidv7() }] }),
  ],
  [
    'a boundary with one block twice',
    (archive: PlanArchive) => {
      const block = {
        id: 'boundary-0',
        properties: {},
        geometry: square(172.3),
        drawn: square(172.3),
        areaM2: 1,
      };
      return { ...archive, boundary: { titles: [], blocks: [block, block] } };
    },
  ],
  [
    'a plan that was made at no time',
    (archive: PlanArchive) => ({
      ...archive,
      rows: archive.rows.map((row) =>
        row.entity === 'plan' ? { ...row, made: { ...row.made, createdAt: 'once' } } : row,
      ),
    }),
  ],
])(
  'a ZIP of %s is refused beside its picker',
  async (_what, change) => {
    const planId = await from.addPlan({ lead });
    const came = await bringIn(to, importer, withPlan(await take(from, lead, planId), change));
    expect([came.status, came.body.fields?.[0]?.field]).toEqual([400, 'filePath']);
  },
  60_000,
);

test('evidence with a place that no map can show comes in without it', async () => {
  const planId = await from.addPlan({ lead });
  const at = '2026-11-20T00:00:00.000Z';
  const evidence = (place: readonly number[]) => ({
    id: uuidv7(),
    entity: 'evidence',
    version: 1,
    values: { actionId: uuidv7(), files: [uuidv7()], place },
    made: { createdAt: at, updatedAt: at },
  });
  const zip = withPlan(await take(from, lead, planId), (plan) => ({
    ...plan,
    rows: [...plan.rows, evidence([172.3, 4_294_967_254.8]), evidence([172.3, -42.8])],
  }));
  const came = await bringIn(to, importer, zip);
  expect([came.status, came.body.message]).toEqual([200, undefined]);
  const { rows } = await replicaOf(to, importer, planId).load();
  const places = [...rows.values()].flatMap(({ entity, values }) =>
    entity === 'evidence' ? [values['place']] : [],
  );
  expect(places).toEqual(expect.arrayContaining([undefined, [172.3, -42.8]]));
}, 60_000);

test('a plan that was kept has its files, though the line to the database broke before that was said', async () => {
  const planId = await from.addPlan({ lead });
  await keepLayer(planId);
  const filePath = await send(to, importer, await take(from, lead, planId));
  const { db } = to.database;
  let writes = 0;
  const transaction = () => ({
    execute: async (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
      const done = await db.transaction().execute(work);
      writes += 1;
      // The first notes what is laid, the second is the plan.
      if (writes === 2) throw new DatabaseUnavailable('away');
      return done;
    },
  });
  const services = {
    database: { ...to.database, db: { selectFrom: db.selectFrom.bind(db), transaction } },
    files: to.files,
    clock: { now: () => new Date(to.clock.at) },
    configuration: { dataFolder: folder, sessionKey: 'x'.repeat(40), publicUrl: to.url },
    reading: fairQueue(),
  } as unknown as Services; // what bringing in asks for
  const caller = {
    userId: importer.id,
    name: '',
    email: '',
    role: 'providerStaff',
    accountId: null,
  } as const;
  const { signal: ended } = new AbortController();
  const bringing = importPlan(services, { caller, op: ownOp('archive.bringIn'), ended, filePath });
  await expect(bringing).rejects.toThrow('away');
  const file = [...(await replicaOf(to, importer, planId).load()).rows.values()].find(
    ({ entity }) => entity === 'file',
  );
  const path = `/api/plan/${planId}/file/get/${file?.id}/original`;
  expect((await to.call(path, { as: importer })).status).toBe(200);
}, 60_000);
