import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlanFile, PresignedData, TaskReply } from '@tussock/contract';
import { areaSquareMetres, distanceMetres, type PolygonGeometry, type Position } from '@tussock/geometry';
import { planBook, printable, sentencesOf } from '@tussock/reports';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pictureOf } from '../../testing/example-images.ts';
import { readPdf, type ReadPdf } from '../../testing/read-pdf.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const METRES_PER_POINT = 0.0254 / 72;
const WEST_TANK: Position = [172.3005, -42.799];
const EAST_TANK: Position = [172.3355, -42.789];
const farm: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [172.3, -42.8],
      [172.336, -42.8],
      [172.336, -42.788],
      [172.3, -42.788],
      [172.3, -42.8],
    ],
  ],
};

const tank = { material: 'concrete', capacity: 25_000, waterSource: 'spring' };

let server: TestServer;
let lead: TestUser;
let owner: TestUser;
let planId: string;
let emptyPlanId: string;
let book: Uint8Array;
let read: ReadPdf;

async function chooseBoundary(): Promise<void> {
  const { db } = server.database;
  const [geojson, areaM2] = [JSON.stringify(farm), areaSquareMetres(farm)];
  const layer = { planId, layer: 'boundary', id: '1', ordinal: 0, geojson, drawn: geojson, areaM2 };
  await db
    .insertInto('boundaryLayer')
    .values({ ...layer, properties: '{}' })
    .execute();
  await db.updateTable('plan').set({ areaM2 }).where('id', '=', planId).execute();
}

async function draw(featureType: string, geometry: object, properties: object): Promise<void> {
  const body = { _id: uuidv7(), featureType, geometry, properties: { status: 'existing', ...properties } };
  const created = await server.call(`/api/plan/${planId}/feature/create`, { as: lead, body });
  expect(created.status, JSON.stringify(created.body)).toBe(200);
}

async function addPhoto(name: string): Promise<string> {
  const asked = await server.call<{ filePath: string; presignedData: PresignedData }>(
    `/api/plan/${planId}/file/presigned-url`,
    { as: lead, body: { purpose: 'photo', contentType: 'image/jpeg' } },
  );
  await uploadFile(asked.body.presignedData, await pictureOf(2400, 1800), 'image/jpeg');
  const body = { filePath: asked.body.filePath, purpose: 'photo', name };
  const attached = await server.call<PlanFile>(`/api/plan/${planId}/file/attach`, { as: lead, body });
  return attached.body._id;
}

/** A file of which the store has lost the bytes. */
async function addLostPhoto(): Promise<string> {
  const about = { name: 'Lost.jpg', purpose: 'photo', contentType: 'image/jpeg', bytes: 9 };
  const id = uuidv7();
  const file = { ...about, id, storedAs: id, planId, uploadedBy: lead.id, uploadedAt: server.clock.at };
  await server.database.db.insertInto('planFile').values(file).execute();
  return file.id;
}

async function addActionWithEvidence(): Promise<void> {
  const record = replicaOf(server, lead, planId);
  const soon = { sectionKey: 'waterways', title: 'Plant the bank', grade: 'good', state: 'agreed' };
  await record.write([
    { entity: 'action', entityId: uuidv7(), op: 'create', set: { ...soon, dueOn: '2026-11-28' } },
  ]);
  const actionId = uuidv7();
  const action = {
    sectionKey: 'waterways',
    title: 'Fence the Mākahu gully 🐄',
    grade: 'good',
    state: 'agreed',
    dueOn: '2026-10-31',
    plannedCost: 4850,
  };
  const made = await record.write([{ entity: 'action', entityId: actionId, op: 'create', set: action }]);
  expect(made, JSON.stringify(made)).toMatchObject({ status: 200 });
  const evidence = { actionId, files: [await addPhoto('Creek.jpg'), await addLostPhoto()], note: 'As found' };
  const shown = await record.write([{ entity: 'evidence', entityId: uuidv7(), op: 'create', set: evidence }]);
  expect(shown, JSON.stringify(shown)).toMatchObject({ status: 200 });
}

const order = (plan: string, { as = lead, body = {} }: { as?: TestUser; body?: object } = {}) =>
  server.call<{ _id: string }>(`/api/plan/${plan}/reporting/plan-book`, { as, body });

/** Orders a book and fetches it once it is made. */
async function fetchBook(plan: string, body: object = {}): Promise<Uint8Array> {
  const { body: ordered } = await order(plan, { body });
  await vi.waitFor(
    async () => {
      const all = await server.call<{ results: TaskReply[] }>('/api/task/all', { as: lead });
      expect(all.body.results.find(({ _id }) => _id === ordered._id)).toMatchObject({ state: 'done' });
    },
    { timeout: 90_000, interval: 200 },
  );
  return (await server.call(`/api/plan/${plan}/task/download/${ordered._id}`, { as: lead })).bytes;
}

/** What a tool of poppler's says of a PDF. */
function ask(tool: string, args: readonly string[], pdf: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'tussock-book-'));
  try {
    const file = join(folder, 'book.pdf');
    writeFileSync(file, pdf);
    return execFileSync(tool, [...args, file, '-'].slice(0, tool === 'pdftotext' ? undefined : -1), {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Words without the blanks and breaks that lines put between them. */
const squeezed = (text: string): string => text.replaceAll(/[\s\u200B]/gu, '');
/** All that is tagged, in the order of reading. */
const taggedIn = ({ structure }: ReadPdf): string =>
  squeezed([...structure.matchAll(/^\s*(?:\S+ )?"(.*)"/gmu)].map(([, words = '']) => words).join(''));

beforeAll(async () => {
  server = await startTestServer();
  server.clock.at = new Date('2026-11-22T00:00:00Z');
  lead = await server.addUser({ role: 'providerStaff', name: 'Tāmati Rangihuna' });
  planId = await server.addPlan({ lead, propertyName: 'Mākahu Downs' });
  emptyPlanId = await server.addPlan({ lead, propertyName: 'Ōtara' });
  owner = await server.addUser({ role: 'accountUser', name: 'Aroha Tamatea' });
  await server.giveRole(planId, owner, 'owner');
  await chooseBoundary();
  await draw('water-tanks', { type: 'Point', coordinates: WEST_TANK }, { name: 'Westtank', ...tank });
  await draw('water-tanks', { type: 'Point', coordinates: EAST_TANK }, { name: 'Easttank', ...tank });
  await addActionWithEvidence();
  book = await fetchBook(planId);
  read = readPdf(book);
}, 180_000);
afterAll(() => server.close());

describe('[RT-25] the plan book', () => {
  test('[RT-25] is tagged, titled, and has its contents with page numbers', () => {
    expect(read.info).toMatchObject({ Tagged: 'yes', Title: 'Farm environment plan: Mākahu Downs' });
    expect(read.structure).toMatch(/H1[\s\S]*Contents[\s\S]*TOCI/u);
    expect(read.text).toMatch(/Actions by year[ .\u2060]+\d+/u);
    expect(read.structure).toMatch(/TH[\s\S]*Outcome/u);
    expect(read.text).toMatch(/Page 2 of \d+/u);
  });

  test('[RT-23] says on paper every sentence that the page says', async () => {
    const { rows } = await replicaOf(server, lead, planId).load();
    const live = planBook({
      rows: [...rows.values()],
      at: server.clock.at,
      ownerName: 'Aroha Tamatea',
      people: {},
      attribution: 'x',
      seasons: [],
    });
    // Drawings are tagged by the words in them; what is said of them stands beside, and sources differ by the attribution.
    const ofDrawings = live.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'map' ? [block.alt] : [])),
    );
    const tagged = taggedIn(read);
    const missing = sentencesOf(live)
      .filter((sentence) => !ofDrawings.includes(sentence) && !/Bar chart|^x\.|: x\.$| x\.$/u.test(sentence))
      .filter((sentence) => !tagged.includes(squeezed(printable(sentence))));
    expect(missing).toEqual([]);
  });

  test('has no fault of structure that a checker of files finds', () => {
    expect(ask('qpdf', ['--check', '--no-warn'], book)).toContain(
      'No syntax or stream encoding errors found',
    );
  });

  test('a map lies: a wide farm has its maps on pages that are turned', () => {
    expect(ask('pdfinfo', ['-l', '99'], book)).toMatch(/size:\s+841\.\d+ x 595\.\d+/u);
  });

  test('the stated scale is true on the page', () => {
    const [, ratio = ''] = /1:([\d,]+) at A4/u.exec(read.text) ?? [];
    const words = [
      ...ask('pdftotext', ['-bbox'], book).matchAll(
        /xMin="([\d.]+)" yMin="([\d.]+)"[^>]*>(Westtank|Easttank)</gu,
      ),
    ];
    const [one, other] = ['Westtank', 'Easttank'].map((name) => words.find(([, , , word]) => word === name));
    const points = Math.hypot(Number(one?.[1]) - Number(other?.[1]), Number(one?.[2]) - Number(other?.[2]));
    const measured = distanceMetres(WEST_TANK, EAST_TANK) / (points * METRES_PER_POINT);
    // Names stand on one side of their tanks or the other: a few points of some hundred.
    expect(Math.abs(measured / Number(ratio.replaceAll(',', '')) - 1)).toBeLessThan(0.08);
  });

  test('photos are sharp at the size they are printed, and one that is lost has a frame that says so', () => {
    const photos = ask('pdfimages', ['-list'], book)
      .split('\n')
      .filter((line) => /\bjpeg\b/u.test(line))
      .map((line) => line.trim().split(/\s+/u));
    expect(photos).toHaveLength(1);
    const [, , , , , , , , , , , , dotsAcross] = photos[0] ?? [];
    expect(Number(dotsAcross)).toBeGreaterThanOrEqual(200);
    expect(read.text).toContain('Picture not available');
  });

  test('names with macrons stand as they are, and what no font has is replaced', () => {
    expect(read.text).toContain('Fence the Mākahu gully ◌');
  });

  test('parts that are left out are not in it, nor are people', async () => {
    const short = readPdf(
      await fetchBook(planId, { leftOut: ['outcomes', 'sources'], hasPictures: false, redacts: ['people'] }),
    );
    expect(short.text).not.toMatch(/When it is reached|Last checked|Tāmati Rangihuna/u);
    expect(short.text).toContain('Pictures are left out of this copy.');
    expect(read.text).toMatch(/When it is reached[\s\S]*Tāmati Rangihuna[\s\S]*Last checked/u);
  });

  test('of a plan with nothing in it says so, and is no failure', async () => {
    const empty = readPdf(await fetchBook(emptyPlanId));
    expect(empty.info).toMatchObject({ Tagged: 'yes', Title: 'Farm environment plan: Ōtara' });
    expect(empty.text).toContain('The boundary of the farm has not been chosen yet.');
    expect(empty.text).toContain('There is nothing to draw yet');
  });
});

describe('who may not have it, and what may not be asked', () => {
  test('a guest and a stranger are refused alike', async () => {
    const guest = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, guest, 'guest');
    const stranger = await server.addUser({ role: 'accountUser' });
    expect(
      [await order(planId, { as: guest }), await order(planId, { as: stranger })].map(({ status }) => status),
    ).toEqual([403, 403]);
  });

  test('a part that there is not is refused', async () => {
    expect((await order(planId, { body: { leftOut: ['weather'] } })).status).toBe(400);
  });
});

describe('the book of a version that was sent', () => {
  const submit = (act: string, body: object = {}) =>
    server.call(`/api/plan/${planId}/life/${act}`, { as: lead, body });
  /** The printed version, once it is made. */
  const printed = async (number: number): Promise<ReadPdf> => {
    const path = `/api/plan/${planId}/version/pdf/${number}`;
    await vi.waitFor(async () => expect((await server.call(path, { as: lead })).status).toBe(200), {
      timeout: 90_000,
      interval: 200,
    });
    return readPdf((await server.call(path, { as: lead })).bytes);
  };

  test('shows the plan as it was frozen, whatever is drawn after; the next says what changed', async () => {
    await server.database.db.updateTable('plan').set({ status: 'active' }).where('id', '=', planId).execute();
    expect((await submit('submit')).status).toBe(200);
    const first = await printed(1);
    expect(first.text).toContain('Version 1, as the plan stood on 22 November 2026');
    expect((await submit('take-back')).status).toBe(200);
    await draw('water-tanks', { type: 'Point', coordinates: [172.31, -42.79] }, { name: 'Newtank', ...tank });
    expect((await submit('submit')).status).toBe(200);
    const second = await printed(2);
    expect(second.text.replaceAll(/\s+/gu, ' ')).toContain('Water tank Newtank added.');
    expect((await printed(1)).text).not.toContain('Newtank');
    expect(first.text).toBe((await printed(1)).text);
  }, 240_000);

  /** What a copy of the first version says; what differs by the day it is printed on is the day alone. */
  const copied = async (): Promise<string> => {
    const asked = await server.call<{ _id: string }>(`/api/plan/${planId}/release/prepare`, {
      as: lead,
      body: { source: 'version', versionNumber: 1, leftOut: [], hasPictures: true, redacts: [] },
    });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const path = `/api/plan/${planId}/release/copy/${asked.body._id}`;
    await vi.waitFor(async () => expect((await server.call(path, { as: lead })).status).toBe(200), {
      timeout: 90_000,
      interval: 200,
    });
    const { text } = readPdf((await server.call(path, { as: lead })).bytes);
    return text.replaceAll(/(?:22 November|2 December) 2026/gu, 'DAY').replaceAll(/\s+/gu, ' ');
  };

  test('a copy of it says the same days later, when its owner has another name and work has fallen late', async () => {
    const before = await copied();
    expect(before).toContain('Aroha Tamatea');
    const { db } = server.database;
    await db.updateTable('appUser').set({ name: 'Mere Tamatea' }).where('id', '=', owner.id).execute();
    await db.deleteFrom('boundaryLayer').where('planId', '=', planId).execute();
    server.clock.at = new Date('2026-12-02T00:00:00Z');
    lead = await server.addSession(lead);
    expect(await copied()).toBe(before);
  }, 240_000);
});
