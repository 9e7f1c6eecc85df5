import type { PlanFile, PresignedData } from '@tussock/contract';
import { LARGEST_UPLOAD, MOST_FILES, fileRefusals } from '@tussock/domain';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phonePhoto, PHOTO_PLACE, pictureOf } from '../../testing/example-images.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

let server: TestServer;
let lead: TestUser;
let planId: string;
let otherPlanId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff', name: 'Tom Sinclair' });
  planId = await server.addPlan({ lead });
  otherPlanId = await server.addPlan({ lead, propertyName: 'Another farm' });
});
afterAll(() => server.close());

interface Wish {
  readonly plan?: string;
  readonly as?: TestUser;
  readonly purpose?: 'photo' | 'document';
  readonly contentType?: string;
}

const presign = ({ plan = planId, as = lead, purpose = 'photo', contentType = 'image/jpeg' }: Wish = {}) =>
  server.call<{ filePath: string; presignedData: PresignedData }>(`/api/plan/${plan}/file/presigned-url`, {
    as,
    body: { purpose, contentType },
  });

async function upload(bytes: Uint8Array, wish: Wish = {}): Promise<string> {
  const { filePath, presignedData } = (await presign(wish)).body;
  expect(await uploadFile(presignedData, bytes, wish.contentType ?? 'image/jpeg')).toBe(204);
  return filePath;
}

const attach = (
  filePath: string,
  {
    plan = planId,
    as = lead,
    purpose = 'photo',
    opId = uuidv7(),
    contentType: _asUploaded,
    ...rest
  }: Wish & { opId?: string; keepsPlace?: boolean; name?: string; takenAt?: string; doneAt?: string } = {},
) =>
  server.call<PlanFile>(`/api/plan/${plan}/file/attach`, {
    as,
    headers: { 'idempotency-key': opId },
    body: { filePath, purpose, name: 'Tōtara Creek.jpg', ...rest },
  });

const get = (id: string, size: string, { plan = planId, as = lead }: Wish = {}) =>
  server.call(`/api/plan/${plan}/file/get/${id}/${size}`, { as });

const pdf = { purpose: 'document', contentType: 'application/pdf' } as const;

describe('[API-UP-1] a photo of a plan', () => {
  test('is uploaded, made anew in two sizes, listed, and shown to whoever may see the plan', async () => {
    const saved = await attach(await upload(await phonePhoto(2400, 1200)));
    expect(saved.body).toMatchObject({
      purpose: 'photo',
      name: 'Tōtara Creek.jpg',
      contentType: 'image/jpeg',
      width: 800,
      height: 1600,
      place: null,
      uploadedByName: 'Tom Sinclair',
    });
    const viewer = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, viewer, 'viewer');
    const [large, small] = [
      await get(saved.body._id, 'large', { as: viewer }),
      await get(saved.body._id, 'small', { as: viewer }),
    ];
    expect(await sharp(large.bytes).metadata()).toMatchObject({ width: 800, height: 1600 });
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 320, height: 240 });
    expect((await sharp(large.bytes).metadata()).exif).toBeUndefined();
    expect(large.headers.get('x-content-type-options')).toBe('nosniff');
    expect(large.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(large.headers.get('cache-control')).toBe('private, no-cache');
    const listed = await server.call<{ results: PlanFile[] }>(`/api/plan/${planId}/file/all`, { as: viewer });
    expect(listed.body.results.map(({ _id }) => _id)).toContain(saved.body._id);
  });

  test('keeps where it was taken only where that is asked for', async () => {
    const photo = await phonePhoto(64, 48);
    const kept = await attach(await upload(photo), { keepsPlace: true });
    expect(kept.body.place).toEqual(PHOTO_PLACE);
    const without = await attach(await upload(await pictureOf(64, 48)), { keepsPlace: true });
    expect(without.body.place).toBeNull();
  });

  test('keeps when it was taken: as its camera says with its time zone, else as the device says, never later than it came', async () => {
    const exif = { IFD2: { DateTimeOriginal: '2026:11:02 16:04:05', OffsetTimeOriginal: '+13:00' } };
    const noted = await sharp(await pictureOf(64, 48))
      .withExif(exif)
      .jpeg()
      .toBuffer();
    const takenAt = '2026-01-01T00:00:00.000Z';
    server.clock.at = new Date('2026-11-22T00:00:00Z');
    expect((await attach(await upload(noted), { takenAt })).body.takenAt).toBe('2026-11-02T03:04:05.000Z');
    const plain = await pictureOf(64, 48);
    expect((await attach(await upload(plain), { takenAt })).body.takenAt).toBe(takenAt);
    const tomorrow = '2026-11-23T00:00:00.000Z';
    expect((await attach(await upload(plain), { takenAt: tomorrow })).body.takenAt).toBeNull();
    expect((await attach(await upload(plain), { takenAt: 'Monday' })).status).toBe(400);
  });

  test('that was chosen before it was sent has both times in the history', async () => {
    const plan = await server.addPlan({ lead });
    const doneAt = new Date(server.clock.at.getTime() + 60_000).toISOString();
    server.clock.at = new Date(server.clock.at.getTime() + 3_600_000);
    const filePath = await upload(await pictureOf(64, 48), { plan });
    await attach(filePath, { plan, doneAt });
    const { body } = await server.call<{ results: unknown[] }>(`/api/plan/${plan}/history`, { as: lead });
    expect(body.results[0]).toMatchObject({ entity: 'file', at: server.clock.at.toISOString(), doneAt });
  });

  test('is not seen by somebody of another plan, by whichever way they ask', async () => {
    const stranger = await server.addUser({ role: 'accountUser' });
    await server.giveRole(otherPlanId, stranger, 'owner');
    const { _id } = (await attach(await upload(await pictureOf(64, 48)))).body;
    expect((await get(_id, 'large', { as: stranger })).status).toBe(403);
    expect((await get(_id, 'large', { as: stranger, plan: otherPlanId })).status).toBe(404);
    expect((await get(_id, 'original')).status).toBe(404);
    expect((await get('x', 'large')).status).toBe(404);
  });

  test('that is none is refused with a kind word', async () => {
    const refused = await attach(await upload(Buffer.from('<svg/>')));
    expect([refused.status, refused.body.message]).toEqual([400, [fileRefusals.imageType]]);
    const unsigned = await presign({ contentType: 'image/heic' });
    expect([unsigned.status, unsigned.body.message]).toEqual([400, [fileRefusals.imageType]]);
  });

  test('[ERR-413] that is too large is refused where it is uploaded', async () => {
    const { presignedData } = (await presign()).body;
    const bytes = new Uint8Array(LARGEST_UPLOAD.photo + 1);
    expect(await uploadFile(presignedData, bytes, 'image/jpeg')).toBe(413);
  });

  test('uploaded by another person, for another plan or another purpose cannot be taken', async () => {
    const editor = await server.addUser({ role: 'providerStaff' });
    await server.giveRole(planId, editor, 'editor');
    const filePath = await upload(await pictureOf(64, 48));
    expect((await attach(filePath, { as: editor })).body.message).toEqual([fileRefusals.uploadGone]);
    expect((await attach(filePath, { plan: otherPlanId })).body.message).toEqual([fileRefusals.uploadGone]);
    expect((await attach(filePath, { purpose: 'document' })).body.message).toEqual([fileRefusals.uploadGone]);
    expect((await attach(filePath)).status).toBe(200);
  });

  test('is taken once: the same write again has the same answer, another one is refused', async () => {
    const opId = uuidv7();
    const filePath = await upload(await pictureOf(64, 48));
    const first = await attach(filePath, { opId });
    expect((await attach(filePath, { opId })).body).toEqual(first.body);
    expect((await attach(filePath)).status).toBe(400);
  });

  test('that is attached twice at once becomes one file, and the other is told that the upload is gone', async () => {
    const filePath = await upload(await pictureOf(64, 48));
    const answers = await Promise.all([attach(filePath), attach(filePath)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      message: [fileRefusals.uploadGone],
    });
  });

  test('has words under it that may be changed, and both acts are in the plan’s history', async () => {
    const { _id } = (await attach(await upload(await pictureOf(64, 48)))).body;
    const path = `/api/plan/${planId}/file/update/${_id}`;
    const changed = await server.call(path, { as: lead, method: 'PUT', body: { caption: ' By the ford ' } });
    expect(changed.body).toMatchObject({ caption: 'By the ford' });
    const history = await server.call<{ results: { op: string; summary: string }[] }>(
      `/api/plan/${planId}/history?entityId=${_id}`,
      { as: lead },
    );
    expect(history.body.results.map(({ op, summary }) => [op, summary])).toEqual([
      ['update', 'File: Tōtara Creek.jpg'],
      ['create', 'File: Tōtara Creek.jpg'],
    ]);
    const long = { caption: 'x'.repeat(201) };
    expect((await server.call(path, { as: lead, method: 'PUT', body: long })).status).toBe(400);
  });
});

describe('a document of a plan', () => {
  test('is kept as it is, and only ever downloaded', async () => {
    const saved = await attach(await upload(PDF, pdf), { ...pdf, name: 'Consent CRC 204.pdf' });
    expect(saved.body).toMatchObject({ purpose: 'document', contentType: 'application/pdf', width: null });
    const file = await get(saved.body._id, 'original');
    expect(Buffer.from(file.bytes).equals(PDF)).toBe(true);
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="Consent CRC 204.pdf"; filename*=UTF-8\'\'Consent%20CRC%20204.pdf',
    );
    expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  test('that is not what it was said to be is refused', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const refused = await attach(await upload(page, pdf), pdf);
    expect([refused.status, refused.body.message]).toEqual([400, [fileRefusals.notPdf]]);
    const program = await presign({ purpose: 'document', contentType: 'application/x-msdownload' });
    expect(program.body.message).toEqual([fileRefusals.documentType]);
  });

  test('is asked for again by a browser that has it, which is told whether it may still show it', async () => {
    const saved = await attach(await upload(await phonePhoto(60, 60)));
    const viewer = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, viewer, 'viewer');
    const path = `/api/plan/${planId}/file/get/${saved.body._id}/small`;
    const etag = (await server.call(path, { as: viewer })).headers.get('etag') ?? '';
    const again = { as: viewer, headers: { 'if-none-match': etag } };
    const kept = await server.call(path, again);
    expect([kept.status, kept.bytes.length]).toEqual([304, 0]);
    await server.database.db.deleteFrom('planRole').where('userId', '=', viewer.id).execute();
    expect((await server.call(path, again)).status).toBe(403);
  });

  test('may be a picture of one', async () => {
    const wish = { purpose: 'document', contentType: 'image/png' } as const;
    const saved = await attach(await upload(await pictureOf(64, 48, 'png'), wish), wish);
    expect(saved.body).toMatchObject({ contentType: 'image/jpeg', width: 64 });
  });
});

describe('a feature with files', () => {
  const create = (attributes: Record<string, unknown>, plan = planId) =>
    server.call<{ properties: Record<string, unknown> }>(`/api/plan/${plan}/feature/create`, {
      as: lead,
      body: {
        _id: uuidv7(),
        featureType: 'troughs',
        geometry: { type: 'Point', coordinates: [172.5, -43.3] },
        properties: { name: 'Trough', status: 'existing', material: 'concrete', ...attributes },
      },
    });

  test('keeps photos and documents of its plan in the order given', async () => {
    const [one, two] = [
      (await attach(await upload(await pictureOf(64, 48)))).body._id,
      (await attach(await upload(await pictureOf(64, 48)))).body._id,
    ];
    const paper = (await attach(await upload(PDF, pdf), pdf)).body._id;
    const saved = await create({ photos: [two, one, two], documents: [paper] });
    expect(saved.body.properties).toMatchObject({ photos: [two, one], documents: [paper] });
  });

  test.each([
    ['of another plan', 'photos', async () => (await attach(await upload(await pictureOf(9, 9)))).body._id],
    ['that does not exist', 'photos', () => Promise.resolve(uuidv7())],
    ['that is a document', 'photos', async () => (await attach(await upload(PDF, pdf), pdf)).body._id],
  ])('is refused with a photo %s', async (name, field, make) => {
    const refused = await create(
      { [field]: [await make()] },
      name.includes('another') ? otherPlanId : planId,
    );
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual([{ field, message: 'Photos must be chosen from this plan' }]);
  });

  test('may have so many photos and no more', async () => {
    const photos = Array.from({ length: MOST_FILES + 1 }, () => uuidv7());
    expect((await create({ photos })).body.message).toEqual([
      `Photos must be ${MOST_FILES} or fewer; there are ${MOST_FILES + 1}`,
    ]);
  });
});

describe('deleting a file of a plan', () => {
  const remove = (id: string, as = lead) =>
    server.call<{ _id: string }>(`/api/plan/${planId}/file/delete/${id}`, { as, method: 'DELETE' });
  const addPhoto = async () => (await attach(await upload(await pictureOf(64, 48)))).body._id;
  const trough = (photos: readonly string[]) => {
    const _id = uuidv7();
    const properties = { name: 'By the ford', status: 'existing', material: 'concrete', photos };
    const geometry = { type: 'Point', coordinates: [172.5, -43.3] };
    return server.call<{ _id: string }>(`/api/plan/${planId}/feature/create`, {
      as: lead,
      body: { _id, featureType: 'troughs', geometry, properties },
    });
  };

  test('is refused to who may only look, and with an id that is of no file of the plan', async () => {
    const viewer = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, viewer, 'viewer');
    const id = await addPhoto();
    expect((await remove(id, viewer)).status).toBe(403);
    expect((await remove(uuidv7())).status).toBe(404);
    expect((await get(id, 'large')).status).toBe(200);
  });

  test('takes it out of the list, and that it was there stays in the history', async () => {
    const id = await addPhoto();
    expect((await remove(id)).body).toEqual({ _id: id });
    expect((await get(id, 'large')).status).toBe(404);
    const history = await server.call<{ results: { op: string }[] }>(
      `/api/plan/${planId}/history?entityId=${id}`,
      { as: lead },
    );
    expect(history.body.results.map(({ op }) => op)).toEqual(['delete', 'create']);
  });

  test('is refused while a feature shows it, and says which, until the feature is gone', async () => {
    const id = await addPhoto();
    const shown = await trough([id]);
    const refused = await remove(id);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'fileInUse',
        message: 'This file is shown with the trough By the ford. Take it out there first.',
      },
    ]);
    const path = `/api/plan/${planId}/feature/delete/${shown.body._id}?featureType=troughs`;
    expect((await server.call(path, { as: lead, method: 'DELETE' })).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
  });
});
