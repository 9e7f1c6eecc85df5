import { AwsClient } from 'aws4fetch';
import type { PlanFile, PresignedData } from '@tussock/contract';
import { fileRefusals } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sweepUpload } from '../../platform/files/staged-upload-store.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const pdfOf = (words: string): Buffer =>
  Buffer.from(
    `%PDF-1.7\n% ${words}\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`,
  );
const TYPE = 'application/pdf';

/** What `tools/private-rgw.sh` says of the store it started. */
const env = Object.fromEntries(
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'].map((name) => [
    name,
    process.env[name] ?? '',
  ]),
);

let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  const aws = new AwsClient({
    accessKeyId: env['S3_ACCESS_KEY'] ?? '',
    secretAccessKey: env['S3_SECRET_KEY'] ?? '',
    service: 's3',
    region: 'us-east-1',
  });
  await aws.fetch(`${env['S3_ENDPOINT']}/${env['S3_BUCKET']}`, { method: 'PUT' });
  server = await startTestServer({ env });
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead });
});
afterAll(() => server.close());

const presign = async () =>
  (
    await server.call<{ filePath: string; presignedData: PresignedData }>(
      `/api/plan/${planId}/file/presigned-url`,
      { as: lead, body: { purpose: 'document', contentType: TYPE } },
    )
  ).body;
const attach = (filePath: string) =>
  server.call<PlanFile>(`/api/plan/${planId}/file/attach`, {
    as: lead,
    headers: { 'idempotency-key': uuidv7() },
    body: { filePath, purpose: 'document', name: 'Consent.pdf' },
  });
const read = async (id: string) =>
  Buffer.from((await server.call(`/api/plan/${planId}/file/get/${id}/original`, { as: lead })).bytes);

test('[API-UP-1] a form of a bucket is worth nothing once its upload was used: what comes by it is never served', async () => {
  const { filePath, presignedData } = await presign();
  expect(await uploadFile(presignedData, pdfOf('the consent'), TYPE)).toBe(204);
  const { body } = await attach(filePath);
  // What was uploaded lies under a key of its own now, and the one of the form is empty.
  await vi.waitFor(async () => expect(await server.files.read(filePath)).toBeUndefined());

  // The bucket itself knows nothing of the use, and takes the form for as long as it says.
  expect(await uploadFile(presignedData, pdfOf('something else'), TYPE)).toBe(204);
  const refused = await attach(filePath);
  expect([refused.status, refused.body.message]).toEqual([400, [fileRefusals.uploadGone]]);
  expect(await read(body._id)).toEqual(pdfOf('the consent'));

  await sweepUpload(server.database.db, server.files, { key: filePath });
  expect(await server.files.read(filePath)).toBeUndefined();
  expect(await read(body._id)).toEqual(pdfOf('the consent'));
});

test('[API-UP-1] what is uploaded over an upload before it is used is what is used, and nothing after it', async () => {
  const { filePath, presignedData } = await presign();
  await uploadFile(presignedData, pdfOf('first'), TYPE);
  await uploadFile(presignedData, pdfOf('second'), TYPE);
  const { body } = await attach(filePath);
  await uploadFile(presignedData, pdfOf('third'), TYPE);
  expect(await read(body._id)).toEqual(pdfOf('second'));
});
