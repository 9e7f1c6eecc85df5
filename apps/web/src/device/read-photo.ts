import { fileRefusals, imageTypes, isImageType, LARGEST_UPLOAD, refusals } from '@tussock/domain';
import { fingerprintOf } from './fingerprint-of.ts';
import { readNotes, type PhotoNotes } from './read-notes.ts';
import type { FileReading } from './ready-file.ts';

/** Oldest photo, in milliseconds, that counts as taken just now. */
const FRESH_MS = 3 * 60_000;
/** Bytes above which a picture is made smaller before it is sent; the stored one has 1,600 pixels. */
const HEAVY_BYTES = 3_000_000;
const LONGEST_SIDE = 2400;
const QUALITY = 0.86;
const JPEG = 'image/jpeg';
const HEIC = /\.hei[cf]$/i;

/** Encodes a picture as a smaller JPEG. @throws where this browser cannot read or encode it */
async function smallJpegOf(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: JPEG, quality: QUALITY });
}

const isHeic = ({ name, type }: File): boolean => type.startsWith('image/hei') || HEIC.test(name);

/** The content to send: the file itself, or a smaller JPEG where it is large or in a format that browsers cannot show. */
async function contentOf(file: File, isFresh: boolean): Promise<Blob | undefined> {
  const isTooHeavy = file.size > LARGEST_UPLOAD.photo;
  // What an older photo says of its place is in the file: it is sent as it is while it may be.
  const isMadeAnew = !isImageType(file.type) || isTooHeavy || (isFresh && file.size > HEAVY_BYTES);
  if (!isMadeAnew) return file;
  const smaller = await smallJpegOf(file).catch(() => undefined);
  return smaller ?? (isImageType(file.type) && !isTooHeavy ? file : undefined);
}

/** The reason why a file that cannot be made smaller cannot be sent. */
function whyNot(file: File): string {
  if (isHeic(file)) return fileRefusals.imageType;
  return file.size > LARGEST_UPLOAD.photo ? refusals.tooLarge : fileRefusals.unreadable;
}

/** Whether a photo was taken just now by the camera of this page: neither the file nor its metadata says otherwise. */
function isTakenNow({ lastModified }: File, { moment }: PhotoNotes, now: number): boolean {
  return now - lastModified < FRESH_MS && (moment === null || now - moment.getTime() < FRESH_MS);
}

/**
 * Prepares a photo for upload. Returns the reason where it cannot be sent: it is no picture, or one that this browser cannot read. `from` says
 * whether it comes from the gallery: then it is from another day and place, whatever the date of its file, since copying renews that.
 */
export async function readPhoto(
  file: File,
  from: 'camera' | 'files',
  now = Date.now(),
): Promise<FileReading> {
  const isPicture = file.type.startsWith('image/') || isHeic(file);
  if (!isPicture) return { ok: false, reason: fileRefusals.imageType };
  const notes = await readNotes(file);
  const isFresh = from === 'camera' && isTakenNow(file, notes, now);
  const blob = await contentOf(file, isFresh);
  if (!blob) return { ok: false, reason: whyNot(file) };
  const moment = notes.moment ?? (isFresh ? new Date(file.lastModified) : undefined);
  return {
    ok: true,
    file: {
      purpose: 'photo',
      blob,
      type: blob.type,
      name: blob === file ? file.name : `${file.name.replace(/\.[^.]*$/, '')}.jpg`,
      sha256: await fingerprintOf(file),
      takenAt: moment?.toISOString(),
      place: notes.place ?? undefined,
      isFresh,
    },
  };
}

/** The `accept` of file inputs for photos. */
export const PHOTO_ACCEPT = [...Object.keys(imageTypes), 'image/heic', 'image/heif', '.heic', '.heif'].join(
  ',',
);
