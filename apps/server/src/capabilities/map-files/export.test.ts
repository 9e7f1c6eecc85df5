import type { TaskReply } from '@tussock/contract';
import {
  kindById,
  kinds,
  mapFormatIds,
  mapFormats,
  namesOfFeatures,
  proposeColumns,
  rowsForKind,
  type MapFormatId,
  type ReadMapFile,
} from '@tussock/domain';
import { positionsOf, type Geometry } from '@tussock/geometry';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { sendMapFile } from '../../testing/send-map-file.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

const paddock = kindById(kinds.paddock.id);
const valuesOfPaddock = {
  name: 'Tōtara flat',
  paddockNumber: '12a',
  status: 'existing',
  slopeClass: 'rolling',
  notes: 'Wet, “in winter”',
};
const outline = {
  type: 'Polygon',
  coordinates: [
    [
      [172.3, -42.8],
      [172.3123456, -42.8],
      [172.31, -42.7912345],
      [172.3, -42.79],
      [172.3, -42.8],
    ],
  ],
} as const satisfies Geometry;
/** What a format does not carry, as it says of itself. */
const carried: Partial<Record<MapFormatId, readonly string[]>> = { gpx: ['name'], dxf: [] };

let server: TestServer;
let lead: TestUser;
let guest: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
  guest = await server.addUser({ role: 'accountUser' });
  planId = await server.addPlan({ lead, propertyName: 'Tōtara Flat' });
  await server.giveRole(planId, guest, 'guest');
  const made = [kinds.trough.id, kinds.waterTank.id].map((entity, index) => ({
    entity,
    entityId: uuidv7(),
    op: 'create' as const,
    set: {
      name: 'Pūkeko',
      status: 'existing',
      geometry: { type: 'Point', coordinates: [172.3 + index / 100, -42.8] },
    },
  }));
  const set = { ...valuesOfPaddock, geometry: outline };
  const written = [...made, { entity: paddock.id, entityId: uuidv7(), op: 'create' as const, set }];
  expect(await replicaOf(server, lead, planId).write(written)).toMatchObject({ status: 200 });
}, 120_000);
afterAll(() => server.close());

async function take(body: { format: string; kinds: readonly string[] }) {
  const path = `/api/plan/${planId}/map-file/order`;
  const ordered = await server.call<{ _id: string }>(path, { as: lead, body });
  const find = async () =>
    (await server.call<{ results: TaskReply[] }>('/api/task/all', { as: lead })).body.results.find(
      ({ _id }) => _id === ordered.body._id,
    );
  await expect.poll(async () => (await find())?.state, { timeout: 60_000 }).toMatch(/done|failed/);
  expect((await find())?.fault).toBeNull();
  return server.call(`/api/plan/${planId}/task/download/${ordered.body._id}`, { as: lead });
}

const pick = (values: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key]]));

/** About a tenth of a metre: two formats are in metres. */
const DECIMALS = 6;
const cornersOf = (geometry: Geometry | undefined): ReadonlySet<string> =>
  new Set(
    Array.from(geometry ? positionsOf(geometry) : [], (place) =>
      place.map((one) => one.toFixed(DECIMALS)).join(' '),
    ),
  );

test.each(mapFormatIds)('the plan is taken out as %s and read back in', async (format) => {
  const { bytes, headers } = await take({ format, kinds: [paddock.id] });
  expect(headers.get('content-disposition')).toContain(mapFormats[format].writtenAs.ending);
  const filePath = await sendMapFile(server, { as: lead, planId }, bytes);
  const readAs = format === 'dxf' ? { system: 2193 } : {};
  const body = { filePath, fileName: 'back', readAs };
  const answer = await server.call<ReadMapFile>(`/api/plan/${planId}/map-file/read`, { as: lead, body });
  const { rows, columns } = answer.body;
  const choice = proposeColumns(paddock, columns);
  const back = rowsForKind(paddock, { rows, choice }, namesOfFeatures([]));
  expect(back.map(({ shape }) => cornersOf(shape))).toEqual([cornersOf(outline)]);
  const keys = carried[format] ?? Object.keys(valuesOfPaddock);
  expect(back.map(({ values }) => pick(values, keys))).toEqual([pick(valuesOfPaddock, keys)]);
});

test('several kinds as CSV are tables of their own in one ZIP', async () => {
  const { bytes, headers } = await take({ format: 'csv', kinds: [] });
  expect(headers.get('content-disposition')).toContain('.zip');
  expect([...bytes.subarray(0, 2)]).toEqual([0x50, 0x4b]);
});

test('a format that is not there is refused, and a guest takes nothing out', async () => {
  const path = `/api/plan/${planId}/map-file/order`;
  expect(await server.call(path, { as: lead, body: { format: 'tab', kinds: [] } })).toMatchObject({
    status: 400,
  });
  expect(await server.call(path, { as: guest, body: { format: 'csv', kinds: [] } })).toMatchObject({
    status: 403,
  });
});
