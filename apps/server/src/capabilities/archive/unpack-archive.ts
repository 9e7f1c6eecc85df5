import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  ARCHIVE_PRODUCT,
  ARCHIVE_VERSION,
  archivePaths,
  archiveRefusals,
  isSafeArchivePath,
  LARGEST_RATIO,
  LARGEST_RECORD,
  LARGEST_UNPACKED,
  MOST_ARCHIVE_FILES,
} from '@tussock/domain';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { parseJson } from '../../platform/json/read-json.ts';
import { isArchiveSigned } from '../../platform/secrets/archive-signature.ts';
import type { Maker } from '../../platform/tasks/task-kind.ts';
import type { ArchiveManifest } from './plan-archive.ts';

export interface UnpackOrder {
  /** Paths of the ZIP, and of the empty folder to unpack it to. */
  readonly zipPath: string;
  readonly folder: string;
  /** Keys of this installation; an archive signed by one of them was made here. */
  readonly openingKeys: readonly string[];
}

/** Result of unpacking: the path of each file, or the reason of the refusal. */
export type Unpacked =
  | {
      readonly ok: true;
      readonly files: Readonly<Record<string, string>>;
      /** Whether this installation made it, and nobody has changed it since. */
      readonly isSigned: boolean;
    }
  | { readonly ok: false; readonly refusal: string };

/** Error: the ZIP is refused; the message is for the uploader. */
class ArchiveRefused extends Error {}

interface Taken {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

const MODE_SHIFT = 16;
const FILE_TYPE = 0o170000;
const LINK = 0o120000;
const FOLDER = 0o040000;
/** Bytes below which a file may have any compression ratio without harm. */
const SMALL = 1_000_000;

const modeOf = ({ externalFileAttributes }: Entry): number =>
  (externalFileAttributes >>> MODE_SHIFT) & FILE_TYPE;

/** Checks an entry before anything is read: refuses links, and names that could be outside of the folder. */
function checkEntry(entry: Entry, taken: ReadonlyMap<string, Taken>): void {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (!isSafeArchivePath(fileName)) throw new ArchiveRefused(archiveRefusals.unsafe(fileName.slice(0, 200)));
  if (modeOf(entry) === LINK) throw new ArchiveRefused(archiveRefusals.link(fileName));
  if (taken.has(fileName.normalize('NFC').toLowerCase()))
    throw new ArchiveRefused(archiveRefusals.twice(fileName));
  const isTable = fileName === archivePaths.plan || fileName === archivePaths.manifest;
  if (uncompressedSize > (isTable ? LARGEST_RECORD : LARGEST_UNPACKED))
    throw new ArchiveRefused(archiveRefusals.tooMuch(fileName));
  if (uncompressedSize > SMALL && uncompressedSize > compressedSize * LARGEST_RATIO)
    throw new ArchiveRefused(archiveRefusals.tooMuch(fileName));
}

/** Writes one file of the ZIP under a generated name; checks its declared size against the actual one. */
async function takeEntry(zip: ZipFile, entry: Entry, file: string): Promise<Taken> {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = await zip.openReadStreamPromise(entry);
  await pipeline(
    stream,
    async function* hashed(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(file),
  );
  return { file, bytes, sha256: hash.digest('hex') };
}

const isFolder = (entry: Entry): boolean =>
  modeOf(entry) === FOLDER ||
  (entry.fileName.endsWith('/') && isSafeArchivePath(entry.fileName.slice(0, -1)));

async function takeAll(zip: ZipFile, folder: string): Promise<ReadonlyMap<string, Taken>> {
  if (zip.entryCount > MOST_ARCHIVE_FILES) throw new ArchiveRefused(archiveRefusals.tooMany);
  const taken = new Map<string, Taken>();
  const folded = new Map<string, Taken>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    if (isFolder(entry)) continue;
    checkEntry(entry, folded);
    total += entry.uncompressedSize;
    if (total > LARGEST_UNPACKED) throw new ArchiveRefused(archiveRefusals.tooMuch(entry.fileName));
    const one = await takeEntry(zip, entry, join(folder, String(taken.size))).catch((error: unknown) => {
      throw new ArchiveRefused(archiveRefusals.unreadable(entry.fileName, reasonOf(error)));
    });
    taken.set(entry.fileName, one);
    folded.set(entry.fileName.normalize('NFC').toLowerCase(), one);
  }
  return taken;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads the manifest, which must be one of a whole plan in a known format. */
async function readManifest(taken: ReadonlyMap<string, Taken>): Promise<ArchiveManifest> {
  const listed = taken.get(archivePaths.manifest);
  if (!listed) throw new ArchiveRefused(archiveRefusals.foreign);
  let manifest: Partial<ArchiveManifest> | null;
  try {
    manifest = parseJson(await readFile(listed.file, 'utf8')) as Partial<ArchiveManifest> | null; // each part of it is judged below
  } catch (error) {
    throw new ArchiveRefused(archiveRefusals.unreadable(archivePaths.manifest, reasonOf(error)));
  }
  const isOurs = manifest?.product === ARCHIVE_PRODUCT && manifest.content === 'wholePlan';
  if (!manifest || !isOurs || typeof manifest.formatVersion !== 'number' || !Array.isArray(manifest.files))
    throw new ArchiveRefused(archiveRefusals.foreign);
  const files: readonly unknown[] = manifest.files;
  if (!files.every((file) => file !== null && typeof file === 'object' && 'path' in file))
    throw new ArchiveRefused(archiveRefusals.foreign);
  if (manifest.formatVersion > ARCHIVE_VERSION)
    throw new ArchiveRefused(archiveRefusals.newer(manifest.formatVersion));
  return manifest as ArchiveManifest; // what of it is read below is compared, and nothing else of it is used
}

/** Checks that all listed files exist with their SHA-256, and no others. */
function checkFingerprints({ files }: ArchiveManifest, taken: ReadonlyMap<string, Taken>): void {
  const named = new Map(files.map((file) => [file.path, file]));
  for (const [path, { bytes, sha256 }] of named) {
    const one = taken.get(path);
    if (!one) throw new ArchiveRefused(archiveRefusals.missing(path));
    if (one.sha256 !== sha256 || one.bytes !== bytes) throw new ArchiveRefused(archiveRefusals.changed(path));
  }
  for (const path of taken.keys())
    if (!named.has(path) && path !== archivePaths.manifest)
      throw new ArchiveRefused(archiveRefusals.unlisted(path));
  if (!named.has(archivePaths.plan)) throw new ArchiveRefused(archiveRefusals.missing(archivePaths.plan));
}

async function unpackZip({ zipPath, folder, openingKeys }: UnpackOrder): Promise<Unpacked> {
  let zip: ZipFile;
  try {
    zip = await yauzl.openPromise(zipPath, { decodeStrings: true, strictFileNames: true });
  } catch {
    throw new ArchiveRefused(archiveRefusals.notZip);
  }
  const taken = await takeAll(zip, folder).catch((error: unknown) => {
    if (error instanceof ArchiveRefused) throw error;
    const path = /(?:relative path|absolute path|characters in fileName): (.*)$/u.exec(reasonOf(error))?.[1];
    throw new ArchiveRefused(
      path === undefined ? archiveRefusals.notZip : archiveRefusals.unsafe(path.slice(0, 200)),
    );
  });
  const { signature, ...manifest } = await readManifest(taken);
  checkFingerprints(manifest, taken);
  return {
    ok: true,
    files: Object.fromEntries([...taken].map(([path, { file }]) => [path, file])),
    isSigned: isArchiveSigned(openingKeys, JSON.stringify(manifest), signature),
  };
}

/** Unpacks and checks the ZIP of a whole plan, in a process that can be ended; writes the result. */
export const unpackArchive: Maker = async (content, { path }) => {
  const unpacked = await unpackZip(content as UnpackOrder).catch((error: unknown): Unpacked => {
    // sent by `unpackInChild`
    if (error instanceof ArchiveRefused) return { ok: false, refusal: error.message };
    throw error;
  });
  await writeFile(path, JSON.stringify(unpacked));
};
