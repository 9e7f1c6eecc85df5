import { createHash, randomBytes } from 'node:crypto';
import type { BinItem, PlanFile, PresignedData, readRecordHistory, ReplyOf } from '@tussock/contract';
import { fileRefusals, programmes, refusals, UPLOAD_PART } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keysMadeFrom } from '../../platform/files/staged-upload-store.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { emptyBin } from './empty-bin.ts';

const TYPE = 'application/pdf';
const DAY_MS = 86_400_000;
const pdf = (words: string): Buffer =>
  Buffer.from(
    `%PDF-1.7\n% ${words}\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`,
  );
/** A PDF of more than two parts. */
const longPdf = Buffer.concat([pdf('long'), randomBytes(2 * UPLOAD_PART)]);
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  planId = await server.addPlan({ lead });
});
afterAll(() => server.close());

interface UnderWay {
  readonly filePath: string;
  readonly missing: { number: number; from: number; to: number; presignedData: PresignedData }[];
}
const begin = (bytes: number, { uploadId = uuidv7(), as = lead, contentType = TYPE, plan = planId } = {}) =>
  server.call<UnderWay>(`/api/plan/${plan}/file/upload`, {
    as,
    body: { uploadId, purpose: 'document', contentType, bytes },
  });
const sendParts = (bytes: Buffer, missing: UnderWay['missing']) =>
  Promise.all(
    missing.map(({ from, to, presignedData }) => uploadFile(presignedData, bytes.subarray(from, to), TYPE)),
  );
async function upload(bytes: Buffer): Promise<string> {
  const { body } = await begin(bytes.length);
  await sendParts(bytes, body.missing);
  return body.filePath;
}
const attach = (filePath: string, written: object = {}) =>
  server.call<PlanFile>(`/api/plan/${planId}/file/attach`, {
    as: lead,
    body: { filePath, purpose: 'document', name: 'Consent.pdf', ...written },
  });
const add = async (bytes: Buffer, written: object = {}): Promise<PlanFile> => {
  const { status, body } = await attach(await upload(bytes), written);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const get = (id: string, query = '', as = lead) =>
  server.call(`/api/plan/${planId}/file/get/${id}/original${query}`, { as });
const remove = (id: string) =>
  server.call(`/api/plan/${planId}/file/delete/${id}`, { as: lead, method: 'DELETE' });

describe('[API-UP-1] a document that is uploaded in parts', () => {
  test('is put together, with its SHA-256 checked, and read back byte for byte', async () => {
    const { body } = await begin(longPdf.length);
    expect(body.missing.map(({ from, to }) => to - from)).toEqual([
      UPLOAD_PART,
      UPLOAD_PART,
      longPdf.length - 2 * UPLOAD_PART,
    ]);
    expect(await sendParts(longPdf, body.missing)).toEqual([204, 204, 204]);
    const saved = await attach(body.filePath, { sha256: sha256(longPdf), folder: 'Consents' });
    expect(saved.body).toMatchObject({ bytes: longPdf.length, sha256: sha256(longPdf), folder: 'Consents' });
    const read = await get(saved.body._id);
    expect(sha256(read.bytes)).toBe(sha256(longPdf));
    expect(read.headers.get('content-length')).toBe(String(longPdf.length));
    await expect.poll(() => server.files.sizeOf(`${body.filePath}.1`), { timeout: 10_000 }).toBeUndefined();
  });

  test('goes on after a break with what is missing, and a part cannot be sent when all was used', async () => {
    const uploadId = uuidv7();
    const first = (await begin(longPdf.length, { uploadId })).body;
    await sendParts(longPdf, first.missing.slice(0, 1));
    expect((await attach(first.filePath)).body.message).toEqual([fileRefusals.uploadGone]);
    const again = (await begin(longPdf.length, { uploadId })).body;
    expect(again.missing.map(({ number }) => number)).toEqual([1, 2]);
    await sendParts(longPdf, again.missing);
    expect((await begin(longPdf.length, { uploadId })).body.missing).toEqual([]);
    expect((await attach(first.filePath)).status).toBe(200);
    expect(await sendParts(longPdf, again.missing)).toEqual([403, 403]);
  });

  test('[ERR-413] that says it has 2 GB is refused before a byte is sent', async () => {
    const refused = await begin(2_000_000_000);
    expect([refused.status, refused.body.message]).toEqual([413, refusals.tooLarge]);
    expect((await begin(100_000_001)).status).toBe(413);
    expect((await begin(25_000_001, { contentType: 'image/png' })).status).toBe(413);
  });

  test('[ERR-413] that says little and sends much is refused while it streams, and nothing is kept', async () => {
    const { body } = await begin(20);
    const form = body.missing[0]?.presignedData ?? { url: '', fields: {} };
    expect(await uploadFile(form, randomBytes(8_000_000), TYPE)).toBe(413);
    expect((await attach(body.filePath)).body.message).toEqual([fileRefusals.uploadGone]);
  });

  test('that arrived otherwise than it was sent is refused, and can be sent again', async () => {
    const filePath = await upload(pdf('bent on the way'));
    const refused = await attach(filePath, { sha256: sha256(pdf('as it was')) });
    expect([refused.status, refused.body.message]).toEqual([400, [fileRefusals.notWhole]]);
    expect((await attach(filePath, { sha256: sha256(pdf('bent on the way')) })).status).toBe(200);
  });

  test('under the id of somebody else’s upload, or of another file, is not found', async () => {
    const uploadId = uuidv7();
    await begin(20, { uploadId });
    const other = await server.addUser({ role: 'providerAdmin' });
    expect((await begin(20, { uploadId, as: other })).status).toBe(404);
    expect((await begin(21, { uploadId })).status).toBe(404);
  });

  test('is the same whether its id is written in capitals or not', async () => {
    const uploadId = uuidv7();
    const [first, again] = [
      await begin(20, { uploadId: uploadId.toUpperCase() }),
      await begin(20, { uploadId }),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.filePath).toBe(first.body.filePath);
  });

  test('is refused to who may only look, and without bytes', async () => {
    const viewer = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, viewer, 'viewer');
    expect((await begin(20, { as: viewer })).status).toBe(403);
    expect((await begin(0)).status).toBe(400);
  });

  test.each([
    ['a PDF that is none', TYPE, fileRefusals.notPdf],
    [
      'a Word document that is none',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      fileRefusals.notWhatItSays('Word document'),
    ],
  ])('%s is refused in plain words', async (_what, contentType, sentence) => {
    const bytes = Buffer.from('<!doctype html><script>alert(1)</script>');
    const { body } = await begin(bytes.length, { contentType });
    await uploadFile(body.missing[0]?.presignedData ?? { url: '', fields: {} }, bytes, contentType);
    const refused = await attach(body.filePath);
    expect([refused.status, refused.body.message]).toEqual([400, [sentence]]);
    expect(refused.body.fields).toEqual([{ field: 'filePath', message: sentence }]);
  });
});

describe('what is written of a document', () => {
  test.each([
    [
      'Tōtara 🐄 a/b.pdf',
      `attachment; filename="Totara _ a-b.pdf"; filename*=UTF-8''T%C5%8Dtara%20%F0%9F%90%84%20a-b.pdf`,
    ],
    ['../../x.pdf', `attachment; filename="-..-x.pdf"; filename*=UTF-8''-..-x.pdf`],
    ["Bob's (2).pdf", `attachment; filename="Bob's (2).pdf"; filename*=UTF-8''Bob%27s%20%282%29.pdf`],
  ])('has a name that is shown as typed, %s, and saved under one that is safe', async (name, disposition) => {
    const saved = await add(pdf(name), { name });
    expect(saved.name).toBe(name);
    expect((await get(saved._id)).headers.get('content-disposition')).toBe(disposition);
  });

  test('is changed, taken away with null, and refused beside its field', async () => {
    const { _id } = await add(pdf('written'), { tags: ['Water', 'wāter'], expiresOn: '2027-03-01' });
    const update = (body: object) =>
      server.call<PlanFile>(`/api/plan/${planId}/file/update/${_id}`, { as: lead, method: 'PUT', body });
    expect((await update({ name: 'Bore.pdf', folder: ' Consents / Bores ' })).body).toMatchObject({
      name: 'Bore.pdf',
      folder: 'Consents/Bores',
      tags: ['Water'],
      expiresOn: '2027-03-01',
    });
    expect((await update({ folder: null, expiresOn: null })).body).toMatchObject({
      folder: '',
      expiresOn: null,
    });
    const refused = await update({ folder: 'a/b/c/d' });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      [{ field: 'folder', message: fileRefusals.folder }],
    ]);
  });
});

describe('versions of a document', () => {
  test('come one over the other, and those before stay readable and listed', async () => {
    const first = await add(pdf('one'), { name: 'Map.pdf', folder: 'Maps' });
    const second = await add(pdf('two'), { name: 'Map new.pdf', versionOf: first._id });
    expect(second).toMatchObject({ _id: first._id, name: 'Map.pdf', folder: 'Maps', number: 2 });
    expect(second.earlier).toMatchObject([
      { number: 1, sha256: first.sha256, uploadedByName: 'Tom Sinclair' },
    ]);
    expect((await get(first._id)).bytes).toEqual(new Uint8Array(pdf('two')));
    expect((await get(first._id, '?version=1')).bytes).toEqual(new Uint8Array(pdf('one')));
    expect((await get(first._id, '?version=3')).status).toBe(404);
    const { body } = await server.call<ReplyOf<typeof readRecordHistory>>(
      `/api/plan/${planId}/replica/history?entityId=${first._id}`,
      { as: lead },
    );
    expect(body.results.map(({ op, made }) => [op, made])).toEqual([
      ['update', { number: { before: 1, after: 2 } }],
      ['create', { number: { before: null, after: 1 } }],
    ]);
  });

  test('that two people upload at once are both kept, one after the other', async () => {
    const { _id } = await add(pdf('base'));
    const [one, other] = [await upload(pdf('mine')), await upload(pdf('theirs'))];
    const answers = await Promise.all([attach(one, { versionOf: _id }), attach(other, { versionOf: _id })]);
    expect(answers.map(({ body }) => body.number).toSorted((a, b) => a - b)).toEqual([2, 3]);
    const bytes = await Promise.all([2, 3].map(async (n) => (await get(_id, `?version=${n}`)).bytes));
    expect(bytes.map((one) => Buffer.from(one).toString()).sort()).toEqual([
      pdf('mine').toString(),
      pdf('theirs').toString(),
    ]);
  });

  test('of what is not there, or is a photo, are refused', async () => {
    expect((await attach(await upload(pdf('x')), { versionOf: uuidv7() })).status).toBe(404);
  });
});

describe('the bin of documents', () => {
  const bin = async () =>
    (await server.call<{ results: BinItem[] }>(`/api/plan/${planId}/replica/bin`, { as: lead })).body.results;

  test('keeps a deleted one for ninety days, from where it comes back as it was', async () => {
    const { _id } = await add(pdf('binned'), { name: 'Binned.pdf', folder: 'Old', tags: ['a'] });
    expect((await remove(_id)).status).toBe(200);
    expect((await get(_id)).status).toBe(404);
    const item = (await bin()).find(({ row }) => row.id === _id);
    expect(item).toMatchObject({ deletedByName: 'Tom Sinclair', row: { values: { name: 'Binned.pdf' } } });
    const restore = { entity: 'file', entityId: _id, op: 'restore', set: {} } as const;
    expect(await replicaOf(server, lead, planId).write([restore])).toMatchObject({ status: 200 });
    expect((await get(_id)).bytes).toEqual(new Uint8Array(pdf('binned')));
  });

  test('is emptied of what is older, with the bytes of every version', async () => {
    const { _id } = await add(pdf('first'));
    await add(pdf('second'), { versionOf: _id });
    const { storedAs } = await server.database.db
      .selectFrom('planFile')
      .select('storedAs')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    const keys = [_id, storedAs].map((id) => keysMadeFrom({ purpose: 'document', planId }, id).original);
    const sizes = () => Promise.all(keys.map((key) => server.files.sizeOf(key)));
    await remove(_id);
    const services = (days: number) => ({
      database: server.database,
      clock: { now: () => new Date(Date.now() + days * DAY_MS) },
    });
    await emptyBin(services(89));
    expect(await sizes()).not.toContain(undefined);
    await emptyBin(services(91));
    await expect.poll(sizes, { timeout: 10_000 }).toEqual([undefined, undefined]);
    expect((await bin()).map(({ row }) => row.id)).not.toContain(_id);
  });

  test('does not take one that an action shows, and says which, until that is gone', async () => {
    const { _id } = await add(pdf('proof'));
    const record = replicaOf(server, lead, planId);
    const actionId = uuidv7();
    const action = { title: 'Fence the creek', sectionKey: 'waterways', grade: 'good', state: 'agreed' };
    const created = await record.write([
      { entity: 'action', entityId: actionId, op: 'create', set: action },
      { entity: 'evidence', entityId: uuidv7(), op: 'create', set: { actionId, files: [_id] } },
    ]);
    expect(created, JSON.stringify(created)).toMatchObject({ status: 200 });
    const refused = await remove(_id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      fileRefusals.inUse(['the action Fence the creek']),
    ]);
    const gone = await record.write([{ entity: 'action', entityId: actionId, op: 'delete', baseVersion: 1 }]);
    expect(gone).toMatchObject({ status: 200 });
    expect((await remove(_id)).status).toBe(200);
  });

  test('does not take the paper of a consent, and the details of the farm are still saved', async () => {
    const { _id } = await add(pdf('consent'));
    const record = replicaOf(server, lead, planId);
    const set = { consents: [{ activity: 'takeWater', documents: [_id] }] };
    const said = await record.write([{ entity: 'plan', entityId: planId, op: 'update', base: {}, set }]);
    expect(said, JSON.stringify(said)).toMatchObject({ status: 200 });
    expect(await remove(_id)).toMatchObject({
      status: 409,
      body: { message: fileRefusals.inUse(['the details of the farm']) },
    });
  });

  test('does not take the report of a laboratory that a soil test shows, until the test is gone', async () => {
    const { _id } = await add(pdf('report'));
    const record = replicaOf(server, lead, planId);
    const [transectId, testId] = [uuidv7(), uuidv7()];
    const geometry = {
      type: 'LineString',
      coordinates: [
        [172.3, -42.8],
        [172.301, -42.8],
      ],
    };
    const soilTest = { transectId, sampledOn: '2026-05-04', ph: '5.9', documents: [_id] };
    const created = await record.write([
      {
        entity: 'transect',
        entityId: transectId,
        op: 'create',
        set: { geometry, ...exampleAttributes.transect },
      },
      { entity: 'soilTest', entityId: testId, op: 'create', set: soilTest },
    ]);
    expect(created, JSON.stringify(created)).toMatchObject({ status: 200 });
    expect(await remove(_id)).toMatchObject({
      status: 409,
      body: { message: fileRefusals.inUse(['the soil test of 4 May 2026']) },
    });
    const gone = await record.write([{ entity: 'soilTest', entityId: testId, op: 'delete', baseVersion: 1 }]);
    expect(gone).toMatchObject({ status: 200 });
    expect((await remove(_id)).status).toBe(200);
  });

  test('does not take the paper of an audit', async () => {
    const { _id } = await add(pdf('audit'));
    const audit = await server.call(`/api/plan/${planId}/life/audit/create`, {
      as: lead,
      body: {
        approvalType: 'auditor',
        personName: 'Rua Kahu',
        decidedOn: '2026-03-02',
        grade: 'B',
        nextOn: '2027-03-02',
        documents: [_id],
      },
    });
    expect(audit, JSON.stringify(audit)).toMatchObject({ status: 200 });
    expect(await remove(_id)).toMatchObject({
      status: 409,
      body: { message: fileRefusals.inUse(['the audit of 2 March 2026']) },
    });
  });
});

describe('a document that an auditor is shown', () => {
  const post = <T>(path: string, body: object, as = lead, method = 'POST') =>
    server.call<T>(`/api/plan/${planId}/${path}`, { as, body, method });

  test('is the one of the frozen version, whatever became of it since; another only once the farm attached it to its reply', async () => {
    const shown = await add(pdf('as it was shown'), { name: 'Shown.pdf' });
    await post('life/submit', {});
    await post('life/take-back', {});
    const later = await add(pdf('later'), { name: 'Later.pdf' });
    const rua = await server.addUser({ role: 'accountUser' });
    const invited = await post<{ _id: string }>('examination/create', {
      kind: 'audit',
      programme: 'processorYear',
      name: 'Rua Kahu',
      email: rua.email,
      scope: 'The season',
      expiresOn: '2099-12-31',
      versionNumber: 1,
    });
    const id = invited.body._id;
    const read = (fileId: string, as = rua) =>
      server.call(`/api/plan/${planId}/examination/file/${id}/${fileId}`, { as });
    expect((await read(shown._id)).status).toBe(404);
    const declared = { hasNoConflict: true, accreditation: 'FEP 114', accreditedUntil: '2099-12-31' };
    await post(`examination/accept/${id}`, declared, rua);

    await add(pdf('as it is now'), { versionOf: shown._id });
    await remove(shown._id);
    expect(Buffer.from((await read(shown._id)).bytes).toString()).toContain('as it was shown');
    expect((await read(later._id)).status).toBe(404);
    expect((await get(later._id, '', rua)).status).toBe(403);
    expect((await read(shown._id, lead)).status).toBe(403);

    const findings = programmes.processorYear
      .newest()
      .areas.flatMap(({ asks }) => asks)
      .map((key) => ({ item: `requirement.${key}`, verdict: 'moreNeeded', note: 'Not there' }));
    await post(`examination/find/${id}`, { findings }, rua, 'PUT');
    expect((await post(`examination/send-draft/${id}`, { replyBy: '2099-01-31' }, rua)).status).toBe(200);
    const reply = (file: string) =>
      post(`examination/reply/${id}`, {
        answers: [{ item: findings[0]?.item, stance: 'shown', files: [file] }],
      });
    expect((await reply(uuidv7())).status).toBe(400);
    expect((await reply(later._id)).status).toBe(200);
    expect(Buffer.from((await read(later._id)).bytes).toString()).toContain('later');
  });
});
