import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LARGEST_MAP_FILE, mapFileRefusals, type MapFileRefusal, type ReadAs } from '@tussock/domain';
import { bounds as boundsOf, unionBounds, type Bounds } from '@tussock/geometry';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { writeToDisk } from '../../platform/files/write-to-disk.ts';
import { fileSettingsOf } from '../../platform/files/open-file-store.ts';
import { readUpload, stageParts } from '../../platform/files/staged-upload-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseField } from '../../platform/http/refuse-fields.ts';
import { makeInChild, NotMade } from '../../platform/tasks/make-in-child.ts';
import type { Services } from '../../services.ts';
import { findLayer } from '../cadastral/index.ts';
import { REFUSED, type ReadOrder, type Refused } from './make-map-file.ts';

const PURPOSE = 'mapFile';
/** Whatever it says it is: what it is is told by what stands in it. */
const CONTENT_TYPE = 'application/octet-stream';
const FIELD = 'filePath';

/** @throws AppError badRequest */
export const refuseMapFile = (reason: MapFileRefusal): AppError =>
  refuseField(FIELD, mapFileRefusals[reason]);

interface Act {
  readonly caller: Caller;
  readonly plan: PlanAccess;
}
/** A reading is ended when nobody waits for it any more. */
export interface Reading extends Act {
  readonly ended: AbortSignal;
}

/** Begins to send a file, or goes on. @throws AppError tooLarge before a byte is sent, notFound */
export async function stageMapFile(
  { database, files, clock }: Services,
  { caller, plan }: Act,
  { uploadId, bytes }: { readonly uploadId: string; readonly bytes: number },
) {
  if (bytes > LARGEST_MAP_FILE) throw new AppError('tooLarge', { message: [mapFileRefusals.tooLarge] });
  const asked = {
    id: uploadId,
    userId: caller.userId,
    planId: plan.planId,
    purpose: PURPOSE,
    contentType: CONTENT_TYPE,
    bytes,
  } as const;
  const upload = await stageParts({ db: database.db, files }, { ...asked, at: clock.now() });
  if (!upload) throw new AppError('notFound');
  return { filePath: upload.filePath, missing: [...upload.missing] };
}

async function findFarm({ database: { db } }: Services, planId: string): Promise<Bounds | null> {
  const parts = await findLayer(db, planId, 'boundary');
  return unionBounds(parts.map(({ geojson }) => boundsOf(geojson as Parameters<typeof boundsOf>[0]))) ?? null; // checked when it was written
}

/** Why nothing came back: the limits are told, anything else is a fault of ours. */
function refuseUnmade(error: unknown): never {
  if (error instanceof NotMade && error.why === 'tooLong') throw refuseMapFile('tooLong');
  if (error instanceof NotMade && error.why === 'tooMuch') throw refuseMapFile('tooMuch');
  if (error instanceof NotMade && error.why === 'stopped') throw new AppError('requestTimeout');
  throw error;
}

export interface AskedFile {
  readonly filePath: string;
  readonly fileName: string;
  readonly readAs: ReadAs;
}

/**
 * Reads a file that was sent, in a process of its own, and gives what its maker wrote. The upload stays: it may be read again otherwise.
 *
 * @throws AppError badRequest with why it is not read
 */
export async function readInChild(
  services: Services,
  { caller, plan, ended }: Reading,
  { maker, asked }: { readonly maker: 'readMapFile' | 'readMapLayer'; readonly asked: AskedFile },
): Promise<string> {
  const { database, files, clock, configuration } = services;
  const { planId } = plan;
  const wanted = {
    key: asked.filePath,
    userId: caller.userId,
    planId,
    purpose: PURPOSE,
    field: FIELD,
    gone: mapFileRefusals.uploadGone,
    at: clock.now(),
  } as const;
  const upload = await readUpload({ db: database.db, files }, wanted);
  const folder = await mkdtemp(join(tmpdir(), 'tussock-map-file-'));
  try {
    const content: ReadOrder = {
      file: join(folder, 'sent'),
      name: asked.fileName,
      readAs: asked.readAs,
      farm: await findFarm(services, planId),
    };
    await writeToDisk(upload.pieces, content.file);
    const path = join(folder, 'read.json');
    const order = { maker, content, path, files: fileSettingsOf(configuration, configuration.publicUrl) };
    const told = { signal: ended, say: () => undefined, limits: services.readingLimits };
    await services.reading
      .add(caller.userId ?? '', () => makeInChild(order, told), ended)
      .catch(refuseUnmade);
    const text = await readFile(path, 'utf8');
    // Written by the makers in one of two shapes.
    if (text.startsWith(REFUSED)) throw refuseMapFile((JSON.parse(text) as Refused).refused);
    return text;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
