import { LARGEST_UPLOAD, fileRefusals, type imageTypes } from '@tussock/domain';
import type { FileAnswer } from '../../handlers.ts';
import type { Caller } from '../../platform/access/caller.ts';
import {
  keysMadeFrom,
  readUpload,
  REMOVE_FILES,
  stageUpload,
  spendUpload,
} from '../../platform/files/staged-upload-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { ENCODED_TYPE, encodeImage, type ImageSize } from '../../platform/images/encode-image.ts';
import { refuseImage } from '../../platform/images/image-refusal.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import type { Services } from '../../services.ts';
import { findImageUrl, isImageInUse, setImageUrl } from './profile-store.ts';

/** Shown at 96 CSS pixels at most, on screens with up to three dots to a pixel. */
const SIZE: ImageSize = { name: 'large', width: 320, height: 320, fit: 'cover' };
const UPLOAD = { planId: null, purpose: 'profileImage' } as const;
const ASKED_IN = { field: 'profileImageUrl', gone: fileRefusals.uploadGone };

const URL_START = '/api/auth/profile/image/get/';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const keyOfImage = (id: string): string => keysMadeFrom(UPLOAD, id).large;
const keysOfUrl = (url: string | null): string[] =>
  url?.startsWith(URL_START) ? [keyOfImage(url.slice(URL_START.length))] : [];

export const presignImage = (
  { database, files, clock }: Services,
  caller: Caller,
  contentType: keyof typeof imageTypes,
) =>
  stageUpload(
    { db: database.db, files },
    { ...UPLOAD, userId: caller.userId, contentType, maxBytes: LARGEST_UPLOAD.profileImage, at: clock.now() },
  );

/** @throws AppError badRequest when there is no such upload of this person's, or it is no image */
export async function adoptImage(services: Services, caller: Caller, filePath: string): Promise<void> {
  const { database, files, clock } = services;
  const at = clock.now();
  const wanted = { ...UPLOAD, ...ASKED_IN, userId: caller.userId, key: filePath, at };
  const upload = await readUpload({ db: database.db, files }, wanted);
  const images = await encodeImage(upload.bytes, [SIZE]).catch(refuseImage(ASKED_IN.field));
  for (const { bytes } of images) await files.write(keyOfImage(upload.id), bytes, ENCODED_TYPE);
  await database.db.transaction().execute(async (trx) => {
    const replaced = keysOfUrl(await findImageUrl(trx, caller.userId));
    await spendUpload(trx, { ...ASKED_IN, key: upload.key, replaced });
    await setImageUrl(trx, caller.userId, URL_START + upload.id);
  });
}

export async function removeImage({ database }: Services, caller: Caller): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const keys = keysOfUrl(await findImageUrl(trx, caller.userId));
    await setImageUrl(trx, caller.userId, null);
    if (keys.length > 0) await addJob(trx, { kind: REMOVE_FILES, payload: { keys } });
  });
}

/** Somebody's present picture. @throws AppError notFound */
export async function readImage({ database, files }: Services, imageId: string): Promise<FileAnswer> {
  const isKnown = UUID.test(imageId) && (await isImageInUse(database.db, URL_START + imageId));
  const bytes = isKnown ? await files.read(keyOfImage(imageId)) : undefined;
  if (!bytes) throw new AppError('notFound');
  // Another picture has another address; nobody but this person's browser may keep it.
  return {
    bytes,
    contentType: ENCODED_TYPE,
    headers: { 'cache-control': 'private, max-age=86400, immutable' },
  };
}
