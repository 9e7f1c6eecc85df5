import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
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
import { layOnDisk } from '../../platform/files/lay-on-disk.ts';
import { fileSettingsOf } from '../../platform/files/open-file-store.ts';
import {
  keysMadeFrom,
  readUpload,
  spendUpload,
  stageParts,
  type StagedFile,
} from '../../platform/files/staged-upload-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { ImageRefused } from '../../platform/images/encode-image.ts';
import { changeOutsidePlansPrepared } from '../../platform/ledger/change-prepared.ts';
import type { Op } from '../../platform/ledger/op.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { makeInChild, NotMade } from '../../platform/tasks/make-in-child.ts';
import type { Services } from '../../services.ts';
import { keepFile, keepPictureAsItIs } from '../files/index.ts';
import { findIdsByEmail, isPlanThere } from './archive-store.ts';
import { ASKED_IN, checkArchive, refuseArchive } from './check-rows.ts';
import { aboutPlan, type PlanArchive } from './plan-archive.ts';
import { plantPlan, type Planting } from './plant-plan.ts';
import type { Unpacked, UnpackOrder } from './unpack-archive.ts';

const UPLOAD = { planId: null, purpose: 'planArchive' } as const;
const ZIP_TYPE = 'application/zip';
const ASKED = { field: ASKED_IN, gone: fileRefusals.uploadGone };

/** Whoever may make a plan may bring one in. @throws AppError forbidden */
function checkMayStart(caller: Caller): void {
  if (!canStartPlan(caller)) throw new AppError('forbidden', { logText: 'belongs to no account' });
}

/** Begins to send a ZIP, or goes on. @throws AppError forbidden, tooLarge before a byte is sent, notFound */
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

/** Unpacks a ZIP in a process of its own. @throws AppError badRequest with the file at fault */
async function unpack(
  services: Services,
  ownerId: string,
  folder: string,
): Promise<Readonly<Record<string, string>>> {
  const content: UnpackOrder = { zipPath: join(folder, 'zip'), folder: join(folder, 'files') };
  await mkdir(content.folder);
  const path = join(folder, 'unpacked.json');
  const { configuration } = services;
  const order = {
    maker: 'unpackArchive',
    content,
    path,
    files: fileSettingsOf(configuration, configuration.publicUrl),
  };
  const watch = { signal: new AbortController().signal, say: () => undefined };
  await services.reading
    .add(ownerId, () => makeInChild(order, watch))
    .catch((error: unknown) => {
      if (error instanceof NotMade && error.why !== 'failed')
        throw refuseArchive(archiveRefusals.tooMuch('the ZIP'));
      throw error;
    });
  const unpacked = JSON.parse(await readFile(path, 'utf8')) as Unpacked; // written by `unpackArchive`
  if (!unpacked.ok) throw refuseArchive(unpacked.refusal);
  return unpacked.files;
}

/** What is being brought in: where its files lie, what was laid into the store, and under which plan. */
interface Laying {
  readonly services: Services;
  readonly files: Readonly<Record<string, string>>;
  readonly planId: string;
  readonly laid: string[];
}

const placeOf = ({ files }: Laying, path: string): string => {
  const place = Object.hasOwn(files, path) ? files[path] : undefined;
  if (place === undefined) throw refuseArchive(archiveRefusals.missing(path));
  return place;
};

/** Lays one version of a file into the store, looked at as an upload is. @throws AppError badRequest */
async function layFile(laying: Laying, path: string, contentType: string): Promise<string> {
  const { services, planId, laid } = laying;
  const place = placeOf(laying, path);
  const name = uuidv7();
  const keys = keysMadeFrom({ purpose: 'document', planId }, name);
  laid.push(...Object.values(keys));
  if (isImageType(contentType)) {
    await keepPictureAsItIs(services.files, await readFile(place), keys).catch((error: unknown) => {
      if (!(error instanceof ImageRefused)) throw error;
      throw refuseArchive(archiveRefusals.unreadable(path, fileRefusals.imageType));
    });
    return name;
  }
  const keeping = { keys, purpose: 'document', keepsPlace: false } as const;
  await keepFile(services.files, { pieces: () => createReadStream(place), contentType }, keeping).catch(
    (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'badRequest') throw error;
      throw refuseArchive(archiveRefusals.unreadable(path, [error.details.message ?? []].flat().join(' ')));
    },
  );
  return name;
}

async function layFiles(laying: Laying, { files, rows }: Pick<PlanArchive, 'files' | 'rows'>) {
  const madeOf = new Map(rows.filter(({ entity }) => entity === 'file').map(({ id, made }) => [id, made]));
  const storedAs = new Map<string, string>();
  for (const { fileId, number, path } of files) {
    const made = madeOf.get(fileId) as
      | { number?: number; contentType?: string; earlier?: unknown }
      | undefined;
    const earlier = (Array.isArray(made?.earlier) ? made.earlier : []) as (typeof made)[]; // judged when it is written
    const type = [made, ...earlier].find((one) => one?.number === number)?.contentType;
    if (typeof type !== 'string')
      throw refuseArchive(archiveRefusals.unreadable(path ?? fileId, 'it is of no file'));
    storedAs.set(`${fileId}/${number}`, path === null ? uuidv7() : await layFile(laying, path, type));
  }
  return storedAs;
}

async function layVersions(laying: Laying, { versions }: Pick<PlanArchive, 'versions'>) {
  const held = new Map<number, { content: Buffer; pdf: { key: string; size: number } | null }>();
  for (const { number, path, contentHash, pdf } of versions) {
    const content = await readFile(placeOf(laying, path));
    if (createHash('sha256').update(content).digest('hex') !== contentHash)
      throw refuseArchive(archiveRefusals.changed(path));
    held.set(number, { content, pdf: pdf && (await layPdf(laying, pdf.path)) });
  }
  return held;
}

async function layPdf(laying: Laying, path: string): Promise<{ key: string; size: number }> {
  const place = placeOf(laying, path);
  const { size } = await stat(place);
  const key = `versions/${laying.planId}/${uuidv7()}.pdf`;
  laying.laid.push(key);
  await laying.services.files.keep(key, place, 'application/pdf');
  return { key, size };
}

/** Under the ids that are free here: a plan that is there is never written over. */
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

/** Everything that a plan is made from, with its files in the store already, where nothing points at them yet. */
async function prepare(
  services: Services,
  {
    upload,
    ownerId,
    laid,
  }: { readonly upload: StagedFile; readonly ownerId: string; readonly laid: string[] },
): Promise<Planting> {
  const folder = await mkdtemp(join(tmpdir(), 'tussock-archive-'));
  try {
    await layOnDisk(upload.pieces, join(folder, 'zip'));
    const files = await unpack(services, ownerId, folder);
    const text = await readFile(files[archivePaths.plan] ?? '', 'utf8');
    const archive = await settleIds(services, checkArchive(parse(text)));
    const { planId } = archive;
    const people = await findPeople(services, archive);
    const known = { ...archive, rows: mapIds(archive.rows, people) };
    const laying = { services, files, planId, laid };
    const storedAs = await layFiles(laying, known);
    return { planId, archive: known, people, storedAs, versions: await layVersions(laying, known) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refuseArchive(archiveRefusals.unreadable(archivePaths.plan, String(error)));
  }
}

/**
 * Makes a plan of a ZIP that was sent: all of it, or nothing, neither in the database nor in the store. Whoever brings it in leads it.
 *
 * @throws AppError forbidden, badRequest with the file or the thing at fault
 */
export async function bringInPlan(
  services: Services,
  { caller, op, filePath }: { readonly caller: Caller; readonly op: Op; readonly filePath: string },
): Promise<{ _id: string; propertyName: string }> {
  checkMayStart(caller);
  const { database, files, clock } = services;
  const laid: string[] = [];
  const prepared = async () => {
    const wanted = { ...ASKED, ...UPLOAD, key: filePath, userId: caller.userId, at: clock.now() };
    const upload = await readUpload({ db: database.db, files }, wanted);
    return prepare(services, { upload, ownerId: caller.userId ?? '', laid });
  };
  try {
    return await changeOutsidePlansPrepared(services, { caller, op }, prepared, async (change, planting) => {
      const { trx, at, onPlan } = change;
      const { planId } = planting;
      await spendUpload(trx, { ...ASKED, key: filePath, replaced: [] });
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
    // Names of their own: nothing else points at them.
    await files.remove(laid);
    throw error;
  }
}
