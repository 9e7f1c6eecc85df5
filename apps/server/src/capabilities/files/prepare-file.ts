import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentTypes, fileRefusals, fileTypeLabel, isImageType, type FilePurpose } from '@tussock/domain';
import { writeToDisk } from '../../platform/files/write-to-disk.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { gatherPieces, type Pieces } from '../../platform/files/staged-upload-store.ts';
import type { AppError } from '../../platform/http/app-error.ts';
import { refuseField } from '../../platform/http/refuse-fields.ts';
import { ENCODED_TYPE, encodeImage, type ImageSize } from '../../platform/images/encode-image.ts';
import { refuseImage } from '../../platform/images/image-refusal.ts';
import { readMoment } from '../../platform/images/read-moment.ts';
import { readPlace } from '../../platform/images/read-place.ts';
import type { StoredFile } from './plan-file-store.ts';

/** The size of a photo on a screen and on paper, and of its thumbnail, in pixels. */
export const SMALL_PICTURE: ImageSize = { name: 'small', width: 320, height: 240, fit: 'cover' };
const SIZES: readonly ImageSize[] = [
  { name: 'large', width: 1600, height: 1600, fit: 'inside' },
  SMALL_PICTURE,
];
const FIELD = 'filePath';
/** A text format without fixed first bytes: it must begin as an object. */
const GEO_JSON = 'application/geo+json';

/** Data of a file to be stored. Its SHA-256 is of the original upload. */
export type KeptFile = Omit<StoredFile, 'storedAs' | 'uploadedBy' | 'uploadedAt'>;

/** A complete upload, with its declared type. */
export interface Arrived {
  readonly pieces: Pieces;
  readonly contentType: string;
}

/** Target keys and purpose of a file. */
export interface Keeping {
  readonly keys: { readonly [Size in 'large' | 'small' | 'original']: string };
  readonly purpose: FilePurpose;
  readonly keepsPlace: boolean;
  /** When it was taken, as the device says. */
  readonly takenAt?: Date | undefined;
}

const refuse = (message: string): AppError => refuseField(FIELD, message);

async function keepPicture(files: FileStore, { pieces }: Arrived, keeping: Keeping): Promise<KeptFile> {
  const bytes = await gatherPieces(pieces);
  const images = await encodeImage(bytes, SIZES).catch(refuseImage(FIELD));
  for (const image of images) await files.write(keeping.keys[image.name], image.bytes, ENCODED_TYPE);
  const large = images.find(({ name }) => name === 'large');
  return {
    contentType: ENCODED_TYPE,
    bytes: large?.bytes.length ?? 0,
    width: large?.width ?? null,
    height: large?.height ?? null,
    // The original is not kept: what it says of place and time is read now or never.
    place: keeping.keepsPlace ? await readPlace(bytes) : null,
    takenAt: (await readMoment(bytes)) ?? keeping.takenAt ?? null,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** @throws AppError badRequest where the first bytes of a document do not match the declared type */
async function checkStart(start: Uint8Array, contentType: string): Promise<void> {
  if (contentType === GEO_JSON && /^\uFEFF?\s*\{/.test(Buffer.from(start.subarray(0, 64)).toString('utf8')))
    return;
  const { fileTypeFromBuffer } = await import('file-type');
  const found = (await fileTypeFromBuffer(start).catch(() => undefined))?.mime;
  if (found === contentType && Object.hasOwn(documentTypes, found)) return;
  throw refuse(
    contentType === 'application/pdf'
      ? fileRefusals.notPdf
      : fileRefusals.notWhatItSays(fileTypeLabel(contentType)),
  );
}

async function keepDocument(
  files: FileStore,
  { pieces, contentType }: Arrived,
  { keys }: Keeping,
): Promise<KeptFile> {
  const folder = await mkdtemp(join(tmpdir(), 'tussock-document-'));
  const path = join(folder, 'whole');
  try {
    const about = await bringTogether(pieces, path, contentType);
    await files.keep(keys.original, path, contentType);
    return { contentType, ...about, width: null, height: null, place: null, takenAt: null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the chunks of a document in order; the bytes that are checked are the very ones that are stored. */
async function bringTogether(
  pieces: Pieces,
  path: string,
  contentType: string,
): Promise<Pick<KeptFile, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  await writeToDisk(pieces, path, async (piece) => {
    if (bytes === 0) await checkStart(piece, contentType);
    bytes += piece.length;
    hash.update(piece);
  });
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Stores an upload under the keys of a file and returns its data. A picture is encoded again; a document is stored unchanged if its bytes match the
 * declared type.
 *
 * @throws AppError badRequest
 */
export const keepFile = (files: FileStore, arrived: Arrived, keeping: Keeping): Promise<KeptFile> =>
  keeping.purpose === 'photo' || isImageType(arrived.contentType)
    ? keepPicture(files, arrived, keeping)
    : keepDocument(files, arrived, keeping);
