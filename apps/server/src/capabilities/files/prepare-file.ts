import { createHash } from 'node:crypto';
import { documentTypes, isImageType, fileRefusals, type FilePurpose } from '@tussock/domain';
import { AppError } from '../../platform/http/app-error.ts';
import { ENCODED_TYPE, encodeImage, type ImageSize } from '../../platform/images/encode-image.ts';
import { refuseImage } from '../../platform/images/image-refusal.ts';
import { readPlace } from '../../platform/images/read-place.ts';

/** The size of a photo on a screen and on paper, and of its thumbnail, in pixels. */
const SIZES: readonly ImageSize[] = [
  { name: 'large', width: 1600, height: 1600, fit: 'inside' },
  { name: 'small', width: 320, height: 240, fit: 'cover' },
];
const FIELD = 'filePath';

/** A file as it is kept: under which names its bytes go, and what there is to say of it. */
export interface PreparedFile {
  readonly parts: readonly { readonly name: 'large' | 'small' | 'original'; readonly bytes: Uint8Array }[];
  readonly contentType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly place: readonly [number, number] | null;
  /** Of the upload as it came, in hexadecimal. */
  readonly sha256: string;
}

const notTaken = (): AppError =>
  new AppError('badRequest', {
    message: [fileRefusals.documentType],
    fields: [{ field: FIELD, message: fileRefusals.documentType }],
  });

async function preparePicture(bytes: Uint8Array, keepsPlace: boolean): Promise<Omit<PreparedFile, 'sha256'>> {
  const images = await encodeImage(bytes, SIZES).catch(refuseImage(FIELD));
  const large = images.find(({ name }) => name === 'large');
  return {
    parts: images,
    contentType: ENCODED_TYPE,
    bytes: large?.bytes.length ?? 0,
    width: large?.width ?? null,
    height: large?.height ?? null,
    // The original is not kept: what it says of the place is read now or never.
    place: keepsPlace ? await readPlace(bytes) : null,
  };
}

/**
 * Turns an upload into what is kept of it. A picture is made anew; a document stays as it is once its bytes are of the
 * type they were said to be. @throws AppError badRequest
 */
export async function prepareFile(
  { bytes, contentType }: { bytes: Uint8Array; contentType: string },
  { purpose, keepsPlace }: { purpose: FilePurpose; keepsPlace: boolean },
): Promise<PreparedFile> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (purpose === 'photo' || isImageType(contentType))
    return { ...(await preparePicture(bytes, keepsPlace)), sha256 };
  const { fileTypeFromBuffer } = await import('file-type');
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (found !== contentType || !Object.hasOwn(documentTypes, found)) throw notTaken();
  return {
    parts: [{ name: 'original', bytes }],
    contentType: found,
    bytes: bytes.length,
    width: null,
    height: null,
    place: null,
    sha256,
  };
}
