import { fileRefusals, imageTypes, isImageType, LARGEST_UPLOAD, refusals } from '@tussock/domain';

/** A photo that was just taken or chosen, made ready to be sent. */
export interface ReadyPhoto {
  readonly blob: Blob;
  readonly type: string;
  readonly name: string;
  /** SHA-256 of the original, in hexadecimal, before anything was made smaller. None where the browser cannot. */
  readonly sha256: string | undefined;
  /** ISO time, as the file says. */
  readonly takenAt: string;
  /** Taken in this very visit, by the camera that the page asked for. */
  readonly isFresh: boolean;
}

export type PhotoReading =
  | { readonly ok: true; readonly photo: ReadyPhoto }
  | { readonly ok: false; readonly reason: string };

/** A photo that was taken longer ago was not taken here and now. */
const FRESH_MS = 3 * 60_000;
/** Above this a picture is made smaller before it is sent, in bytes: what is kept of it has 1,600 pixels. */
const HEAVY_BYTES = 3_000_000;
const LONGEST_SIDE = 2400;
const QUALITY = 0.86;
const JPEG = 'image/jpeg';
const HEIC = /\.hei[cf]$/i;

/** The fingerprint of some bytes, as `sha256sum` writes it. */
export async function fingerprintOf(blob: Blob): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined; // a page without a secure address has none
  const digest = await subtle.digest('SHA-256', await blob.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The picture as a JPEG of fewer pixels. @throws where this browser cannot read it, or cannot make another of it */
async function smallJpegOf(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: JPEG, quality: QUALITY });
}

const isHeic = ({ name, type }: File): boolean => type.startsWith('image/hei') || HEIC.test(name);

/** What is sent of a file: itself, or smaller where it is heavy or no browser shows it. */
async function contentOf(file: File, isFresh: boolean): Promise<Blob | undefined> {
  const isTooHeavy = file.size > LARGEST_UPLOAD.photo;
  // What an older photo says of its place is in the file: it is sent as it is while it may be.
  const isMadeAnew = !isImageType(file.type) || isTooHeavy || (isFresh && file.size > HEAVY_BYTES);
  if (!isMadeAnew) return file;
  const smaller = await smallJpegOf(file).catch(() => undefined);
  return smaller ?? (isImageType(file.type) && !isTooHeavy ? file : undefined);
}

/** Why nothing can be sent of a file that no smaller picture can be made of. */
function whyNot(file: File): string {
  if (isHeic(file)) return fileRefusals.imageType;
  return file.size > LARGEST_UPLOAD.photo ? refusals.tooLarge : fileRefusals.unreadable;
}

/** Makes a photo ready to be sent. Says why where it cannot be: a picture that this browser cannot read, or no picture. */
export async function readPhoto(file: File, now = Date.now()): Promise<PhotoReading> {
  const isPicture = file.type.startsWith('image/') || isHeic(file);
  if (!isPicture) return { ok: false, reason: fileRefusals.imageType };
  const isFresh = now - file.lastModified < FRESH_MS;
  const blob = await contentOf(file, isFresh);
  if (!blob) return { ok: false, reason: whyNot(file) };
  const photo: ReadyPhoto = {
    blob,
    type: blob.type,
    name: blob === file ? file.name : `${file.name.replace(/\.[^.]*$/, '')}.jpg`,
    sha256: await fingerprintOf(file),
    takenAt: new Date(file.lastModified).toISOString(),
    isFresh,
  };
  return { ok: true, photo };
}

/** What the camera and the files of a phone are asked for. */
export const PHOTO_ACCEPT = [...Object.keys(imageTypes), 'image/heic', 'image/heif', '.heic', '.heif'].join(
  ',',
);
