import { areaSquareMetres, type PolygonGeometry } from '@tussock/geometry';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

const [WEST, SOUTH, STEP] = [172.3, -42.8, 0.004];
const square = (column: number, row: number, side = 1): PolygonGeometry => {
  const [west, south] = [WEST + column * STEP, SOUTH + row * STEP];
  const [east, north] = [west + side * STEP, south + side * STEP];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
};

const unitFields = {
  landUse: 'dairyPasture',
  landUseIntensity: 'intensivePasture',
  slopeClass: 'flat',
  parentMaterial: 'loess',
  soilTexture: 'loam',
  drainage: 'well',
  waterlogging: 'rare',
};
const drawings = [
  {
    featureType: 'paddocks',
    geometry: square(0, 0),
    properties: { name: 'Tōtara', use: 'pasture', pastureSpecies: 'tallFescue' },
  },
  { featureType: 'paddocks', geometry: square(1, 0), properties: { name: 'Paddock 10', use: 'pasture' } },
  { featureType: 'paddocks', geometry: square(2, 0), properties: { name: 'Paddock 2 🐄', use: 'retired' } },
  {
    featureType: 'paddocks',
    geometry: square(0, 1),
    properties: {
      name: 'Kūmara bank',
      use: 'crop',
      cropGroup: 'fodder',
      crop: 'kale',
      winterGrazing: true,
      maxSlope: 12,
      resownBy: '2026-10-15',
    },
  },
  {
    featureType: 'paddocks',
    geometry: square(1, 1),
    properties: { name: 'New block', use: 'pasture', status: 'planned' },
  },
  {
    featureType: 'paddocks',
    geometry: square(2, 1),
    properties: { name: 'Long gone', use: 'pasture', status: 'removed' },
  },
  { featureType: 'lmu', geometry: square(0, 0, 2), properties: { name: 'Rātā flats', ...unitFields } },
  {
    featureType: 'water-tanks',
    geometry: { type: 'Point', coordinates: [WEST + STEP * 2.5, SOUTH + STEP * 0.5] },
    properties: { name: 'Header tank', material: 'concrete', capacity: 25_000, waterSource: 'spring' },
  },
];

let server: TestServer;
let lead: TestUser;
let planId: string;
let emptyPlanId: string;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.at = new Date('2026-11-20T12:30:00Z');
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead, propertyName: 'Mākahu Downs' });
  emptyPlanId = await server.addPlan({ lead, propertyName: 'Ōtara' });
  await chooseBoundary(square(0, 0, 3));
  for (const { properties, ...drawing } of drawings) {
    const body = { _id: uuidv7(), ...drawing, properties: { status: 'existing', ...properties } };
    const created = await server.call(`/api/plan/${planId}/feature/create`, { as: lead, body });
    expect(created.status, JSON.stringify(created.body)).toBe(200);
  }
});
afterAll(() => server.close());

async function chooseBoundary(geometry: PolygonGeometry): Promise<void> {
  const { db } = server.database;
  const [geojson, areaM2] = [JSON.stringify(geometry), areaSquareMetres(geometry)];
  const layer = {
    planId,
    layer: 'boundary',
    id: '1',
    ordinal: 0,
    properties: '{}',
    geojson,
    drawn: geojson,
    areaM2,
  };
  await db.insertInto('boundaryLayer').values(layer).execute();
  await db.updateTable('plan').set({ areaM2 }).where('id', '=', planId).execute();
}

const ask = (plan: string, { as = lead, body = {} }: { as?: TestUser; body?: object } = {}) =>
  server.call(`/api/plan/${plan}/reporting/paddock/pdf`, { as, body });
const read = async (plan: string, body: object = {}) => readPdf((await ask(plan, { body })).bytes);

describe('[API-REP-1] the paddock report', () => {
  test('[API-REP-1] is a download with the name of the property', async () => {
    const answer = await ask(planId);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      'Mākahu Downs paddock report.pdf',
    );
  });

  test('[API-REP-1] is tagged, titled, and dated by the clock of New Zealand', async () => {
    const { info, text, structure } = await read(planId);
    expect(info).toMatchObject({ Tagged: 'yes', Title: 'Paddock report: Mākahu Downs' });
    expect(Number(info['Pages'])).toBeGreaterThanOrEqual(4);
    expect(text).toContain('21 November 2026');
    expect(text).toMatch(/Page 2 of \d/u);
    expect(structure).toMatch(/H1[\s\S]*Map of the farm/u);
    expect(structure).toMatch(/TH[\s\S]*Species or crop/u);
    expect(structure).toContain('Figure');
  });

  test('[API-REP-1] lists paddocks in the order people count, with macrons, areas and land units', async () => {
    const { text } = await read(planId);
    const table = text.slice(text.lastIndexOf('Species or crop'));
    const names = ['Kūmara bank', 'New block', 'Paddock 2', 'Paddock 10', 'Tōtara'];
    const places = names.map((name) => table.indexOf(name));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(table).toMatch(/Tōtara\s+Pasture\s+Tall fescue\s+14\.54\s+–\s+Rātā flats/u);
    expect(table).toMatch(/Total\s+72\.7\d/u);
    expect(text).not.toContain('Long gone');
    expect(text).toContain('1 paddock that is planned and not there yet');
  });

  test('[API-REP-1] shows a map with names, legend, scale and the source of its data', async () => {
    const { text } = await read(planId);
    for (const words of ['Boundary', 'Land management units', 'Header tank', 'Rātā flats', ' m', '1:'])
      expect(text).toContain(words);
    expect(text).toContain(
      'Contains data sourced from the LINZ Data Service licensed for reuse under CC BY 4.0',
    );
  });

  test('[API-REP-1] shows what holds for winter grazing on the day, and judges nothing by limits that have ended', async () => {
    const { text } = await read(planId);
    expect(text).toMatch(/Kūmara bank\s+Kale\s+14\.5\d\s+12°\s+15 Oct 2026/u);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('at least 5 m from the bed of any river');
    expect(text).toContain('last checked March 2025');
    expect(text).not.toMatch(/50 ha or 10 %|Steeper than 10°|certified freshwater/);
  });

  test('[API-REP-1] [ST-5] says by default the number of paddocks and hectares, and otherwise as asked', async () => {
    const plain = await read(planId);
    expect(plain.text).toContain('Number of paddocks by use');
    expect(plain.text).toContain('Pasture species, hectares');
    const asked = await read(planId, { paddockFeatureMode: 'area', cropPastureMode: 'percentage' });
    expect(asked.text).toContain('Area of paddocks by use');
    expect(asked.text).toContain('Pasture species, share of all paddock area');
    expect(asked.text).toMatch(/20\.0 %/u);
  });

  test('[API-REP-1] survives a name with characters that no font has', async () => {
    const { text } = await read(planId);
    expect(text).toContain('Paddock 2 ◌');
  });

  test('[API-REP-1] of a plan with nothing in it says so', async () => {
    const { text, info } = await read(emptyPlanId);
    expect(info).toMatchObject({ Tagged: 'yes', Title: 'Paddock report: Ōtara' });
    expect(text).toContain('No boundary yet');
    expect(text).toContain('No paddocks have been drawn yet');
    expect(text).toContain('There is nothing to draw yet');
    expect(text).toContain('No paddock is marked as a winter grazed crop');
  });
});

describe('who may not have it, and what may not be asked', () => {
  test('[API-REP-1] a guest and a stranger are refused alike', async () => {
    const guest = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, guest, 'guest');
    const stranger = await server.addUser({ role: 'accountUser' });
    for (const as of [guest, stranger]) expect((await ask(planId, { as })).status).toBe(403);
  });

  test('[API-REP-1] a mode that does not exist is refused', async () => {
    expect((await ask(planId, { body: { paddockFeatureMode: 'weight' } })).status).toBe(400);
  });
});
