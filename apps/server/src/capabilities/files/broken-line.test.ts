import type { PresignedData, ReplyOf, PlanFile, uploadParts } from '@tussock/contract';
import { LARGEST_UPLOAD, refusals } from '@tussock/domain';
import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';

type UnderWay = ReplyOf<typeof uploadParts>;
const JPEG = 'image/jpeg';

let server: TestServer;
let lead: TestUser;
let planId: string;
/** A photo of more than one part, such as no compression makes smaller. */
let photo: Buffer;
beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  lead = await server.addUser({ role: 'providerStaff' });
  const [width, height] = [3200, 2400];
  const raw = { width, height, channels: 3 } as const;
  photo = await sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
});
afterAll(() => server.close());
beforeEach(async () => {
  planId = await server.addPlan({ lead });
});

const begin = (uploadId: string, bytes = photo.length) =>
  server.call<UnderWay & { message?: string }>(`/api/plan/${planId}/file/upload`, {
    as: lead,
    body: { uploadId, purpose: 'photo', contentType: JPEG, bytes },
  });

/** Sends a form as a browser does whose line breaks in the middle of it. */
async function sendHalf({ url, fields }: PresignedData, bytes: Uint8Array): Promise<'broken'> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('Content-Type', JPEG);
  form.append('file', new Blob([new Uint8Array(bytes)], { type: JPEG }));
  const whole = new Response(form);
  const body = Buffer.from(await whole.arrayBuffer());
  const headers = { 'content-type': whole.headers.get('content-type') ?? '', 'content-length': body.length };
  const sending = request(url, { method: 'POST', headers });
  return new Promise((done) => {
    sending.on('error', () => done('broken'));
    sending.write(body.subarray(0, body.length / 2), () => sending.destroy(new Error('the line broke')));
  });
}
const sendPart = ({ from, to, presignedData }: UnderWay['missing'][number]) =>
  uploadFile(presignedData, photo.subarray(from, to), JPEG);

test('a photo whose line breaks in the middle goes on: what arrived is not sent again, and it is whole', async () => {
  const uploadId = uuidv7();
  const [first, second] = (await begin(uploadId)).body.missing;
  expect(first && (await sendPart(first))).toBe(204);
  expect(second && (await sendHalf(second.presignedData, photo.subarray(second.from, second.to)))).toBe(
    'broken',
  );
  const again = (await begin(uploadId)).body;
  expect(again.missing[0]).toMatchObject({ from: second?.from, to: second?.to });
  await Promise.all(again.missing.map(sendPart));
  const sha256 = createHash('sha256').update(photo).digest('hex');
  const attached = await server.call<PlanFile>(`/api/plan/${planId}/file/attach`, {
    as: lead,
    body: { filePath: again.filePath, purpose: 'photo', name: 'gate.jpg', keepsPlace: true, sha256 },
  });
  expect(attached.status, JSON.stringify(attached.body)).toBe(200);
  // Of the original, and beside the picture that is made of it; without a place, for the photo says none.
  expect(attached.body).toMatchObject({ sha256, place: null });
});

test('a photo without a place is evidence', async () => {
  const uploadId = uuidv7();
  const upload = (await begin(uploadId)).body;
  await Promise.all(upload.missing.map(sendPart));
  const file = await server.call<PlanFile>(`/api/plan/${planId}/file/attach`, {
    as: lead,
    body: { filePath: upload.filePath, purpose: 'photo', name: 'gate.jpg' },
  });
  const action = uuidv7();
  const of = { sectionKey: 'waterways', title: 'Fence', grade: 'good', state: 'agreed' };
  const proof = { actionId: action, files: [file.body._id], takenAt: '2026-11-22T01:00:00.000Z' };
  const written = await replicaOf(server, lead, planId).write([
    { entity: 'action', entityId: action, op: 'create', set: of },
    { entity: 'evidence', entityId: uuidv7(), op: 'create', set: proof },
  ]);
  expect(written, JSON.stringify(written)).toMatchObject({ status: 200 });
});

test('[ERR-413] a photo above the limit is refused before any of it is sent, in a plain sentence', async () => {
  expect((await begin(uuidv7(), LARGEST_UPLOAD.photo)).status).toBe(200);
  const refused = await begin(uuidv7(), LARGEST_UPLOAD.photo + 1);
  expect(refused.status).toBe(413);
  expect(refused.body.message).toBe(refusals.tooLarge);
});
