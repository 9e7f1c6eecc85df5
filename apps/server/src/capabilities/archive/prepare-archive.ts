import {
  ARCHIVE_PRODUCT,
  ARCHIVE_VERSION,
  archiveWords,
  documentWords,
  isImageType,
  safeFileName,
  uniquePaths,
} from '@tussock/domain';
import type { RecordHistoryEntry, RecordRow } from '@tussock/contract';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import { keysMadeFrom } from '../../platform/files/staged-upload-store.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import { signingArchiveKey } from '../../platform/secrets/archive-signature.ts';
import type { TaskKind, TaskOrder } from '../../platform/tasks/task-kind.ts';
import { findName } from '../../platform/things/person-name-store.ts';
import type { Services } from '../../services.ts';
import { findLayer } from '../cadastral/index.ts';
import { earlierOf, findFiles } from '../files/index.ts';
import { readRecordHistory } from '../replica/index.ts';
import { findAliases } from '../soil-tests/index.ts';
import { findNamedPeople, findWholeVersions } from './archive-store.ts';
import {
  aboutPlan,
  type ArchiveFile,
  type ArchiveOrder,
  type ArchivePart,
  type PackedFile,
  type PlanArchive,
} from './plan-archive.ts';

/** Most log entries in an archive, as many as a person would ever read; a plan of years has some thousands. */
const MOST_HISTORY = 50_000;

async function readRows(
  trx: Transaction<DB>,
  readers: readonly RecordReader[],
  planId: string,
): Promise<readonly RecordRow[]> {
  const rows: RecordRow[] = [];
  for (const { read } of readers)
    // Written by the readers in this very shape.
    for (const { text } of await read(trx, planId)) rows.push(JSON.parse(text) as RecordRow);
  return rows.toSorted((one, other) => (one.entity + one.id < other.entity + other.id ? -1 : 1));
}

async function readLayer(
  trx: Transaction<DB>,
  planId: string,
  layer: 'cadastral' | 'boundary',
): Promise<readonly ArchivePart[]> {
  return (await findLayer(trx, planId, layer)).map(({ id, properties, geojson, drawn, areaM2 }) => ({
    id,
    properties: properties as ArchivePart['properties'], // an object, as the boundary's own write makes it
    geometry: geojson,
    drawn,
    areaM2,
  }));
}

/** Reads the files of a plan with their former versions, and their paths in the ZIP. */
async function readFiles(trx: Transaction<DB>, planId: string) {
  const all = (await findFiles(trx, planId)).flatMap((row) =>
    [row, ...earlierOf(row)].map((version) => ({ row, version, isEarlier: version.number !== row.number })),
  );
  const paths = uniquePaths(
    all.map(({ row, version, isEarlier }) => {
      const photo = row.purpose === 'photo' ? [documentWords.photos] : [];
      const folders = [...photo, ...(row.folder === '' ? [] : row.folder.split('/'))];
      const earlier = isEarlier ? [`Earlier, version ${version.number}`] : [];
      const name = safeFileName(version.name, version.contentType);
      return ['documents', ...[...folders, ...earlier].map((one) => safeFileName(one)), name].join('/');
    }),
  );
  const packed: PackedFile[] = [];
  const told: ArchiveFile[] = [];
  for (const [index, { row, version }] of all.entries()) {
    const path = paths[index] ?? version.storedAs;
    const keys = keysMadeFrom({ purpose: 'document', planId }, version.storedAs);
    const key = isImageType(version.contentType) ? keys.large : keys.original;
    packed.push({ path, key, at: new Date(version.uploadedAt) });
    told.push({ fileId: row.id, number: version.number, storedAs: version.storedAs, path });
  }
  return { packed, told };
}

const frozenPath = (number: number): string => `versions/version-${number}.json`;
const pdfPath = (number: number): string => `pdf/Version ${number}.pdf`;

async function readVersions(trx: Transaction<DB>, planId: string) {
  const rows = await findWholeVersions(trx, planId);
  return {
    frozen: rows.map(({ number, content }) => ({ path: frozenPath(number), content })),
    packed: rows.flatMap(({ number, fileKey, fileMadeAt }): PackedFile[] =>
      fileKey === null ? [] : [{ path: pdfPath(number), key: fileKey, at: fileMadeAt ?? new Date(0) }],
    ),
    told: rows.map((row): PlanArchive['versions'][number] => ({
      id: row.id,
      number: row.number,
      rev: row.rev,
      reason: row.reason,
      contentHash: row.contentHash,
      madeBy: row.madeBy,
      madeByName: row.madeByName,
      madeAt: row.madeAt.toISOString(),
      ...(row.isClaimed ? { isClaimed: true } : {}),
      path: frozenPath(row.number),
      pdf:
        row.fileKey === null || row.fileSha256 === null || row.fileMadeAt === null
          ? null
          : { path: pdfPath(row.number), sha256: row.fileSha256, madeAt: row.fileMadeAt.toISOString() },
    })),
  };
}

/** Reads the whole log of a plan, the newest first. */
async function readWholeHistory(
  services: Services,
  readers: readonly RecordReader[],
  planId: string,
): Promise<readonly RecordHistoryEntry[]> {
  const plan = { planId, roles: [], heldRoles: [], abilities: ['viewPlan'] } as const;
  const entries: RecordHistoryEntry[] = [];
  let before: number | undefined;
  do {
    const page = await readRecordHistory(services, readers, { plan, before });
    entries.push(...page.results);
    before = page.nextBefore ?? undefined;
  } while (before !== undefined && entries.length < MOST_HISTORY);
  return entries;
}

/** Reads all of a plan from one snapshot of the database. */
const readPlan = (services: Services, readers: readonly RecordReader[], planId: string) =>
  services.database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const files = await readFiles(trx, planId);
      const versions = await readVersions(trx, planId);
      const plan: PlanArchive = {
        product: ARCHIVE_PRODUCT,
        formatVersion: ARCHIVE_VERSION,
        planId,
        people: await findNamedPeople(trx, planId),
        rows: await readRows(trx, readers, planId),
        boundary: {
          titles: await readLayer(trx, planId, 'cadastral'),
          blocks: await readLayer(trx, planId, 'boundary'),
        },
        files: files.told,
        versions: versions.told,
        sampleNames: await findAliases(trx, planId),
      };
      return { plan, files: [...files.packed, ...versions.packed], frozen: versions.frozen };
    });

/** The task kind that packs a whole plan: what it reads before. */
export const archiveTask = (readersOf: (services: Services) => readonly RecordReader[]): TaskKind => ({
  async prepare(services: Services, { planId, askedBy, askedAt }: TaskOrder) {
    const readers = readersOf(services);
    const { plan, files, frozen } = await readPlan(services, readers, planId);
    const { farm } = aboutPlan(plan);
    const content: ArchiveOrder = {
      planText: `${JSON.stringify(plan, null, 1)}\n`,
      files,
      frozen,
      history: await readWholeHistory(services, readers, planId),
      farm,
      madeAt: askedAt,
      madeBy: await findName(services.database.db, askedBy),
      signingKey: signingArchiveKey(services.configuration),
    };
    return {
      fileName: safeFileName(archiveWords.zipName(farm), 'application/zip'),
      contentType: 'application/zip',
      content,
    };
  },
});
