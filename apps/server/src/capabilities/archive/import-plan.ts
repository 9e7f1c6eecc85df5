import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  archivePaths,
  archiveRefusals,
  canStartPlan,
  fileRefusals,
  isImageType,
  LARGEST_ARCHIVE,
  mapIds,
  mappedIds,
} from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../platform/access/caller.ts';
import { markReferenced, noteUnreferenced } from '../../platform/files/unreferenced-files-store.ts';
import { writeToDisk } from '../../platform/files/write-to-disk.ts';
import {
  keysMadeFrom,
  readUpload,
  spendUpload,
  stageParts,
  type StagedFile,
} from '../../platform/files/staged-upload-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { ImageRefused } from '../../platform/images/encode-image.ts';
import { parseJson } from '../../platform/json/read-json.ts';
import { changeOutsidePlansPrepared } from '../../platform/ledger/change-prepared.ts';
import type { Op } from '../../platform/ledger/op.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { keepFile, saveUnchangedPicture } from '../files/index.ts';
import { findIdsByEmail, isPlanThere } from './archive-store.ts';
import { ASKED_IN, checkArchive, refuseArchive } from './check-rows.ts';
import { claimedArchive } from './claimed-archive.ts';
import { checkFrozen, checkNumbers, checkPrinted } from './check-versions.ts';
import { aboutPlan, type ArchiveVersion, type PlanArchive } from './plan-archive.ts';
import { plantPlan, type Planting } from './plant-plan.ts';
import { unpackInChild } from './unpack-in-child.ts';

const UPLOAD = { planId: null, purpose: 'planArchive' } as const;
const ZIP_TYPE = 'application/zip';
const ASKED = { field: ASKED_IN, gone: fileRefusals.uploadGone };

/** Requires the right to create plans. @throws AppError forbidden */
function checkMayStart(caller: Caller): void {
  if (!canStartPlan(caller)) throw new AppError('forbidden', { logText: 'belongs to no account' });
}

/** Starts or resumes the upload of a ZIP. @throws AppError forbidden, tooLarge before a byte is sent, notFound */
export async function stageArchive(
  { database, files, clock }: Services,
  caller: Caller,
  { uploadId, bytes }: { readonly uploadId: string; readonly bytes: number },
) {
  checkMayStart(caller);
  if (bytes > LARGEST_ARCHIVE) throw new AppError('tooLarge');
  const asked = { id: uploadId, userId: caller.userId, ...UPLOAD, contentType: ZIP_TYPE, bytes };
  const upload = await stageParts({ db: database.db, files }, { ...asked, at: clock.now() });
  if (!upload) throw new AppError('notFound');
  return { filePath: upload.filePath, missing: [...upload.missing] };
}

/** State of an import: the folder of its files, and its plan. */
interface Laying {
  readonly services: Services;
  readonly files: Readonly<Record<string, string>>;
  readonly planId: string;
}

/** Store names of a plan's files; all of them are known before the first is stored. */
interface Names {
  /** Names by file and version number. */
  readonly storedAs: ReadonlyMap<string, string>;
  /** Keys of printed versions, by version number. */
  readonly pdfs: ReadonlyMap<number, string>;
}

function nameFiles({
  planId,
  files,
  versions,
}: Pick<PlanArchive, 'planId' | 'files' | 'versions'>): Names & { readonly keys: readonly string[] } {
  const storedAs = new Map(files.map(({ fileId, number }) => [`${fileId}/${number}`, uuidv7()]));
  const pdfs = new Map(
    versions.flatMap(({ number, pdf }) =>
      pdf ? [[number, `versions/${planId}/${uuidv7()}.pdf`] as const] : [],
    ),
  );
  const ofFiles = [...storedAs.values()].flatMap((name) =>
    Object.values(keysMadeFrom({ purpose: 'document', planId }, name)),
  );
  return { storedAs, pdfs, keys: [...ofFiles, ...pdfs.values()] };
}

const placeOf = ({ files }: Laying, path: string): string => {
  const place = Object.hasOwn(files, path) ? files[path] : undefined;
  if (place === undefined) throw refuseArchive(archiveRefusals.missing(path));
  return place;
};

/** Stores one version of a file, checked like an upload. @throws AppError badRequest */
async function layFile(
  laying: Laying,
  { path, contentType, name }: { path: string; contentType: string; name: string },
): Promise<void> {
  const { services, planId } = laying;
  const place = placeOf(laying, path);
  const keys = keysMadeFrom({ purpose: 'document', planId }, name);
  if (isImageType(contentType)) {
    await saveUnchangedPicture(services.files, await readFile(place), keys).catch((error: unknown) => {
      if (!(error instanceof ImageRefused)) throw error;
      throw refuseArchive(archiveRefusals.unreadable(path, fileRefusals.imageType));
    });
    return;
  }
  const keeping = { keys, purpose: 'document', keepsPlace: false } as const;
  await keepFile(services.files, { pieces: () => createReadStream(place), contentType }, keeping).catch(
    (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'badRequest') throw error;
      throw refuseArchive(archiveRefusals.unreadable(path, [error.details.message ?? []].flat().join(' ')));
    },
  );
}

async function layFiles(
  laying: Laying,
  { files, rows }: Pick<PlanArchive, 'files' | 'rows'>,
  { storedAs }: Names,
): Promise<void> {
  const madeOf = new Map(rows.filter(({ entity }) => entity === 'file').map(({ id, made }) => [id, made]));
  for (const { fileId, number, path } of files) {
    const made = madeOf.get(fileId) as
      | { number?: number; contentType?: string; earlier?: unknown }
      | undefined;
    const earlier = (Array.isArray(made?.earlier) ? made.earlier : []) as (typeof made)[]; // judged when it is written
    const type = [made, ...earlier].find((one) => one?.number === number)?.contentType;
    if (typeof type !== 'string')
      throw refuseArchive(archiveRefusals.unreadable(path ?? fileId, 'it is of no file'));
    const name = storedAs.get(`${fileId}/${number}`) ?? '';
    if (path !== null) await layFile(laying, { path, contentType: type, name });
  }
}

async function layVersions(laying: Laying, { versions }: Pick<PlanArchive, 'versions'>, { pdfs }: Names) {
  const held = new Map<number, { content: Buffer; pdf: { key: string; size: number } | null }>();
  checkNumbers(versions);
  for (const version of versions) {
    const { number, path, pdf } = version;
    const content = await readFile(placeOf(laying, path));
    checkFrozen(content, version);
    held.set(number, { content, pdf: pdf && (await layPdf(laying, pdf, pdfs.get(number) ?? '')) });
  }
  return held;
}

async function layPdf(
  laying: Laying,
  pdf: NonNullable<ArchiveVersion['pdf']>,
  key: string,
): Promise<{ key: string; size: number }> {
  const place = placeOf(laying, pdf.path);
  await checkPrinted(place, pdf);
  const { size } = await stat(place);
  await laying.services.files.keep(key, place, 'application/pdf');
  return { key, size };
}

/** Assigns ids that are free here, so that an existing plan is never overwritten. */
async function settleIds({ database: { db } }: Services, archive: ReturnType<typeof checkArchive>) {
  const isTaken = await isPlanThere(db, archive.planId);
  if (!isTaken) return archive;
  return mapIds(archive, mappedIds(archive.rows, archive.planId, uuidv7()));
}

async function findPeople({ database: { db } }: Services, { people }: Pick<PlanArchive, 'people'>) {
  const ids = await findIdsByEmail(
    db,
    people.map(({ email }) => email.toLowerCase()),
  );
  return new Map(
    people.flatMap(({ id, email }) => {
      const here = ids.get(email.toLowerCase());
      return here === undefined ? [] : [[id, here] as const];
    }),
  );
}

/** The files stored by one write so far. */
interface Laid {
  readonly id: string;
  keys: readonly string[];
}

/** Prepares everything for the plan: its files are in the store already, before anything references them. */
async function prepare(
  services: Services,
  {
    upload,
    laid,
    ...asker
  }: {
    readonly upload: StagedFile;
    readonly ownerId: string;
    readonly ended: AbortSignal;
    readonly laid: Laid;
  },
): Promise<Planting> {
  const folder = await mkdtemp(join(tmpdir(), 'tussock-archive-'));
  try {
    await writeToDisk(upload.pieces, join(folder, 'zip'));
    const { files, isSigned } = await unpackInChild(services, asker, folder);
    const text = await readFile(files[archivePaths.plan] ?? '', 'utf8');
    const read = checkArchive(parse(text));
    const archive = await settleIds(services, isSigned ? read : claimedArchive(read));
    const { planId } = archive;
    const people = await findPeople(services, archive);
    const known = { ...archive, rows: mapIds(archive.rows, people) };
    const laying = { services, files, planId };
    const names = nameFiles(known);
    laid.keys = names.keys;
    // A server that ends in the middle of it leaves nothing behind for good.
    await noteUnreferenced(services.database.db, laid);
    await layFiles(laying, known, names);
    const versions = await layVersions(laying, known, names);
    return { planId, archive: known, people, storedAs: names.storedAs, versions };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw refuseArchive(archiveRefusals.unreadable(archivePaths.plan, String(error)));
  }
}

/**
 * Creates a plan from an uploaded ZIP: all of it, or nothing, in the database and in the store. The importer becomes its lead.
 *
 * @throws AppError forbidden, badRequest with the file or the thing at fault
 */
export async function importPlan(
  services: Services,
  {
    caller,
    op,
    ended,
    filePath,
  }: { readonly caller: Caller; readonly op: Op; readonly ended: AbortSignal; readonly filePath: string },
): Promise<{ _id: string; propertyName: string }> {
  checkMayStart(caller);
  const { database, files, clock } = services;
  const laid: Laid = { id: uuidv7(), keys: [] };
  const prepared = async () => {
    const wanted = { ...ASKED, ...UPLOAD, key: filePath, userId: caller.userId, at: clock.now() };
    const upload = await readUpload({ db: database.db, files }, wanted);
    return prepare(services, { upload, ownerId: caller.userId, ended, laid });
  };
  try {
    return await changeOutsidePlansPrepared(services, { caller, op }, prepared, async (change, planting) => {
      const { trx, at, onPlan } = change;
      const { planId } = planting;
      await spendUpload(trx, { ...ASKED, key: filePath, replaced: [] });
      await markReferenced(trx, laid.id);
      await onPlan(planId, (onIt) => plantPlan(services, onIt, planting));
      await writeAudit(trx, {
        actorId: caller.userId,
        action: 'import',
        planId,
        at,
        detail: { call: op.callId },
      });
      return { _id: planId, propertyName: aboutPlan(planting.archive).farm };
    });
  } catch (error) {
    // Names of their own: nothing else points at them. Where the database was lost the plan may be there all the same: what nobody keeps is
    // swept away.
    if (error instanceof AppError) await files.remove(laid.keys);
    throw error;
  }
}
