import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlanFile, ReplyOf, TaskReply, uploadParts } from '@tussock/contract';
import { documentWords } from '@tussock/domain';
import { unzipSync } from 'fflate';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { packParcel, type Parcel } from './pack-parcel.ts';

const TYPE = 'application/pdf';
const pdf = (words: string): Buffer => Buffer.from(`%PDF-1.7\n% ${words}\ntrailer << >>\n%%EOF\n`);
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Unpacks a ZIP by a library that packs none of ours: the files by their paths. */
function unpack(zip: Uint8Array) {
  const files = unzipSync(zip);
  return {
    names: Object.keys(files),
    bytes: (path: string): Buffer => Buffer.from(files[path] ?? []),
  };
}

describe('a parcel of documents', () => {
  const at = new Date('2026-11-22T00:00:00Z');
  const entry = (path: string, key: string): Parcel['files'][number] => ({ path, key, at });
  const pack = async (files: Parcel['files'], bytes: Readonly<Record<string, Uint8Array>>) => {
    const folder = await mkdtemp(join(tmpdir(), 'tussock-pack-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, 'made');
    async function* chunks(key: string) {
      yield bytes[key]?.subarray(0, 3) ?? new Uint8Array();
      yield bytes[key]?.subarray(3) ?? new Uint8Array();
    }
    const store = {
      read: () => Promise.resolve(undefined),
      write: () => Promise.resolve(),
      stream: async (key: string) => (key in bytes ? chunks(key) : undefined),
    };
    const said: [string, number, number][] = [];
    await packParcel({ farm: 'Kōtare Flats', files } satisfies Parcel, {
      path,
      files: store,
      say: (...told) => said.push(told),
      typeset: () => Promise.reject(new Error('nothing is typeset')),
    });
    return { zip: unpack(await readFile(path)), said };
  };

  test('holds each file in its folders, and a list of fingerprints; says how far it is', async () => {
    const one = pdf('one');
    const { zip, said } = await pack([entry('Consents/Wai Māori/Tōtara.pdf', 'a'), entry('b.pdf', 'b')], {
      a: one,
      b: pdf('two'),
    });
    expect(zip.names).toEqual(['Consents/Wai Māori/Tōtara.pdf', 'b.pdf', documentWords.listName]);
    expect(zip.bytes('Consents/Wai Māori/Tōtara.pdf')).toEqual(one);
    expect(zip.bytes(documentWords.listName).toString()).toContain(
      `${sha256(one)}  Consents/Wai Māori/Tōtara.pdf\n${sha256(pdf('two'))}  b.pdf\n`,
    );
    expect(said).toEqual([
      [documentWords.packing, 0, 2],
      [documentWords.packing, 1, 2],
    ]);
  });

  test('says in its list what is gone from the store, and holds the rest', async () => {
    const { zip } = await pack([entry('gone.pdf', 'x'), entry('b.pdf', 'b')], { b: pdf('two') });
    expect(zip.names).toEqual(['b.pdf', documentWords.listName]);
    expect(zip.bytes(documentWords.listName).toString()).toContain(`# ${documentWords.notThere}: gone.pdf`);
  });
});

describe('ordering documents', () => {
  let server: TestServer;
  let lead: TestUser;
  let viewer: TestUser;
  let planId: string;
  beforeAll(async () => {
    server = await startTestServer();
    lead = await server.addUser({ role: 'providerStaff' });
    planId = await server.addPlan({ lead, propertyName: 'Kōtare Flats' });
    viewer = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, viewer, 'viewer');
  });
  afterAll(() => server.close());

  async function add(words: string, written: object): Promise<string> {
    const bytes = pdf(words);
    const body = { uploadId: uuidv7(), purpose: 'document', contentType: TYPE, bytes: bytes.length };
    const begun = await server.call<ReplyOf<typeof uploadParts>>(`/api/plan/${planId}/file/upload`, {
      as: lead,
      body,
    });
    await uploadFile(begun.body.missing[0]?.presignedData ?? { url: '', fields: {} }, bytes, TYPE);
    const attached = { filePath: begun.body.filePath, purpose: 'document', ...written };
    return (await server.call<PlanFile>(`/api/plan/${planId}/file/attach`, { as: lead, body: attached })).body
      ._id;
  }
  const order = (as: TestUser, ids: readonly string[]) =>
    server.call<{ _id: string }>(`/api/plan/${planId}/file/order`, { as, body: { ids } });
  async function fetchMade(as: TestUser, id: string): Promise<Uint8Array> {
    const stateOf = async () =>
      (await server.call<{ results: TaskReply[] }>('/api/task/all', { as })).body.results.find(
        ({ _id }) => _id === id,
      )?.state;
    await expect.poll(stateOf, { timeout: 20_000 }).toBe('done');
    return (await server.call(`/api/plan/${planId}/task/download/${id}`, { as })).bytes;
  }

  test('gives whoever may see the plan all of them, under names that are safe and stand once', async () => {
    await add('one', { name: 'Bore.pdf', folder: 'Consents' });
    await add('two', { name: 'bore.PDF', folder: 'Consents' });
    const chosen = await add('three', { name: 'a/b: Tōtara?' });
    const all = unpack(await fetchMade(viewer, (await order(viewer, [])).body._id));
    expect(all.names.toSorted()).toEqual(
      ['Consents/Bore (2).pdf', 'Consents/bore.PDF', documentWords.listName, 'a-b- Tōtara-.pdf'].toSorted(),
    );
    const some = unpack(await fetchMade(viewer, (await order(viewer, [chosen])).body._id));
    expect(some.names).toEqual(['a-b- Tōtara-.pdf', documentWords.listName]);
    expect(some.bytes('a-b- Tōtara-.pdf')).toEqual(pdf('three'));
  });

  test('is refused to who may not see the plan', async () => {
    const stranger = await server.addUser({ role: 'accountUser' });
    expect((await order(stranger, [])).status).toBe(403);
  });
});
