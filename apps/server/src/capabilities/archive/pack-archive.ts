import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  csvText,
  ARCHIVE_PRODUCT,
  ARCHIVE_VERSION,
  archivePaths,
  archiveWords,
  featureTable,
  namesOfFeatures,
  safeFileName,
  type FeatureNames,
} from '@tussock/domain';
import { writeWkt } from '@tussock/geometry';
import yazl from 'yazl';
import { byKind, featuresIn, type RecordFeature } from '../../platform/map-files/features-of-record.ts';
import { writeGeoPackage } from '../../platform/map-files/write-geopackage.ts';
import { signArchive } from '../../platform/secrets/archive-signature.ts';
import type { Maker, MakerTools } from '../../platform/tasks/task-kind.ts';
import { archiveSchema } from './archive-schema.ts';
import { historyLines } from './history-lines.ts';
import type { ArchiveManifest, ArchiveOrder, PackedFile, PlanArchive } from './plan-archive.ts';

const unpack = promisify(gunzip);
const csv = (lines: readonly (readonly string[])[]): Buffer => Buffer.from(csvText(lines), 'utf8');

/** A ZIP being written, with the SHA-256 of its files so far. */
interface Packing {
  readonly zip: yazl.ZipFile;
  readonly at: Date;
  readonly listed: { path: string; bytes: number; sha256: string }[];
}

function addBytes({ zip, at, listed }: Packing, path: string, bytes: Uint8Array): void {
  const held = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  listed.push({ path, bytes: held.length, sha256: createHash('sha256').update(held).digest('hex') });
  zip.addBuffer(held, path, { mtime: at });
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  hash: Hash,
  seen: { bytes: number },
): AsyncIterable<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    seen.bytes += chunk.length;
    yield chunk;
  }
}

/** Adds a file of the store as a stream; false where the store no longer has it. */
async function addStored(
  { zip, listed }: Packing,
  { path, key, at }: PackedFile,
  files: MakerTools['files'],
): Promise<boolean> {
  const chunks = await files.stream(key);
  if (!chunks) return false;
  const hash = createHash('sha256');
  const seen = { bytes: 0 };
  const stream = Readable.from(counted(chunks, hash, seen));
  // Pictures and PDFs are packed already.
  zip.addReadStream(stream, path, { mtime: at, compress: false });
  await finished(stream);
  listed.push({ path, bytes: seen.bytes, sha256: hash.digest('hex') });
  return true;
}

/** Adds the tables and layers made from the record. */
async function addTables(packing: Packing, order: ArchiveOrder, plan: PlanArchive): Promise<void> {
  const features: readonly RecordFeature[] = featuresIn(plan.rows);
  const names: FeatureNames = namesOfFeatures(features);
  for (const { kind, features: ofKind } of byKind(features)) {
    const rows = ofKind.map(({ geometry, ...feature }) => ({ ...feature, shapeText: writeWkt(geometry) }));
    addBytes(packing, `csv/${safeFileName(kind.names.plural)}.csv`, csv(featureTable(kind, rows, names)));
  }
  addBytes(packing, archivePaths.layers, await writeGeoPackage(features, { names, at: order.madeAt }));
  const named = new Map(features.map(({ id, kind, attributes }) => [id, kind.label(attributes)]));
  const people = new Map(plan.people.map(({ id, name }) => [id, name]));
  addBytes(
    packing,
    archivePaths.history,
    csv(historyLines(order.history, (id) => named.get(id) ?? people.get(id))),
  );
}

const manifestOf = (
  { farm, madeAt, madeBy, history }: ArchiveOrder,
  plan: PlanArchive,
  files: ArchiveManifest['files'],
): ArchiveManifest => ({
  product: ARCHIVE_PRODUCT,
  content: 'wholePlan',
  formatVersion: ARCHIVE_VERSION,
  farm,
  madeAt: madeAt.toISOString(),
  madeBy,
  counts: {
    things: plan.rows.length,
    features: featuresIn(plan.rows).length,
    files: plan.files.filter(({ path }) => path !== null).length,
    versions: plan.versions.length,
    history: history.length,
  },
  files,
});

const textBytes = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`, 'utf8');

/** Packs a whole plan into one ZIP, file by file; the manifest comes last, with the SHA-256 of everything before it. */
export const packArchive: Maker = async (content, { path, files, say }) => {
  const order = content as ArchiveOrder; // made by `archiveTask`
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream as Readable, createWriteStream(path)); // one of Node's, typed as its oldest form
  // What a file throws while it is read is told by the one who waits for it.
  zip.on('error', () => undefined);
  const packing: Packing = { zip, at: order.madeAt, listed: [] };
  const plan = JSON.parse(order.planText) as PlanArchive; // written by `archiveTask`
  say(archiveWords.steps.tables, 0, order.files.length + 1);
  await addTables(packing, order, plan);
  for (const frozen of order.frozen) addBytes(packing, frozen.path, await unpack(frozen.content));
  const gone = new Set<string>();
  for (const [index, file] of order.files.entries()) {
    say(archiveWords.steps.documents, index + 1, order.files.length + 1);
    if (!(await addStored(packing, file, files))) gone.add(file.path);
  }
  const whole: PlanArchive = {
    ...plan,
    files: plan.files.map((file) => (gone.has(file.path ?? '') ? { ...file, path: null } : file)),
    versions: plan.versions.map((version) =>
      gone.has(version.pdf?.path ?? '') ? { ...version, pdf: null } : version,
    ),
  };
  addBytes(packing, archivePaths.plan, textBytes(whole));
  addBytes(packing, archivePaths.schema, textBytes(archiveSchema()));
  const manifest = manifestOf(
    order,
    whole,
    packing.listed.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
  );
  const signature = signArchive(order.signingKey, JSON.stringify(manifest));
  zip.addBuffer(textBytes({ ...manifest, signature }), archivePaths.manifest, { mtime: order.madeAt });
  zip.end();
  await written;
};
