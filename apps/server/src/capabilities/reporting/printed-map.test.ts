import { distanceMetres, type Position } from '@tussock/geometry';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesOfPage, readPdf } from '../../testing/read-pdf.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

const [from, to]: readonly [Position, Position] = [
  [172.3, -42.8],
  [172.3, -42.791],
];
const MILLIMETRES_PER_POINT = 25.4 / 72;

let server: TestServer;
let lead: TestUser;
let planId: string;

beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead, propertyName: 'Mākahu Downs' });
  const created = await server.call(`/api/plan/${planId}/feature/create`, {
    as: lead,
    body: {
      _id: uuidv7(),
      featureType: 'fencelines',
      geometry: { type: 'LineString', coordinates: [from, to] },
      properties: {
        name: 'Long fence',
        status: 'existing',
        fenceType: 'postAndWire',
        purpose: 'subdivision',
      },
    },
  });
  expect(created.status, JSON.stringify(created.body)).toBe(200);
});
afterAll(() => server.close());

test('a cultural place is on no printed map unless it was chosen by itself', async () => {
  const _id = uuidv7();
  const created = await server.call(`/api/plan/${planId}/feature/create`, {
    as: lead,
    body: {
      _id,
      featureType: 'custom-feature',
      geometry: { type: 'Point', coordinates: from },
      properties: { name: 'Te Puna urupā', status: 'existing', category: 'other' },
    },
  });
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  const textOf = async (chosen: object): Promise<string> => {
    const path = `/api/plan/${planId}/reporting/map/pdf`;
    const { bytes } = await server.call(path, { as: lead, body: { paper: 'a3', ratio: 5000, ...chosen } });
    return readPdf(bytes).text;
  };
  expect(await textOf({})).not.toMatch(/Te Puna|Custom feature/);
  expect(await textOf({ culturalPlaces: [_id] })).toMatch(/Te Puna|Custom feature/);
});

test('on the paper of an A3 at 1:5,000 a fence of 1,000 m is 200 mm long, to half a millimetre', async () => {
  const { bytes, status } = await server.call(`/api/plan/${planId}/reporting/map/pdf`, {
    as: lead,
    body: { paper: 'a3', ratio: 5000, grid: 'none' },
  });
  expect(status).toBe(200);
  const { widthPoints, heightPoints, lines } = linesOfPage(bytes, 1);
  const [short, long] = [widthPoints, heightPoints]
    .map((side) => side * MILLIMETRES_PER_POINT)
    .toSorted((a, b) => a - b);
  expect([Math.round(short ?? 0), Math.round(long ?? 0)]).toEqual([297, 420]);
  // Lines of the legend are shorter, and those of the frame no single stretch.
  const metres = distanceMetres(from, to);
  const lengths = lines.map((points) => points * MILLIMETRES_PER_POINT);
  const onPaper = lengths.filter((length) => Math.abs((length / metres) * 1000 - 200) < 0.5);
  expect(onPaper.length, lengths.map((length) => length.toFixed(1)).join(' ')).toBeGreaterThan(0);
});
