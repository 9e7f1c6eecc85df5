import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  archiveRefusals,
  ARCHIVE_VERSION,
  LARGEST_RATIO,
  LARGEST_RECORD,
  LARGEST_UNPACKED,
  MOST_ARCHIVE_FILES,
} from '@tussock/domain';
import { expect, onTestFinished, test } from 'vitest';
import yazl from 'yazl';
import { unpackArchive, type Unpacked } from './unpack-archive.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const listed = (path: string, text: string) => ({
  path,
  bytes: Buffer.byteLength(text),
  sha256: sha256(text),
});
const manifest = (files: readonly object[], more: object = {}): string =>
  JSON.stringify({
    product: 'tussock',
    content: 'wholePlan',
    formatVersion: ARCHIVE_VERSION,
    files,
    ...more,
  });

interface Entry {
  readonly path: string;
  readonly text: string;
  readonly mode?: number;
}

/** A ZIP of a few texts; names that the library would not write are put in behind its back. */
async function zipOf(
  entries: readonly Entry[],
  rename: readonly [string, string] = ['', ''],
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'tussock-zip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const zip = new yazl.ZipFile();
  for (const { path, text, mode = 0o100644 } of entries) zip.addBuffer(Buffer.from(text), path, { mode });
  zip.end();
  await pipeline(zip.outputStream as Readable, createWriteStream(join(folder, 'zip')));
  const bytes = await readFile(join(folder, 'zip'));
  // Both names have one length: nothing else in the ZIP moves.
  return Buffer.from(bytes.toString('latin1').replaceAll(...rename), 'latin1');
}

/** Where the directory of a ZIP lists a file, by the signature of its entries and the place of the name in one. */
function listedAt(bytes: Buffer, path: string): number {
  const name = bytes.lastIndexOf(path);
  expect(bytes.readUInt32LE(name - 46)).toBe(0x02014b50);
  return name - 46;
}

/** A ZIP whose directory says of a file that so much of it comes out of so little. */
function saying(zip: Buffer, path: string, { of, unpacked }: { of: number; unpacked: number }): Buffer {
  const bytes = Buffer.from(zip);
  const at = listedAt(bytes, path);
  bytes.writeUInt32LE(of, at + 20);
  bytes.writeUInt32LE(unpacked, at + 24);
  return bytes;
}

async function unpack(bytes: Uint8Array): Promise<{ unpacked: Unpacked; files: readonly string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'tussock-unpack-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const into = join(folder, 'files');
  await mkdir(into);
  await writeFile(join(folder, 'zip'), bytes);
  const path = join(folder, 'told');
  const none = () => Promise.reject(new Error('nothing of the store is asked for'));
  const tools = {
    path,
    files: { read: none, stream: none, write: none },
    say: () => undefined,
    typeset: none,
  };
  await unpackArchive({ zipPath: join(folder, 'zip'), folder: into, openingKeys: [] }, tools);
  return {
    unpacked: JSON.parse(await readFile(path, 'utf8')) as Unpacked,
    files: (await readdir(folder, { recursive: true })).filter((file) => file.startsWith('..')),
  };
}
const refusalOf = async (bytes: Uint8Array): Promise<string> => {
  const { unpacked } = await unpack(bytes);
  return unpacked.ok ? 'it was taken' : unpacked.refusal;
};

const plan = { path: 'plan.json', text: '{}' };
const whole = [listed('plan.json', '{}')];
const withManifest = (text: string, ...entries: Entry[]) => [
  plan,
  ...entries,
  { path: 'manifest.json', text },
];

test('a whole ZIP is unpacked under names of ours', async () => {
  const { unpacked } = await unpack(await zipOf(withManifest(manifest(whole))));
  expect(unpacked).toMatchObject({ ok: true, files: { 'plan.json': expect.stringMatching(/files\/0$/) } });
});

test.each([
  ['../../etc/evil', 'aaaaa/etc/evil'],
  ['/evil/of.text', 'aevil/of.text'],
  ['a\\..\\evil.txt', 'aa..aevil.txt1'.slice(0, 13)],
  ['C:/evil/of.them', 'Ca/evil/of.them'],
])('a file called %s is refused by its name', async (evil, harmless) => {
  const bytes = await zipOf(withManifest(manifest(whole), { path: harmless, text: 'x' }), [harmless, evil]);
  expect(await refusalOf(bytes)).toBe(archiveRefusals.unsafe(evil));
});

test('a link in the place of a file is refused', async () => {
  const link = { path: 'documents/link', text: '/etc/passwd', mode: 0o120777 };
  expect(await refusalOf(await zipOf(withManifest(manifest(whole), link)))).toBe(
    archiveRefusals.link('documents/link'),
  );
});

test('a file that unpacks to far more than it weighs is refused before it is', async () => {
  const bomb = { path: 'documents/bomb', text: '0'.repeat(5_000_000) };
  expect(await refusalOf(await zipOf(withManifest(manifest(whole), bomb)))).toBe(
    archiveRefusals.tooMuch('documents/bomb'),
  );
});

test('a table of many like rows is taken, however small it packs', async () => {
  const rows = { path: 'csv/Paddocks.csv', text: 'Back,pasture\r\n'.repeat(60_000) };
  const files = [...whole, listed(rows.path, rows.text)];
  const { unpacked } = await unpack(await zipOf(withManifest(manifest(files), rows)));
  expect(unpacked.ok).toBe(true);
});

test.each([
  ['a record that is larger than any', 'plan.json', LARGEST_RECORD + 1],
  ['a file that is larger than all may be together', 'other.txt', LARGEST_UNPACKED + 1],
  ['files that come to more together', 'other.txt', LARGEST_UNPACKED],
])('%s is refused before it is unpacked', async (_what, path, unpacked) => {
  const zip = await zipOf(withManifest(manifest(whole), { path: 'other.txt', text: 'x'.repeat(100) }));
  const of = Math.ceil(unpacked / LARGEST_RATIO);
  expect(await refusalOf(saying(zip, path, { of, unpacked }))).toBe(archiveRefusals.tooMuch(path));
});

test('more files than are taken are refused before the first is read', async () => {
  const zip = await zipOf(withManifest(manifest(whole)));
  // How many the end of the directory says that there are, on this disk and in all.
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  zip.writeUInt16LE(MOST_ARCHIVE_FILES + 1, end + 8);
  zip.writeUInt16LE(MOST_ARCHIVE_FILES + 1, end + 10);
  expect(await refusalOf(zip)).toBe(archiveRefusals.tooMany);
});

test.each([
  ['a file that is not there', [...whole, listed('pdf/a.pdf', 'a')], archiveRefusals.missing('pdf/a.pdf')],
  [
    'a file with another fingerprint',
    [{ ...whole[0], sha256: sha256('[]') }],
    archiveRefusals.changed('plan.json'),
  ],
  ['a file of another length', [{ ...whole[0], bytes: 3 }], archiveRefusals.changed('plan.json')],
  ['no plan', [], archiveRefusals.unlisted('plan.json')],
])('a manifest that names %s is refused with the file', async (_what, files, refusal) => {
  expect(await refusalOf(await zipOf(withManifest(manifest(files))))).toBe(refusal);
});

test('a file that the manifest does not name, and one that is there twice, are refused', async () => {
  const other = { path: 'other.txt', text: 'x' };
  expect(await refusalOf(await zipOf(withManifest(manifest(whole), other)))).toBe(
    archiveRefusals.unlisted('other.txt'),
  );
  expect(await refusalOf(await zipOf(withManifest(manifest(whole), { path: 'PLAN.json', text: '' })))).toBe(
    archiveRefusals.twice('PLAN.json'),
  );
});

test.each([
  ['of a newer release', { formatVersion: ARCHIVE_VERSION + 1 }, archiveRefusals.newer(ARCHIVE_VERSION + 1)],
  ['of another product', { product: 'other' }, archiveRefusals.foreign],
  ['of something else', { content: 'map' }, archiveRefusals.foreign],
  ['that says no release', { formatVersion: undefined }, archiveRefusals.foreign],
  ['with a list of nothing', { files: [null] }, archiveRefusals.foreign],
])('a ZIP %s is refused as that', async (_what, more, refusal) => {
  expect(await refusalOf(await zipOf(withManifest(manifest(whole, more))))).toBe(refusal);
});

test('a ZIP that neither names nor has a plan is refused with what is missing', async () => {
  const none = { path: 'manifest.json', text: manifest([]) };
  expect(await refusalOf(await zipOf([none]))).toBe(archiveRefusals.missing('plan.json'));
});

test('a name that is written in two ways is there twice', async () => {
  const [composed, apart] = ['T\u014dtara.txt', 'To\u0304tara.txt'].map((path) => ({ path, text: 'x' }));
  const zip = await zipOf(withManifest(manifest(whole), composed ?? plan, apart ?? plan));
  expect(await refusalOf(zip)).toBe(archiveRefusals.twice('To\u0304tara.txt'));
});

test('a ZIP without a manifest is foreign, and bytes that are none are no ZIP', async () => {
  expect(await refusalOf(await zipOf([plan]))).toBe(archiveRefusals.foreign);
  expect(await refusalOf(Buffer.from('%PDF-1.7 no ZIP at all'))).toBe(archiveRefusals.notZip);
});

test('a ZIP that breaks off, or was damaged on its way, is refused', async () => {
  const bytes = await zipOf(withManifest(manifest(whole)));
  expect(await refusalOf(bytes.subarray(0, bytes.length - 30))).toBe(archiveRefusals.notZip);
  const damaged = Buffer.from(bytes);
  damaged[40] = (damaged[40] ?? 0) ^ 0xff;
  expect(await refusalOf(damaged)).toContain('plan.json');
});
