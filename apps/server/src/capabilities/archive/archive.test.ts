import { createHash } from 'node:crypto';
import { boundaryIdOf, kinds, LARGEST_ARCHIVE, mapIds, mappedIds, TERMS_VERSION } from '@tussock/domain';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { unzipSync } from 'fflate';
import initSqlJs from 'sql.js';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bringIn,
  comparable,
  jsonIn,
  omit,
  ONE_INSTALLATION,
  papersIn,
  planIn,
  send,
  take,
  withPlan,
} from '../../testing/plan-archives.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import type { ArchiveManifest, PlanArchive } from './plan-archive.ts';

let from: TestServer;
let lead: TestUser;
let planId: string;
let to: TestServer;
let importer: TestUser;

const staff = { id: '', email: 'staff@tussock.example' };

beforeAll(async () => {
  from = await startTestServer({ env: { ...ONE_INSTALLATION, DEMO: '1', DEV_IDP: '1' } });
  const { id } = await from.database.db
    .updateTable('appUser')
    .set({ acceptedTermsVersion: TERMS_VERSION, acceptedTermsAt: new Date() })
    .where('email', '=', staff.email)
    .returning('id')
    .executeTakeFirstOrThrow();
  lead = await from.addSession({ ...staff, id });
  const { planId: fullest } = await from.database.db
    .selectFrom('planAction')
    .select('planId')
    .groupBy('planId')
    .orderBy((row) => row.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  planId = fullest;
  to = await startTestServer({ env: ONE_INSTALLATION });
  importer = await to.addUser({ role: 'providerStaff', email: staff.email, name: 'The same person' });
}, 180_000);
afterAll(async () => {
  await from.close();
  await to.close();
});

let first: Promise<Uint8Array> | undefined;
const takeFirst = (): Promise<Uint8Array> => (first ??= take(from, lead, planId));

test('the fullest farm comes in elsewhere as an equal plan, papers and photos to the byte', async () => {
  const zip = await takeFirst();
  const came = await bringIn(to, importer, zip);
  expect([came.status, came.body.message]).toEqual([200, undefined]);
  expect(came.body._id).toBe(planId);
  const again = await take(to, importer, came.body._id);
  expect(comparable(planIn(again))).toEqual(comparable(planIn(zip)));
  expect(papersIn(again)).toEqual(papersIn(zip));
}, 180_000);

test('a boundary by hand comes in elsewhere as it was: its outline, where it came from, and the word of whoever checked it', async () => {
  const byHand = await from.addPlan({ lead });
  const ring = [
    [172.3, -42.8],
    [172.4, -42.8],
    [172.4, -42.7],
    [172.3, -42.7],
    [172.3, -42.8],
  ];
  const outline = { type: 'Polygon', coordinates: [ring] };
  const set = { outline, outlineFrom: 'imported', outlineChecked: true };
  const part = { entity: 'boundary', entityId: boundaryIdOf(byHand), op: 'update' as const, set };
  expect(await replicaOf(from, lead, byHand).write([part])).toMatchObject({ status: 200 });
  const zip = await take(from, lead, byHand);
  const came = await bringIn(to, importer, zip);
  const boundaryIn = (plan: PlanArchive) => plan.rows.find(({ entity }) => entity === 'boundary')?.values;
  expect(boundaryIn(planIn(zip))).toMatchObject({ outlineFrom: 'imported', outlineChecked: true });
  expect(boundaryIn(planIn(await take(to, importer, came.body._id)))).toEqual(boundaryIn(planIn(zip)));
}, 180_000);

test('what is due next of a plan is due where it came in too', async () => {
  const audited = await from.addPlan({ lead });
  const said = { approvalType: 'auditor', personName: 'Rua Kahu', decidedOn: '2026-03-02', grade: 'B' };
  const kept = await from.call(`/api/plan/${audited}/life/audit/create`, {
    as: lead,
    body: { ...said, nextOn: '2028-03-02' },
  });
  expect(kept.status, JSON.stringify(kept.body)).toBe(200);
  const came = await bringIn(to, importer, await take(from, lead, audited));
  const dates = await to.database.db
    .selectFrom('plan')
    .select(['nextOn', 'nextKind'])
    .where('id', '=', came.body._id)
    .executeTakeFirst();
  expect(dates).toEqual({ nextOn: '2028-03-02', nextKind: 'audit' });
}, 180_000);

test('where the plan is there already it comes in beside it, under ids of its own', async () => {
  const before = planIn(await takeFirst());
  const came = await bringIn(from, lead, await takeFirst());
  expect(came.status).toBe(200);
  expect(came.body._id).not.toBe(planId);
  const beside = planIn(await take(from, lead, came.body._id));
  const map = mappedIds(before.rows, planId, came.body._id);
  const sorted = (plan: PlanArchive) =>
    comparable(plan).rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(sorted(beside)).toEqual(sorted(mapIds(before, map)));
  expect(planIn(await take(from, lead, planId)).rows).toEqual(before.rows);
}, 180_000);

test('the manifest has the fingerprint of every other file, and the layers are a GeoPackage with a layer of each kind', async () => {
  const files = unzipSync(await takeFirst());
  const { files: listed } = jsonIn(await takeFirst(), 'manifest.json') as ArchiveManifest;
  const hashed = Object.entries(files)
    .filter(([path]) => path !== 'manifest.json')
    .map(([path, bytes]) => ({
      path,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }));
  expect(listed).toEqual(hashed.toSorted((one, other) => (one.path < other.path ? -1 : 1)));
  const { Database } = await initSqlJs();
  const layers = new Database(files['features.gpkg']);
  const [paddocks] = layers.exec('select count(*), min(length(geom)) from paddock');
  const rows = planIn(await takeFirst()).rows.filter(({ entity }) => entity === kinds.paddock.id);
  expect(paddocks?.values[0]?.[0]).toBe(rows.length);
  const tables = layers.exec("select count(*) from gpkg_contents where data_type = 'features'");
  expect(tables[0]?.values[0]?.[0]).toBe(Object.keys(files).filter((path) => path.startsWith('csv/')).length);
}, 60_000);

test('plan.json is as its schema says', async () => {
  const zip = await takeFirst();
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const isValid = ajv.compile(jsonIn(zip, 'plan.schema.json') as object);
  isValid(planIn(zip));
  expect(isValid.errors ?? []).toEqual([]);
}, 60_000);

const counted = async () => ({
  plans: (await to.database.db.selectFrom('plan').select('id').execute()).length,
  features: (await to.database.db.selectFrom('feature').select('id').execute()).length,
});

test.each([
  [
    'a paddock without a shape',
    (plan: PlanArchive) => ({
      ...plan,
      rows: plan.rows.map((row) =>
        row.entity === kinds.paddock.id ? { ...row, values: omit(row.values, ['geometry']) } : row,
      ),
    }),
    /Paddock/,
  ],
  [
    'a soil test of no transect',
    (plan: PlanArchive) => ({
      ...plan,
      rows: plan.rows.map((row) =>
        row.entity === 'soilTest' ? { ...row, values: { ...row.values, transectId: uuidv7() } } : row,
      ),
    }),
    /Soil test .* does not fit/,
  ],
  [
    'a feature of a newer release',
    (plan: PlanArchive) => ({
      ...plan,
      rows: plan.rows.map((row) => (row.entity === kinds.trough.id ? { ...row, kindVersion: 99 } : row)),
    }),
    /newer release/,
  ],
  ['no list of things', (plan: PlanArchive) => ({ ...plan, rows: 'none' }), /plan\.json/],
  [
    'an address that is no text',
    (plan: PlanArchive) => ({ ...plan, people: [{ id: plan.planId, name: 'Hemi', email: 'a\0b' }] }),
    /plan\.json.*email/,
  ],
  [
    'a file that is of nothing',
    (plan: PlanArchive) => ({
      ...plan,
      files: [{ fileId: plan.planId, number: 1, storedAs: plan.planId, path: 'plan.json' }],
    }),
    /of no file/,
  ],
])(
  'a ZIP with %s is refused with what is at fault, and nothing of it is made',
  async (_what, change, refusal) => {
    const before = await counted();
    const refused = await bringIn(to, importer, withPlan(await takeFirst(), change));
    expect(refused.status).toBe(400);
    expect(String(refused.body.message)).toMatch(refusal);
    expect(refused.body.fields?.[0]?.field).toBe('filePath');
    expect(await counted()).toEqual(before);
  },
  60_000,
);

/** Files that are swept away after a day unless somebody keeps them. */
const laidFiles = async (): Promise<readonly string[]> =>
  (
    await to.database.db
      .selectFrom('job')
      .select('payload')
      .where('dedupeKey', 'like', 'laid %')
      .where('endedAt', 'is', null)
      .execute()
  ).flatMap(({ payload }) => (payload as { keys: string[] }).keys);

test('what a plan that came in is made of is kept; what was laid for one that did not is noted before it is, for the sweep', async () => {
  const zip = await takeFirst();
  const before = await laidFiles();
  expect((await bringIn(to, importer, zip)).status).toBe(200);
  expect(await laidFiles()).toEqual(before);
  const broken = withPlan(zip, (plan) => ({
    ...plan,
    rows: plan.rows.map((row) =>
      row.entity === 'soilTest' ? { ...row, values: { ...row.values, transectId: uuidv7() } } : row,
    ),
  }));
  expect((await bringIn(to, importer, broken)).status).toBe(400);
  const left = (await laidFiles()).slice(before.length);
  const papers = planIn(zip).files.filter(({ path }) => path !== null);
  expect(left.filter((key) => key.endsWith('/original')).length).toBeGreaterThanOrEqual(papers.length);
  expect(await Promise.all(left.map((key) => to.files.sizeOf(key)))).toEqual(left.map(() => undefined));
}, 180_000);

test('too large a ZIP is refused before a byte is sent, and whoever may start no plan brings none in', async () => {
  const path = '/api/plan/archive/upload';
  const tooLarge = await to.call(path, {
    as: importer,
    body: { uploadId: uuidv7(), bytes: LARGEST_ARCHIVE + 1 },
  });
  expect(tooLarge.status).toBe(413);
  const stranger = await to.addUser({ role: 'accountUser' });
  expect((await to.call(path, { as: stranger, body: { uploadId: uuidv7(), bytes: 10 } })).status).toBe(403);
});

test('the same ZIP is brought in once, however often the write is sent', async () => {
  const filePath = await send(to, importer, await takeFirst());
  const headers = { 'idempotency-key': uuidv7() };
  const ask = () =>
    to.call<{ _id: string }>('/api/plan/archive/bring-in', { as: importer, body: { filePath }, headers });
  const first = await ask();
  const second = await ask();
  expect([first.status, second.status, second.body._id]).toEqual([200, 200, first.body._id]);
}, 60_000);
