import { createHash } from 'node:crypto';
import type { ReplyOf, TaskReply, uploadArchive } from '@tussock/contract';
import { unzipSync, zipSync } from 'fflate';
import { uuidv7 } from 'uuidv7';
import { expect } from 'vitest';
import type { ArchiveManifest, PlanArchive } from '../capabilities/archive/plan-archive.ts';
import type { TestServer, TestUser } from './start-test-server.ts';
import { uploadFile } from './upload-file.ts';

/** The whole plan as a ZIP, ordered and fetched as a person does. */
export async function take(server: TestServer, as: TestUser, ofPlan: string): Promise<Uint8Array> {
  const ordered = await server.call<{ _id: string }>(`/api/plan/${ofPlan}/archive/order`, {
    as,
    method: 'POST',
  });
  const find = async () =>
    (await server.call<{ results: TaskReply[] }>('/api/task/all', { as })).body.results.find(
      ({ _id }) => _id === ordered.body._id,
    );
  await expect.poll(async () => (await find())?.state, { timeout: 60_000 }).toMatch(/done|failed/);
  expect((await find())?.fault).toBeNull();
  return (await server.call(`/api/plan/${ofPlan}/task/download/${ordered.body._id}`, { as })).bytes;
}

/** Sends a ZIP, piece by piece. */
export async function send(server: TestServer, as: TestUser, zip: Uint8Array): Promise<string> {
  const body = { uploadId: uuidv7(), bytes: zip.length };
  const begun = await server.call<ReplyOf<typeof uploadArchive>>('/api/plan/archive/upload', { as, body });
  // What it says is the only trace of why a busy machine refused.
  expect({ status: begun.status, said: (begun.body as { message?: unknown }).message }).toEqual({
    status: 200,
    said: undefined,
  });
  for (const { presignedData, from: first, to: last } of begun.body.missing)
    await uploadFile(presignedData, zip.subarray(first, last), 'application/zip');
  return begun.body.filePath;
}

/** Sends a ZIP and makes a plan of it. */
export const bringIn = async (server: TestServer, as: TestUser, zip: Uint8Array) =>
  server.call<{ _id: string; propertyName: string }>('/api/plan/archive/bring-in', {
    as,
    body: { filePath: await send(server, as, zip) },
  });

/** The documents of a ZIP, each with its fingerprint. */
export const papersIn = (zip: Uint8Array) =>
  Object.entries(unzipSync(zip))
    .filter(([path]) => path.startsWith('documents/'))
    .map(([path, bytes]) => [path, createHash('sha256').update(bytes).digest('hex')])
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
export const jsonIn = (zip: Uint8Array, path: string): unknown =>
  JSON.parse(Buffer.from(unzipSync(zip)[path] ?? []).toString('utf8'));
export const planIn = (zip: Uint8Array) => jsonIn(zip, 'plan.json') as PlanArchive;

/** A plan without what bringing it in says that it changes: who is meant by id, where it stands in its life, names in the store. */
export function comparable({
  rows,
  files,
  people: _people,
  versions,
  planId: _planId,
  ...rest
}: PlanArchive) {
  const withoutIds = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (key, held: unknown) => (isPerson(held) ? { ...held, id: '' } : held)));
  const ofLife = ['status', 'statusSince', 'nextDate', 'accountId'];
  return {
    ...rest,
    rows: rows.map(({ values: { responsibleId: _who, ...values }, made, ...row }) => ({
      ...row,
      values,
      made: withoutIds(omit(made, row.entity === 'plan' ? ofLife : ['byId'])),
    })),
    files: files.map(({ storedAs: _name, ...file }) => file),
    versions: versions.map(({ madeBy: _who, ...version }) => version),
  };
}
const isPerson = (value: unknown): value is { id: string } =>
  value !== null && typeof value === 'object' && 'id' in value && 'name' in value && 'at' in value;
export const omit = (values: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

const hashOf = (text: Uint8Array): string => createHash('sha256').update(text).digest('hex');

/** The same ZIP with other files, each as the manifest says. */
function withFiles(zip: Uint8Array, others: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const manifest = jsonIn(zip, 'manifest.json') as ArchiveManifest;
  const listed = manifest.files.map((file) => {
    const other = others[file.path];
    return other ? { ...file, bytes: other.length, sha256: hashOf(other) } : file;
  });
  const told = Buffer.from(JSON.stringify({ ...manifest, files: listed }));
  return zipSync({ ...unzipSync(zip), ...others, 'manifest.json': new Uint8Array(told) });
}

const bytesOf = (value: unknown): Uint8Array => new Uint8Array(Buffer.from(JSON.stringify(value)));

/** The same ZIP with another `plan.json`, whose fingerprint is right. */
export const withPlan = (zip: Uint8Array, change: (plan: PlanArchive) => unknown): Uint8Array =>
  withFiles(zip, { 'plan.json': bytesOf(change(planIn(zip))) });

/** The same ZIP with another text in the place of its first version, every fingerprint of which is right. */
export function withFrozen(zip: Uint8Array, change: (frozen: object) => unknown): Uint8Array {
  const path = 'versions/version-1.json';
  const text = bytesOf(change(jsonIn(zip, path) as object));
  const plan = planIn(zip);
  const versions = plan.versions.map((version) =>
    version.path === path ? { ...version, contentHash: hashOf(text) } : version,
  );
  return withFiles(zip, { [path]: text, 'plan.json': bytesOf({ ...plan, versions }) });
}

/** The same ZIP as a release packed it that signed none. */
export function withoutSignature(zip: Uint8Array): Uint8Array {
  const { signature: _none, ...manifest } = jsonIn(zip, 'manifest.json') as ArchiveManifest;
  return zipSync({ ...unzipSync(zip), 'manifest.json': bytesOf(manifest) });
}

/** Servers that share it are copies of one installation: what one packs and signs counts for the other. */
export const ONE_INSTALLATION = { SESSION_KEY: 'the-key-of-both-copies-of-it-0123456789' };
