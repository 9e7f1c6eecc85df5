import type { FertiliserApplicationReply, TaskReply } from '@tussock/contract';
import {
  dollars,
  figureWith,
  hectaresInFigures,
  kinds,
  type KindId,
  type ReadMapFile,
} from '@tussock/domain';
import { loadGeos } from '@tussock/geometry';
import { nitrogenOf, reportDocument, seasonsOf } from '@tussock/reports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { sendMapFile } from '../../testing/send-map-file.ts';
import { block, farm, spreadingOn, urea } from '../../testing/spreading-on.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

// 163.5 m by 222.2 m are 3.64 ha; 100 kg of urea a hectare are 46 kg of nitrogen, 167.44 kg on all of it. 0.364 t at $900 and charges
// of $73 a tonne are $354.172.
const [HECTARES, NITROGEN_KG, NITROGEN_KG_HA, PRICE] = [3.64, 167.44, 46, 354.172];
const at = new Date('2026-03-10T00:00:00Z');

let server: TestServer;
let lead: TestUser;
let planId: string;
let saved: FertiliserApplicationReply;
const { addPaddock, spread, season, chooseBoundary } = spreadingOn(() => ({ server, as: lead, planId }));

beforeAll(async () => {
  server = await startTestServer();
  server.clock.at = at;
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead });
  await chooseBoundary(farm);
  const paddocks = [await addPaddock('One', block(0, 0))];
  const charges = { cartage_rate: 28, cost: 45 };
  const dressing = { ...charges, fertiliser_application_product: [urea], areaIsTyped: false };
  saved = (await spread({ ...dressing, paddocks })).body;
}, 120_000);
afterAll(() => server.close());

const recordRows = async () => [...(await replicaOf(server, lead, planId).load()).rows.values()];

async function exported(format: 'csv' | 'xlsx', kind: KindId): Promise<ReadMapFile> {
  const path = `/api/plan/${planId}/map-file/order`;
  const ordered = await server.call<{ _id: string }>(path, { as: lead, body: { format, kinds: [kind] } });
  const find = async () =>
    (await server.call<{ results: TaskReply[] }>('/api/task/all', { as: lead })).body.results.find(
      ({ _id }) => _id === ordered.body._id,
    );
  await expect.poll(async () => (await find())?.state, { timeout: 60_000 }).toBe('done');
  const download = `/api/plan/${planId}/task/download/${ordered.body._id}`;
  const { bytes } = await server.call(download, { as: lead });
  const body = {
    filePath: await sendMapFile(server, { as: lead, planId }, bytes),
    fileName: 'a',
    readAs: {},
  };
  return (await server.call<ReadMapFile>(`/api/plan/${planId}/map-file/read`, { as: lead, body })).body;
}

describe('the figures of a paddock and its fertiliser are the same', () => {
  test('in the reply of an application', () => {
    expect(saved.properties['area']).toBe(HECTARES);
    expect(saved.areaHectares).toBe(HECTARES);
    expect(saved.figures.totals).toMatchObject({ nitrogen: NITROGEN_KG_HA, price_total: PRICE });
  });

  test('in the list of features', async () => {
    const path = `/api/plan/${planId}/feature/all?featureType=paddocks`;
    const { body } = await server.call<{ results: object[] }>(path, { as: lead });
    expect(body.results).toMatchObject([{ areaHectares: HECTARES }]);
  });

  test('in the season: its applications, paddocks, landholding and totals', async () => {
    const { applications, paddocks, landholdings, totals } = await season();
    const placed = {
      spreadHectares: HECTARES,
      price_total: PRICE,
      nutrientsKg: expect.objectContaining({ nitrogen: NITROGEN_KG }) as unknown,
    };
    expect(applications).toMatchObject([placed]);
    expect(paddocks).toMatchObject([
      { ...placed, areaHectares: HECTARES, averageKgPerHectare: NITROGEN_KG_HA },
    ]);
    expect(landholdings).toMatchObject([
      { grazedHectares: HECTARES, averageKgPerHectare: NITROGEN_KG_HA, countedNitrogenKg: NITROGEN_KG },
    ]);
    expect(totals).toMatchObject(placed);
  });

  test('in the plan book, which is made from the record', async () => {
    const [inBook] = seasonsOf(await loadGeos(), await recordRows(), '2026-03-10');
    const { applications, landholdings } = await season();
    expect(inBook?.applications).toEqual(applications);
    expect(inBook?.landholdings).toEqual(landholdings);
    expect(dollars(inBook?.applications[0]?.price_total ?? 0)).toBe('$354.17');
  });

  test('in the paddock report', async () => {
    const rows = await recordRows();
    const source = { rows, rev: 1, at, nitrogen: nitrogenOf(await loadGeos(), rows, at) };
    const settings = { paddockFeatureMode: 'number', cropPastureMode: 'hectares' } as const;
    const blocks = reportDocument('paddock', source, settings).sections.flatMap((section) => section.blocks);
    const table = blocks.find((one) => one.type === 'table' && one.label === 'Paddocks');
    expect(table).toMatchObject({
      rows: [expect.arrayContaining([hectaresInFigures(HECTARES), figureWith(NITROGEN_KG_HA, 1)])],
      total: expect.arrayContaining([hectaresInFigures(HECTARES)]) as unknown,
    });
  });

  test.each(['csv', 'xlsx'] as const)('in an export as %s', async (format) => {
    const { columns, rows } = await exported(format, kinds.fertiliser.id);
    expect(rows.map(({ cells }) => Number(cells[columns.indexOf('Area (ha)')]))).toEqual([HECTARES]);
  });

  test('in the mapped area of an export as csv', async () => {
    const { columns, rows } = await exported('csv', kinds.paddock.id);
    expect(rows.map(({ cells }) => cells[columns.indexOf('Mapped area (ha)')])).toEqual([String(HECTARES)]);
  });
});
