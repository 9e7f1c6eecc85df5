import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

const AT_ONCE = 20;
/** Of a feature. */
const LONGEST_NAME = 60;

let server: TestServer;
let lead: TestUser;
let planId: string;
const LONG = 'Whakatautau'.repeat(11).slice(0, 120);

beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead, propertyName: LONG });
  const [west, south] = [172.3, -42.8];
  const ring = [
    [west, south],
    [west + 0.004, south],
    [west + 0.004, south + 0.004],
    [west, south + 0.004],
    [west, south],
  ];
  const drawn = [
    ['paddocks', { type: 'Polygon', coordinates: [ring] }, { use: 'pasture' }],
    [
      'fencelines',
      { type: 'LineString', coordinates: ring.slice(0, 2) },
      { fenceType: 'postAndWire', purpose: 'boundary' },
    ],
  ] as const;
  for (const [featureType, geometry, properties] of drawn) {
    const body = {
      _id: uuidv7(),
      featureType,
      geometry,
      properties: { name: LONG.slice(0, LONGEST_NAME), status: 'existing', ...properties },
    };
    const made = await server.call(`/api/plan/${planId}/feature/create`, { as: lead, body });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
  }
});
afterAll(() => server.close());

const ask = (report: string) =>
  server.call<{ message: string }>(`/api/plan/${planId}/reporting/${report}/pdf`, { as: lead, body: {} });

test('when one person asks for 20 reports at once, all are made in turn and lists answer meanwhile', async () => {
  const asked = Array.from({ length: AT_ONCE }, () => ask('paddock'));
  const lists = await Promise.all(
    Array.from({ length: 5 }, () => server.call('/api/plan/all', { as: lead })),
  );
  expect(lists.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: AT_ONCE }, () => 200));
});

test.each(['paddock', 'fenceline'])(
  '[API-REP-1] [API-REP-4] the %s report takes a farm’s name of 120 letters without a blank, and features as long as they may be',
  async (report) => {
    const { text, info } = readPdf((await ask(report)).bytes);
    expect(info['Tagged']).toBe('yes');
    expect(text.replaceAll(/\s+/gu, '')).toContain('Whakatautau'.repeat(2));
  },
);
