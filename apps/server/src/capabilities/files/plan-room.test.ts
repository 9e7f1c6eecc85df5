import { randomBytes } from 'node:crypto';
import type { PlanFile, PresignedData } from '@tussock/contract';
import { fileRefusals } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendMapFile } from '../../testing/send-map-file.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const TYPE = 'application/pdf';
const LIMIT = 1_000_000;

let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer({ env: { PLAN_FILES_MB: '1' } });
  lead = await server.addUser({ role: 'providerStaff' });
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
});

const pdfOf = (bytes: number): Buffer => {
  const start = Buffer.from('%PDF-1.7\n');
  return Buffer.concat([start, randomBytes(bytes - start.length)]);
};
const begin = (bytes: number, uploadId = uuidv7(), contentType = TYPE) =>
  server.call<{ filePath: string; missing: { from: number; to: number; presignedData: PresignedData }[] }>(
    `/api/plan/${planId}/file/upload`,
    { as: lead, body: { uploadId, purpose: 'document', contentType, bytes } },
  );
async function upload(bytes: number, uploadId = uuidv7()): Promise<string> {
  const { body } = await begin(bytes, uploadId);
  const pdf = pdfOf(bytes);
  for (const { from, to, presignedData } of body.missing)
    expect(await uploadFile(presignedData, pdf.subarray(from, to), TYPE)).toBe(204);
  return body.filePath;
}
const attach = (filePath: string, written: object = {}) =>
  server.call<PlanFile>(`/api/plan/${planId}/file/attach`, {
    as: lead,
    body: { filePath, purpose: 'document', name: 'Consent.pdf', ...written },
  });
const full = {
  code: 'planFilesFull',
  message: [fileRefusals.planFull(LIMIT)],
  fields: [{ field: 'filePath', message: fileRefusals.planFull(LIMIT) }],
};

test('a plan takes files to the last byte it may have, and a document beyond it is refused before it is sent', async () => {
  expect((await attach(await upload(400_000))).status).toBe(200);
  const refused = await begin(600_001);
  expect([refused.status, refused.body]).toEqual([409, expect.objectContaining(full)]);
  expect(full.message[0]).toContain('may take up 1 MB together');
  expect((await attach(await upload(600_000))).status).toBe(200);
});

test('of two files that come at once and have no room together one is kept, and the other is told why not', async () => {
  const [one, other] = [await upload(600_000), await upload(600_000)];
  const answers = await Promise.all([attach(one), attach(other)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject(full);
});

test('what a file was before counts, and what lies in the bin', async () => {
  const { _id } = (await attach(await upload(300_000))).body;
  expect((await attach(await upload(300_000), { versionOf: _id })).status).toBe(200);
  expect((await begin(400_001)).status).toBe(409);
  await server.call(`/api/plan/${planId}/file/delete/${_id}`, { as: lead, method: 'DELETE' });
  expect((await begin(400_001)).status).toBe(409);
  expect((await begin(400_000)).status).toBe(200);
});

test('a picture may be sent as long as there is any room: how much it takes is known when it was made anew', async () => {
  await attach(await upload(999_999));
  expect((await begin(5_000_000, uuidv7(), 'image/jpeg')).status).toBe(200);
});

test('in a plan that is full nothing more is begun; other plans go on', async () => {
  await attach(await upload(LIMIT));
  const presign = (plan: string) =>
    server.call(`/api/plan/${plan}/file/presigned-url`, {
      as: lead,
      body: { purpose: 'photo', contentType: 'image/jpeg' },
    });
  expect((await presign(planId)).status).toBe(409);
  expect((await begin(1, uuidv7(), 'image/jpeg')).status).toBe(409);
  expect((await presign(await server.addPlan({ lead }))).status).toBe(200);
});

test('whoever was not told that a file was taken may send it once more', async () => {
  const uploadId = uuidv7();
  await attach(await upload(LIMIT, uploadId));
  expect((await begin(LIMIT, uploadId)).status).toBe(200);
});

test('a layer that is made here of a file of places has no more room than what is sent', async () => {
  await attach(await upload(LIMIT - 10));
  const places = {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [172.3, -42.8] } }],
  };
  const filePath = await sendMapFile(server, { as: lead, planId }, Buffer.from(JSON.stringify(places)));
  const kept = await server.call(`/api/plan/${planId}/map-file/keep`, {
    as: lead,
    body: { filePath, fileName: 'gates.geojson', readAs: {}, name: 'Gates' },
  });
  expect([kept.status, kept.body]).toEqual([409, expect.objectContaining(full)]);
});
