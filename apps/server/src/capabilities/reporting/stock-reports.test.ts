import { monthsOfStockYear, stockRowIdOf, type StockKey } from '@tussock/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;
let emptyPlanId: string;

beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  server.clock.at = new Date('2026-11-20T12:30:00Z');
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead, propertyName: 'Mākahu Downs' });
  emptyPlanId = await server.addPlan({ lead, propertyName: 'Ōtara' });
  const parts = monthsOfStockYear(2025).map((month) => {
    const key: StockKey = { month, enterprise: 'sheep', class: 'maEwes' };
    const set = { ...key, opening: 2400, closing: 2400, averageLiveweightKg: 64 };
    return { entity: 'stockRow', entityId: stockRowIdOf(planId, key), op: 'create' as const, set };
  });
  expect(await replicaOf(server, lead, planId).write(parts)).toMatchObject({ status: 200 });
});
afterAll(() => server.close());

const ask = (report: string, plan: string, { as = lead, body = {} }: { as?: TestUser; body?: object } = {}) =>
  server.call(`/api/plan/${plan}/reporting/${report}/pdf`, { as, body });
const read = async (report: string, plan: string, body: object = {}) =>
  readPdf((await ask(report, plan, { body })).bytes);
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe.each([
  {
    row: '[API-REP-2]',
    report: 'stock',
    fileName: 'Mākahu Downs stock report.pdf',
    name: 'Stock report',
    nothing: 'No stock is recorded yet.',
  },
  {
    row: '[API-REP-3]',
    report: 'ghg',
    fileName: 'Mākahu Downs greenhouse gas report.pdf',
    name: 'Greenhouse gas report',
    nothing: 'No stock is recorded',
  },
])('$row the $report report', ({ report, fileName, name, nothing }) => {
  test('is a download with the name of the property, tagged and titled', async () => {
    const answer = await ask(report, planId);
    expect(answer.status).toBe(200);
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(fileName);
    const { info, structure } = readPdf(answer.bytes);
    expect(info).toMatchObject({ Tagged: 'yes', Title: `${name}: Mākahu Downs` });
    expect(structure).toContain('Figure');
  });

  test('of a plan with nothing in it says so', async () => {
    expect(flat((await read(report, emptyPlanId)).text)).toContain(nothing);
  });

  test('is refused to a guest, and for a setting that there is not', async () => {
    const guest = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, guest, 'guest');
    expect((await ask(report, planId, { as: guest })).status).toBe(403);
    expect((await ask(report, planId, { body: { startYear: 'last' } })).status).toBe(400);
  });
});

test('[API-REP-2] [ST-6] the stock report takes enterprises and classes in the words of the specification', async () => {
  const { text } = await read('stock', planId, {
    numbers: { enterprise: 'Sheep', class: 'Mixed-age ewes' },
    weight: { enterprise: 'Enterprise', class: 'Combined' },
  });
  expect(flat(text)).toContain('Head by month: Sheep, mixed-age ewes');
  expect(flat(text)).toContain('Liveweight: all enterprises');
});

test('[API-REP-3] [ST-5] the greenhouse gas report takes its mode in the words of the specification', async () => {
  expect(flat((await read('ghg', planId)).text)).toContain('Whole farm, stock year 2025/26');
  const { text } = await read('ghg', planId, { ghgMode: 'Sheep' });
  expect(flat(text)).toContain('Sheep, stock year 2025/26');
  expect(flat(text)).toContain('916,259.4');
});
