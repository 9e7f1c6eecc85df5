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
import { openHashedZip, type HashedZip } from '../../platform/files/hashed-zip.ts';
import { byKind, featuresIn, type RecordFeature } from '../../platform/map-files/features-of-record.ts';
import { writeGeoPackage } from '../../platform/map-files/write-geopackage.ts';
import { signArchive } from '../../platform/secrets/archive-signature.ts';
import type { Maker } from '../../platform/tasks/task-kind.ts';
import { archiveSchema } from './archive-schema.ts';
import { historyLines } from './history-lines.ts';
import type { ArchiveManifest, ArchiveOrder, PlanArchive } from './plan-archive.ts';

const unpack = promisify(gunzip);
const csv = (lines: readonly (readonly string[])[]): Buffer => Buffer.from(csvText(lines), 'utf8');

/** Adds the tables and layers made from the record. */
async function addTables(zip: HashedZip, order: ArchiveOrder, plan: PlanArchive): Promise<void> {
  const features: readonly RecordFeature[] = featuresIn(plan.rows);
  const names: FeatureNames = namesOfFeatures(features);
  for (const { kind, features: ofKind } of byKind(features)) {
    const rows = ofKind.map(({ geometry, ...feature }) => ({ ...feature, shapeText: writeWkt(geometry) }));
    zip.addBytes(`csv/${safeFileName(kind.names.plural)}.csv`, csv(featureTable(kind, rows, names)));
  }
  zip.addBytes(archivePaths.layers, await writeGeoPackage(features, { names, at: order.madeAt }));
  const named = new Map(features.map(({ id, kind, attributes }) => [id, kind.label(attributes)]));
  const people = new Map(plan.people.map(({ id, name }) => [id, name]));
  zip.addBytes(
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
  const zip = openHashedZip(path, order.madeAt);
  const plan = JSON.parse(order.planText) as PlanArchive; // written by `archiveTask`
  say(archiveWords.steps.tables, 0, order.files.length + 1);
  await addTables(zip, order, plan);
  for (const frozen of order.frozen) zip.addBytes(frozen.path, await unpack(frozen.content));
  const gone = new Set<string>();
  for (const [index, file] of order.files.entries()) {
    say(archiveWords.steps.documents, index + 1, order.files.length + 1);
    if (!(await zip.addStored(file, files))) gone.add(file.path);
  }
  const whole: PlanArchive = {
    ...plan,
    files: plan.files.map((file) => (gone.has(file.path ?? '') ? { ...file, path: null } : file)),
    versions: plan.versions.map((version) =>
      gone.has(version.pdf?.path ?? '') ? { ...version, pdf: null } : version,
    ),
  };
  zip.addBytes(archivePaths.plan, textBytes(whole));
  zip.addBytes(archivePaths.schema, textBytes(archiveSchema()));
  const manifest = manifestOf(
    order,
    whole,
    zip.listed.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
  );
  const signature = signArchive(order.signingKey, JSON.stringify(manifest));
  zip.addUnlisted(archivePaths.manifest, textBytes({ ...manifest, signature }));
  await zip.close();
};
