import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

const EARLY = new Date('2026-11-20T09:00:00Z');
const LATE = new Date('2026-11-20T12:30:00Z');

let server: TestServer;
let lead: TestUser;
let planId: string;
const paddockId = uuidv7();

const drawing = (name: string, west = 172.3) => ({
  featureType: 'paddocks',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, -42.8],
        [west + 0.004, -42.8],
        [west + 0.004, -42.796],
        [west, -42.796],
        [west, -42.8],
      ],
    ],
  },
  properties: { name, status: 'existing', use: 'pasture' },
});
const create = (drawn: object, id = uuidv7()) =>
  server.call(`/api/plan/${planId}/feature/create`, { as: lead, body: { _id: id, ...drawn } });
const ask = (body: object = {}, report = 'paddock') =>
  server.call(`/api/plan/${planId}/reporting/${report}/pdf`, { as: lead, body });
const bytesOf = async (body: object = {}) => Buffer.from((await ask(body)).bytes);
interface Listed {
  readonly results: readonly {
    readonly report: string;
    readonly settings: object;
    readonly rev: number;
    readonly asAt: string;
    readonly madeByName: string;
  }[];
}
const listed = async () =>
  (await server.call<Listed>(`/api/plan/${planId}/reporting/download`, { as: lead })).body.results;

let madeThen: Buffer;

beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  server.clock.at = EARLY;
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead, propertyName: 'Mākahu Downs' });
  await create(drawing('Tōtara'), paddockId);
  await create(drawing('Rimu', 172.31));
  madeThen = await bytesOf({ paddockFeatureMode: 'area' });
  server.clock.at = LATE;
  const changed = await server.call(`/api/plan/${planId}/feature/update/${paddockId}?featureType=paddocks`, {
    as: lead,
    method: 'PUT',
    body: { geometry: drawing('').geometry, properties: drawing('Renamed').properties },
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  await create(drawing('Kahikatea', 172.32));
});
afterAll(() => server.close());

test('[API-REP-1] as at a past day, a report says what was there then, and when it is printed', async () => {
  const { text } = readPdf(await bytesOf({ asAt: '2026-11-20' }));
  expect(text).toContain('Tōtara');
  expect(text).not.toMatch(/Renamed|Kahikatea/u);
  expect(text).toMatch(/As at\s+20 November 2026/u);
  expect(text).toMatch(/Printed\s+21 November 2026/u);
  expect(readPdf(await bytesOf()).text).toMatch(/Kahikatea[\s\S]*Renamed|Renamed[\s\S]*Kahikatea/u);
});

test('[API-REP-1] printed at the same time, it is the one that was made then, byte for byte', async () => {
  server.clock.at = EARLY;
  const again = await bytesOf({ paddockFeatureMode: 'area', asAt: '2026-11-20' });
  server.clock.at = LATE;
  expect(again.equals(madeThen)).toBe(true);
});

test('what was made is listed with its revision, and its settings, revision and day make it again', async () => {
  const first = (await listed()).at(-1);
  expect(first).toMatchObject({
    report: 'paddock',
    asAt: '2026-11-20',
    madeByName: expect.stringMatching(/User/),
  });
  expect(first?.settings).toEqual({ paddockFeatureMode: 'area', cropPastureMode: 'hectares' });
  server.clock.at = EARLY;
  const again = await bytesOf({ ...first?.settings, rev: first?.rev, asAt: first?.asAt });
  server.clock.at = LATE;
  expect(again.equals(madeThen)).toBe(true);
});

test('a day or a revision that is still to come is refused, and so is what is no day', async () => {
  const asked = [{ asAt: '2026-12-24' }, { rev: 1000 }, { asAt: 'yesterday' }];
  expect(await Promise.all(asked.map(async (body) => (await ask(body)).status))).toEqual([400, 400, 400]);
});

test('[API-REP-4] a report whose call has no body is made of what nobody chose', async () => {
  const answer = await server.call(`/api/plan/${planId}/reporting/fenceline/pdf`, {
    as: lead,
    method: 'POST',
  });
  expect(answer.status).toBe(200);
  expect(readPdf(answer.bytes).text).toContain('Fence line report');
});
