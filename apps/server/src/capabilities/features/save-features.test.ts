import type { FeatureReply } from '@tussock/contract';
import {
  allKinds,
  kindByFeatureType,
  kindsByCollection,
  MOST_ROWS_AT_ONCE,
  type AnyKind,
} from '@tussock/domain';
import { arbitraryAttributes, arbitraryGeometry } from '@tussock/testkit';
import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

const point = { type: 'Point', coordinates: [172.5, -43.1] };
const trough = (over: object = {}) => ({
  _id: uuidv7(),
  featureType: 'troughs',
  geometry: point,
  properties: { name: 'By the gate', status: 'existing', material: 'concrete' },
  ...over,
});
const changed = (row: { _id: string }, over: object = {}) => ({
  _id: row._id,
  featureType: 'troughs',
  version: 1,
  properties: { name: 'Moved', status: 'existing', material: 'concrete' },
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

const send = (rows: unknown, headers: Record<string, string> = {}) =>
  server.call<{ results: { _id: string; version: number }[] }>(`/api/plan/${planId}/feature/batch`, {
    as: lead,
    body: { rows },
    headers,
  });
const list = async () =>
  (
    await server.call<{ results: FeatureReply[]; rev: number }>(`/api/plan/${planId}/feature/all`, {
      as: lead,
    })
  ).body;

describe('[API-FEAT-4] saving many features at once', () => {
  test.each([
    ['no rows', []],
    ['too many rows', Array.from({ length: MOST_ROWS_AT_ONCE + 1 }, () => trough())],
    ['an unknown feature type', [trough({ featureType: 'lawns' })]],
  ])('refuses %s', async (_what, rows) => {
    expect((await send(rows)).status).toBe(400);
    expect((await list()).results).toEqual([]);
  });

  test('[VAL-2] names the row and the field of every fault, and stores none of the rows', async () => {
    const answer = await send([
      trough(),
      trough({ properties: { name: ' ', status: 'gone', material: 'concrete' } }),
      trough({ geometry: { type: 'Point', coordinates: [0, 0] } }),
    ]);
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map(({ field }) => field)).toEqual([
      'rows.1.name',
      'rows.1.status',
      'rows.2.geometry',
    ]);
    expect(await list()).toMatchObject({ results: [], rev: 0 });
  });

  test('refuses a row twice, and one that the plan does not have', async () => {
    const row = trough();
    const answer = await send([row, row, changed(trough())]);
    expect(answer.body.fields?.map(({ field }) => field)).toEqual(['rows.1._id', 'rows.2._id']);
  });

  test('adds and changes in one step of the plan, with an entry of the log for each', async () => {
    const first = trough();
    await send([first]);
    const second = trough({ properties: { ...trough().properties, name: 'Second' } });
    const answer = await send([changed(first), second]);
    expect(answer.body.results).toEqual([
      { _id: first._id, version: 2 },
      { _id: second._id, version: 1 },
    ]);
    const { results, rev } = await list();
    expect(rev).toBe(2);
    expect(results.map(({ properties }) => properties['name'])).toEqual(['Moved', 'Second']);
    const log = await server.database.db
      .selectFrom('change')
      .select(['rev', 'op', 'ord'])
      .where('planId', '=', planId)
      .orderBy('rev')
      .orderBy('ord')
      .execute();
    expect(log.map(({ rev: at, op }) => `${at} ${op}`)).toEqual(['1 create', '2 update', '2 create']);
  });

  test('[ERR-409] answers every feature that has moved on, and changes none', async () => {
    const [first, second] = [trough(), trough()];
    await send([first, second]);
    await send([changed(first)]);
    const answer = await send([changed(first, { properties: first.properties }), changed(second)]);
    expect(answer.status).toBe(409);
    expect(answer.body.current).toMatchObject([{ _id: first._id, version: 2 }]);
    expect((await list()).results.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  test('sent twice under one op id is done once', async () => {
    const rows = [trough()];
    const headers = { 'idempotency-key': uuidv7() };
    const [once, twice] = [await send(rows, headers), await send(rows, headers)];
    expect(twice.body).toEqual(once.body);
    expect((await list()).rev).toBe(1);
  });

  test('lets a row point at another of the same batch, and at nothing else', async () => {
    const paddock = {
      _id: uuidv7(),
      featureType: 'paddocks',
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [172.3, -42.8],
            [172.31, -42.8],
            [172.31, -42.79],
            [172.3, -42.8],
          ],
        ],
      },
      properties: { name: 'Woolshed', status: 'existing', use: 'pasture' },
    };
    const serving = (id: string) => trough({ properties: { ...trough().properties, servesPaddocks: [id] } });
    const lost = await send([serving(paddock._id)]);
    expect(lost.body.fields?.[0]?.field).toBe('rows.0.servesPaddocks');
    expect((await send([serving(paddock._id), paddock])).status).toBe(200);
  });
});

/** Rows of any attributes that a kind allows. */
const anyRows = (kind: AnyKind, count: number, idsOf: (collection: string) => readonly string[]) =>
  fc
    .sample(fc.tuple(arbitraryAttributes(kind, idsOf), arbitraryGeometry(kind)), count)
    .map(([properties, geometry], index) => ({
      _id: uuidv7(),
      featureType: kind.wording.featureType,
      geometry,
      properties: {
        ...properties,
        // What must be the only one of its kind is.
        ...(kind.uniqueBy === undefined ? {} : { [kind.uniqueBy]: `No ${index}` }),
        // An area that nobody typed would be worked out from the ground.
        ...('areaIsTyped' in kind.fields ? { areaIsTyped: true } : {}),
      },
    }));

test('[VAL-2] two rows may not have what only one of their kind may have', async () => {
  const of = allKinds.find(({ uniqueBy }) => uniqueBy !== undefined);
  const rows = of ? anyRows(of, 2, () => []) : [];
  const key = of?.uniqueBy ?? '';
  const answer = await send(
    rows.map((row) => ({ ...row, properties: { ...row.properties, [key]: 'Same' } })),
  );
  expect(answer.body.fields?.map(({ field }) => field)).toEqual([`rows.0.${key}`, `rows.1.${key}`]);
  expect((await list()).results).toEqual([]);
});

describe.each(allKinds.map((kind) => ({ id: kind.id, kind })))('[ENT-2] any $id', ({ kind }) => {
  test('comes out of the database as it was sent', async () => {
    // What values may point at; the first kind of each collection asks for nothing itself.
    const neighbours = ['paddocks', 'effluents', 'lucUnits', 'irrigators'].flatMap((collection) =>
      kindsByCollection(collection)
        .slice(0, 1)
        .flatMap((of) => anyRows(of, 2, () => []).map((row) => ({ collection, row }))),
    );
    const rows = anyRows(kind, 25, (collection) =>
      neighbours.filter((of) => of.collection === collection).map(({ row }) => row._id),
    );
    const answer = await send([...neighbours.map(({ row }) => row), ...rows]);
    expect(answer.status, JSON.stringify(answer.body.fields ?? null)).toBe(200);
    const stored = new Map((await list()).results.map((feature) => [feature._id, feature]));
    expect(rows.map(({ _id }) => stored.get(_id)?.properties)).toEqual(
      rows.map(({ properties }) => properties),
    );
    expect(rows.map(({ _id }) => kindByFeatureType(stored.get(_id)?.featureType ?? '')?.id)).toEqual(
      rows.map(() => kind.id),
    );
  });
});
