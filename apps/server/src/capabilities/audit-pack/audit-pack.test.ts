import { createHash } from 'node:crypto';
import type { PlanFile, PresignedData, TaskReply } from '@tussock/contract';
import { auditPackWords as words, reportIds, reports } from '@tussock/domain';
import { unzipSync } from 'fflate';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pictureOf } from '../../testing/example-images.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const LONGEST_MS = 120_000;
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

let server: TestServer;
let lead: TestUser;
let planId: string;
let files: Readonly<Record<string, Uint8Array>>;

async function addFile(purpose: 'photo' | 'document', name: string): Promise<string> {
  const contentType = purpose === 'photo' ? 'image/jpeg' : 'application/pdf';
  const bytes =
    purpose === 'photo'
      ? await pictureOf(800, 600)
      : Buffer.from('%PDF-1.7\n% consent\ntrailer << >>\n%%EOF\n');
  const asked = await server.call<{ filePath: string; presignedData: PresignedData }>(
    `/api/plan/${planId}/file/presigned-url`,
    { as: lead, body: { purpose, contentType } },
  );
  await uploadFile(asked.body.presignedData, bytes, contentType);
  const body = { filePath: asked.body.filePath, purpose, name };
  return (await server.call<PlanFile>(`/api/plan/${planId}/file/attach`, { as: lead, body })).body._id;
}

async function addActionWith(fileId: string): Promise<void> {
  const record = replicaOf(server, lead, planId);
  const actionId = uuidv7();
  const action = { sectionKey: 'waterways', title: 'Fence the swamp', grade: 'good', state: 'agreed' };
  await record.write([{ entity: 'action', entityId: actionId, op: 'create', set: action }]);
  const evidence = { actionId, files: [fileId], moment: 'before' };
  const shown = await record.write([{ entity: 'evidence', entityId: uuidv7(), op: 'create', set: evidence }]);
  expect(shown, JSON.stringify(shown)).toMatchObject({ status: 200 });
}

/** Orders a pack and fetches it once it is made. */
async function orderPack(): Promise<Uint8Array> {
  const ordered = await server.call<{ _id: string }>(`/api/plan/${planId}/reporting/audit-pack`, {
    as: lead,
    body: {},
  });
  expect(ordered.status).toBe(200);
  const made = await vi.waitFor(
    async () => {
      const { body } = await server.call<{ results: TaskReply[] }>('/api/task/all', { as: lead });
      const task = body.results.find(({ _id }) => _id === ordered.body._id);
      expect(task?.state, task?.fault ?? '').toBe('done');
      return task;
    },
    { timeout: LONGEST_MS, interval: 500 },
  );
  expect(made?.fileName).toMatch(/ audit pack\.zip$/);
  return (await server.call(`/api/plan/${planId}/task/download/${ordered.body._id}`, { as: lead })).bytes;
}

beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead });
  await addFile('document', 'Consent.pdf');
  await addActionWith(await addFile('photo', 'gully.jpg'));
  files = unzipSync(await orderPack());
}, LONGEST_MS);
afterAll(() => server.close());

const pathsIn = (folder: string): readonly string[] =>
  Object.keys(files).filter((path) => path.startsWith(`${folder}/`));

test('the pack has the book, every report, two nitrogen records, evidence and documents', () => {
  expect(pathsIn(words.folders.book)).toHaveLength(1);
  expect(pathsIn(words.folders.reports)).toHaveLength(reportIds.length);
  expect(pathsIn(words.folders.reports).join()).toContain(reports.stock.fileName);
  expect(pathsIn(words.folders.nitrogen)).toHaveLength(2);
  expect(pathsIn(words.folders.evidence)).toEqual([
    `${words.folders.evidence}/Fence the swamp/Before gully.jpg`,
  ]);
  expect(pathsIn(words.folders.documents)).toEqual([`${words.folders.documents}/Consent.pdf`]);
});

test('the list names each file with the SHA-256 that it has', () => {
  const lines = Buffer.from(files[words.list] ?? [])
    .toString()
    .trim()
    .split('\n');
  const listed = Object.fromEntries(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  const packed = Object.keys(files).filter((path) => path !== words.list && path !== words.index);
  expect(listed).toEqual(
    Object.fromEntries(packed.map((path) => [path, sha256(files[path] ?? new Uint8Array())])),
  );
});

test('the index says in words what each file is', () => {
  const { text } = readPdf(files[words.index] ?? new Uint8Array());
  expect(text).toContain(words.indexTitle);
  expect(text).toContain('Before gully.jpg');
  expect(text).toContain(reports.ghg.about.slice(0, 20));
});

test('who may not have reports on paper is refused', async () => {
  const other = await server.addUser({ role: 'accountUser' });
  const refused = await server.call(`/api/plan/${planId}/reporting/audit-pack`, { as: other, body: {} });
  expect(refused.status).toBe(403);
});
