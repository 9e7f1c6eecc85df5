import type { ReleaseItem, SharedCopy } from '@tussock/contract';
import {
  monthsOfStockYear,
  redactions,
  releaseWords,
  reports,
  stockRowIdOf,
  type StockKey,
} from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;

/** Names, telephone numbers, animals and places that are to stay on the farm. */
const secrets = ['Rongo Huata', '021 555 0147', '1,250', '4,321', '4321', 'Kākāriki', 'Te Puna', 'hapū'];

const path = (rest: string): string => `/api/plan/${planId}/release/${rest}`;
const itemOf = async (id: string) =>
  (await server.call<{ results: ReleaseItem[] }>(path('all'), { as: lead })).body.results.find(
    ({ _id }) => _id === id,
  );
const ask = (body: object) => server.call<{ _id: string }>(path('prepare'), { as: lead, body });

async function prepare(body: object): Promise<string> {
  const asked = await ask({ source: 'report', ...body });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  await vi.waitFor(async () => expect(await itemOf(asked.body._id)).toBeDefined(), {
    timeout: 90_000,
    interval: 200,
  });
  return asked.body._id;
}

/** All that whoever has the link gets: the answer with its document, and the text and structure of the PDF. */
async function readByLink(id: string): Promise<{ said: string; fileName: string; secret: string }> {
  const { body } = await server.call<{ address: string }>(path(`issue/${id}`), {
    as: lead,
    body: { days: 7, codeWord: 'Pūkeko' },
  });
  const secret = body.address.split('/shared/')[1] ?? '';
  const opened = await server.call<SharedCopy>(`/api/shared/${secret}/open`, {
    body: { codeWord: 'pūkeko' },
  });
  const fetched = await server.call(`/api/shared/${secret}/copy?pass=${opened.body.copy?.pass}`);
  const pdf = readPdf(fetched.bytes);
  const parts = [JSON.stringify(opened.body), pdf.text, pdf.structure, JSON.stringify(pdf.info)];
  return {
    said: parts.join('\n').replaceAll(/\s+/gu, ' '),
    fileName: decodeURIComponent(fetched.headers.get('content-disposition') ?? ''),
    secret,
  };
}
const secretsIn = (said: string) => secrets.filter((one) => said.includes(one));

const square = (west: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -42.8],
      [west + 0.004, -42.8],
      [west + 0.004, -42.797],
      [west, -42.797],
      [west, -42.8],
    ],
  ],
});
const point = { type: 'Point', coordinates: [172.31, -42.79] };
const draw = async (featureType: string, geometry: object, properties: object) => {
  const body = { _id: uuidv7(), featureType, geometry, properties: { status: 'existing', ...properties } };
  const drawn = await server.call(`/api/plan/${planId}/feature/create`, { as: lead, body });
  expect(drawn.status, JSON.stringify(drawn.body)).toBe(200);
};

beforeAll(async () => {
  server = await startTestServer();
  server.clock.at = new Date('2026-11-22T00:00:00Z');
  lead = await server.addUser({ role: 'providerStaff', name: 'Rongo Huata' });
  planId = await server.addPlan({ lead, propertyName: 'Mākahu Downs' });
  await draw('paddocks', square(172.3), {
    name: 'Rongo Huata corner 021 555 0147',
    use: 'pasture',
  });
  await draw('paddocks', square(172.305), { use: 'pasture', name: 'Winter block for 1,250 ewes' });
  await draw('paddocks', square(172.31), { use: 'pasture', name: 'Below Te Puna urupā' });
  await draw('bait-station', point, { name: 'Kākāriki line 7', deviceType: 'baitStation', target: ['rat'] });
  await draw('custom-feature', point, {
    name: 'Te Puna urupā',
    category: 'heritageOrWahiTapu',
    notes: 'Known to the hapū only',
  });
  const months = monthsOfStockYear(2025).map((month) => {
    const key: StockKey = { month, enterprise: 'sheep', class: 'maEwes' };
    const set = { ...key, opening: 4321, closing: 4321, averageLiveweightKg: 64 };
    return { entity: 'stockRow', entityId: stockRowIdOf(planId, key), op: 'create' as const, set };
  });
  expect(await replicaOf(server, lead, planId).write(months)).toMatchObject({ status: 200 });
}, 180_000);
afterAll(() => server.close());

describe('sharing a report', () => {
  test('without anything kept out, whoever has the link and the code word reads it, and gets it as a PDF', async () => {
    const id = await prepare({ report: { id: 'paddock' }, redacts: [] });
    expect((await itemOf(id))?.leaving).toMatchObject({ maps: 1, people: ['Aroha Tamatea', 'Rongo Huata'] });
    const { said, fileName } = await readByLink(id);
    expect(secretsIn(said)).toEqual(['Rongo Huata', '021 555 0147', '1,250', 'Te Puna']);
    expect(fileName).toContain('Mākahu Downs paddock report.pdf');
    expect(await itemOf(id)).toMatchObject({ hasCode: true, openCount: 2 });
  }, 120_000);

  test.each(['paddock', 'fenceline', 'map'])(
    'nothing that is kept out stands in the %s report, on the page or in its PDF',
    async (report) => {
      const id = await prepare({ report: { id: report }, redacts: redactions });
      const { said } = await readByLink(id);
      expect(said).toContain('Mākahu Downs');
      expect(secretsIn(said)).toEqual([]);
      expect(said).not.toMatch(/bait station|Aroha Tamatea/i);
      expect((await itemOf(id))?.leaving.people).toEqual([]);
    },
    120_000,
  );

  test('a map names an imported layer without what is kept out, whatever became of its file', async () => {
    const about = {
      name: 'sites.geojson',
      purpose: 'document',
      contentType: 'application/geo+json',
      bytes: 9,
    };
    const file = { ...about, id: uuidv7(), planId, uploadedBy: lead.id, uploadedAt: server.clock.at };
    await server.database.db
      .insertInto('planFile')
      .values({ ...file, storedAs: file.id })
      .execute();
    const layer = {
      entity: 'importedLayer',
      entityId: uuidv7(),
      op: 'create' as const,
      set: {
        name: 'Ground of Te Puna urupā, by Rongo Huata',
        colour: 'violet',
        source: 'sites.geojson',
        areas: 1,
        lines: 0,
        points: 0,
        fileId: file.id,
        bounds: [172.3, -42.8, 172.31, -42.79],
      },
    };
    expect(await replicaOf(server, lead, planId).write([layer])).toMatchObject({ status: 200 });
    const report = { id: 'map', settings: { imported: [layer.entityId] } };
    const { said } = await readByLink(await prepare({ report, redacts: redactions }));
    expect(said).toContain('Ground of Left out of this copy, by Left out of this copy');
    expect(secretsIn(said)).toEqual([]);
  }, 120_000);

  test.each(['stock', 'ghg'] as const)(
    'the %s report is refused without stock numbers, in plain words, and shared with them',
    async (report) => {
      const refused = await ask({ source: 'report', report: { id: report }, redacts: ['stock'] });
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.body)).toContain(releaseWords.nothingLeft(reports[report].name));
      const { said } = await readByLink(await prepare({ report: { id: report }, redacts: ['people'] }));
      expect(said).toContain('4,321');
      expect(said).not.toContain('Aroha Tamatea');
    },
    120_000,
  );

  test('what was chosen of it is kept with it, and is what is shared', async () => {
    const settings = { paper: 'a1' };
    const id = await prepare({ report: { id: 'map', settings } });
    expect((await itemOf(id))?.settings.report).toMatchObject({ id: 'map', settings });
    expect((await readByLink(id)).said).toContain('at A1');
  }, 120_000);

  test('a report that is not named, is none, or is asked for what it does not have is refused', async () => {
    const bodies = [
      {},
      { report: { id: 'weather' } },
      { report: { id: 'map', settings: { startYear: 2025 } } },
    ];
    const statuses = await Promise.all(
      bodies.map(async (body) => (await ask({ source: 'report', ...body })).status),
    );
    expect(statuses).toEqual([400, 400, 400]);
  });

  test('with everything in it, the map shows what others leave out; withdrawn, its link opens no more', async () => {
    const id = await prepare({ report: { id: 'map' } });
    const { secret, said } = await readByLink(id);
    expect(said).toMatch(/bait station/i);
    await server.call(path(`withdraw/${id}`), { as: lead, method: 'POST' });
    const after = await server.call(`/api/shared/${secret}/open`, { body: { codeWord: 'pūkeko' } });
    expect(after.status).toBe(404);
  }, 120_000);
});
