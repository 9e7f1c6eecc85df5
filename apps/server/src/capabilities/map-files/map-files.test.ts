import { kinds, mapFileRefusals, type ReadAs, type ReadMapFile } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { sendMapFile } from '../../testing/send-map-file.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let viewer: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  lead = await server.addUser({ role: 'providerStaff' });
  viewer = await server.addUser({ role: 'providerStaff' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
  await server.giveRole(planId, viewer, 'viewer');
});

const text = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const square = (west: number, south: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + 0.01, south],
      [west + 0.01, south + 0.01],
      [west, south + 0.01],
      [west, south],
    ],
  ],
});
const collection = (...features: readonly unknown[]) => ({ type: 'FeatureCollection', features });
const top = { type: 'Feature', properties: { name: 'Top flat', stock: 12 }, geometry: square(172.3, -42.8) };
const farOff = { type: 'Feature', properties: { name: 'Sydney' }, geometry: square(151.2, -33.8) };

const path = (rest: string) => `/api/plan/${planId}/${rest}`;
const send = (bytes: Uint8Array) => sendMapFile(server, { as: lead, planId }, bytes);
const read = async (
  bytes: Uint8Array,
  { fileName = 'survey.geojson', readAs = {} }: { fileName?: string; readAs?: ReadAs } = {},
) =>
  server.call<ReadMapFile>(path('map-file/read'), {
    as: lead,
    body: { filePath: await send(bytes), fileName, readAs },
  });
const keep = async (bytes: Uint8Array, name = 'Council soils') =>
  server.call<{ fileId: string; areas: number; bounds: number[] }>(path('map-file/keep'), {
    as: lead,
    body: { filePath: await send(bytes), fileName: 'soils.geojson', readAs: {}, name },
  });
const layer = (fileId: string, values = {}) => ({
  entity: 'importedLayer',
  entityId: uuidv7(),
  op: 'create' as const,
  set: {
    name: 'Council soils',
    colour: 'violet',
    source: 'soils.geojson',
    areas: 1,
    lines: 0,
    points: 0,
    fileId,
    bounds: [172.3, -42.8, 172.31, -42.79],
    ...values,
  },
});

test('a file is read before anything is stored, and one bad row does not hold up the others', async () => {
  const answer = await read(text(collection(top, farOff)));
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    format: 'geojson',
    needs: null,
    columns: ['name', 'stock'],
    rows: [
      { line: 1, geometry: { type: 'Polygon' }, cells: ['Top flat', 12] },
      { line: 2, geometry: null, fault: 'It is outside New Zealand.' },
    ],
  });
  expect((await server.call(path('file/all'), { as: lead })).body).toMatchObject({ results: [] });
});

test('a file that cannot be read is refused beside where it was chosen', async () => {
  const answer = await read(new TextEncoder().encode('{"type": "FeatureColl'));
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual([{ field: 'filePath', message: mapFileRefusals.brokenJson }]);
});

test('a file larger than any is refused before a byte of it is sent', async () => {
  const body = { uploadId: uuidv7(), bytes: 50_000_001 };
  expect(await server.call(path('map-file/upload'), { as: lead, body })).toMatchObject({ status: 413 });
});

test('somebody else’s upload is not read', async () => {
  const filePath = await send(text(collection(top)));
  const other = await server.addUser({ role: 'providerStaff' });
  await server.giveRole(planId, other, 'editor');
  const body = { filePath, fileName: 'survey.geojson', readAs: {} };
  expect(await server.call(path('map-file/read'), { as: other, body })).toMatchObject({
    status: 400,
    body: { message: [mapFileRefusals.uploadGone] },
  });
});

test('[ENT-2] a file is kept as a layer of the plan, which whoever may see the plan reads', async () => {
  const kept = await keep(text(collection(top, farOff)));
  expect(kept).toMatchObject({ status: 200, body: { areas: 1, lines: 0, points: 0 } });
  const part = layer(kept.body.fileId);
  expect(await replicaOf(server, lead, planId).write([part])).toMatchObject({ status: 200 });
  expect((await server.call(path('imported-layer/all'), { as: viewer })).body).toMatchObject({
    results: [{ _id: part.entityId, name: 'Council soils', colour: 'violet', areas: 1 }],
  });
  expect((await server.call(`/api/plan/${planId}`, { as: viewer })).body).toMatchObject({
    importedLayers: [{ _id: part.entityId, name: 'Council soils', colour: 'violet', areas: 1 }],
  });
  const features = await server.call(path(`imported-layer/get/${part.entityId}`), { as: viewer });
  expect(JSON.parse(new TextDecoder().decode(features.bytes))).toMatchObject({
    type: 'FeatureCollection',
    features: [{ id: 1, geometry: top.geometry, properties: { name: 'Top flat', stock: 12 } }],
  });
});

test('[MAP-2] a layer that is chosen is printed on the map of the farm, and one that is not the plan’s is passed over', async () => {
  const kept = await keep(text(collection(top)));
  const drawn = layer(kept.body.fileId);
  const set = { name: 'Top', status: 'existing', use: 'pasture', geometry: square(172.3, -42.8) };
  const paddock = { entity: kinds.paddock.id, entityId: uuidv7(), op: 'create' as const, set };
  expect(await replicaOf(server, lead, planId).write([drawn, paddock])).toMatchObject({ status: 200 });
  const print = async (imported: readonly string[]) =>
    readPdf((await server.call(path('reporting/map/pdf'), { as: lead, body: { imported } })).bytes).text;
  expect(await print([drawn.entityId, uuidv7()])).toContain('Council soils');
  expect(await print([])).not.toContain('Council soils');
});

test('a layer names a file of its own plan', async () => {
  expect(await replicaOf(server, lead, planId).write([layer(uuidv7())])).toMatchObject({
    status: 400,
    fields: [{ field: 'fileId' }],
  });
});

test('a layer names no other document: those are given out by their own call, which notes who had them', async () => {
  const { fileId } = (await keep(text(collection(top)))).body;
  await server.database.db
    .updateTable('planFile')
    .set({ contentType: 'application/pdf' })
    .where('id', '=', fileId)
    .execute();
  expect(await replicaOf(server, lead, planId).write([layer(fileId)])).toMatchObject({
    status: 400,
    fields: [{ field: 'fileId' }],
  });
});

test('the file of a layer stays for as long as the layer is there, and goes with it', async () => {
  const kept = await keep(text(collection(top)));
  const part = layer(kept.body.fileId);
  const replica = replicaOf(server, lead, planId);
  await replica.write([part]);
  const removal = await server.call(path(`file/delete/${kept.body.fileId}`), { as: lead, method: 'DELETE' });
  expect(removal.status).toBe(409);
  const { rows } = await replica.load();
  const gone = await replica.write([
    {
      entity: 'importedLayer',
      entityId: part.entityId,
      op: 'delete',
      baseVersion: rows.get(part.entityId)?.version ?? 0,
    },
    {
      entity: 'file',
      entityId: kept.body.fileId,
      op: 'delete',
      baseVersion: rows.get(kept.body.fileId)?.version ?? 0,
    },
  ]);
  expect(gone).toMatchObject({ status: 200 });
  expect(await server.call(path(`imported-layer/get/${part.entityId}`), { as: lead })).toMatchObject({
    status: 404,
  });
});

test('whoever may only look keeps nothing', async () => {
  const body = { filePath: 'staged/x', fileName: 'a.geojson', readAs: {}, name: 'A' };
  expect(await server.call(path('map-file/keep'), { as: viewer, body })).toMatchObject({ status: 403 });
});

const hostile = [
  ['a document type in KML', 'a.kml', '<?xml version="1.0"?><!DOCTYPE k [<!ENTITY a "b">]><kml/>', 'doctype'],
  ['JSON that lies in itself without end', 'a.geojson', '['.repeat(2_000_000), 'tooDeep'],
  ['XML that lies in itself without end', 'a.kml', `<kml>${'<Folder>'.repeat(200_000)}`, 'tooDeep'],
  ['a file that is nothing we know', 'a.exe', 'MZ\0\0\0', 'unknownFormat'],
] as const;

test.each(hostile)(
  '%s is refused by name, and the server goes on',
  async (_what, fileName, content, reason) => {
    const answer = await read(new TextEncoder().encode(content), { fileName });
    expect(answer).toMatchObject({ status: 400, body: { message: [mapFileRefusals[reason]] } });
    expect((await server.call('/livez')).status).toBe(200);
  },
);

test('a file without coordinates is asked about, with what would put it near the farm, and then read as was said', async () => {
  const bytes = new TextEncoder().encode('Name,Easting,Northing\nBore,1540000,5260000\n');
  const asked = await read(bytes, { fileName: 'bores.csv' });
  expect(asked.body).toMatchObject({
    needs: 'system',
    rows: [],
    proposals: expect.arrayContaining([expect.objectContaining({ system: 2193 })]) as unknown,
  });
  const told = await read(bytes, { fileName: 'bores.csv', readAs: { system: 2193 } });
  expect(told.body).toMatchObject({
    needs: null,
    system: 'NZTM2000',
    rows: [{ geometry: { type: 'Point' } }],
  });
});

test('a layer of a file that has to be asked about is not kept before it is said', async () => {
  const filePath = await send(new TextEncoder().encode('Name,Easting,Northing\nBore,1540000,5260000\n'));
  const body = { filePath, fileName: 'bores.csv', readAs: {}, name: 'Bores' };
  expect(await server.call(path('map-file/keep'), { as: lead, body })).toMatchObject({ status: 400 });
});

test('what a layer’s file is called is on one line, as the name of every file is', async () => {
  const { status, body } = await keep(text(collection(top)), 'Council\nsoils');
  expect({ status, message: body.message }).toEqual({ status: 400, message: ['Name must be on one line'] });
});

test('a repeated keeping of the same file is answered and not repeated', async () => {
  const filePath = await send(text(collection(top)));
  const body = { filePath, fileName: 'a.geojson', readAs: {}, name: 'Soils' };
  const headers = { 'idempotency-key': uuidv7() };
  const first = await server.call<{ fileId: string }>(path('map-file/keep'), { as: lead, body, headers });
  const again = await server.call<{ fileId: string }>(path('map-file/keep'), { as: lead, body, headers });
  expect(again.body.fileId).toBe(first.body.fileId);
  expect(
    (await server.call<{ results: unknown[] }>(path('file/all'), { as: lead })).body.results,
  ).toHaveLength(1);
});

test('of many files that one person has read at once a few are, and of the others it is said that they wait', async () => {
  const filePath = await send(text(collection(top)));
  const asked = Array.from({ length: 8 }, () =>
    server.call<ReadMapFile>(path('map-file/read'), {
      as: lead,
      body: { filePath, fileName: 'survey.geojson', readAs: {} },
    }),
  );
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(5);
  expect(new Set(refused.map(({ status, body }) => `${status} ${String(body.message)}`))).toEqual(
    new Set(['503 3 files are waiting to be read already. Try again in a minute.']),
  );
});
