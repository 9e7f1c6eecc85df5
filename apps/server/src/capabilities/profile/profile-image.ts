import type { CurrentUser } from '@tussock/contract';
import { LARGEST_UPLOAD, fileRefusals, type imageTypes, isUuid } from '@tussock/domain';
import type { FileAnswer } from '../../handlers.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Caller } from '../../platform/access/caller.ts';
import {
  gatherPieces,
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
import { changeOutsidePlans } from '../../platform/ledger/change-plan.ts';
import { changeOutsidePlansPrepared } from '../../platform/ledger/change-prepared.ts';
import type { Op } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import { readCurrentUser } from '../session/index.ts';
import { findImageUrl, isImageInUse, setImageUrl } from './profile-store.ts';

/** Size of the picture: it is shown at 96 CSS pixels at most, on screens with up to three pixels per CSS pixel. */
const SIZE: ImageSize = { name: 'large', width: 320, height: 320, fit: 'cover' };
const UPLOAD = { planId: null, purpose: 'profileImage' } as const;
const ASKED_IN = { field: 'profileImageUrl', gone: fileRefusals.uploadGone };

const URL_START = '/api/auth/profile/image/get/';
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

/**
 * Makes an uploaded image the caller's profile picture, and returns the current user.
 *
 * @throws AppError badRequest when there is no such upload of this person's, or it is no image
 */
export function adoptImage(
  services: Services,
  { filePath, ...act }: { caller: Caller; op: Op; filePath: string },
): Promise<CurrentUser> {
  const { database, files, clock } = services;
  const { userId } = act.caller;
  /** Encodes the picture again and stores it under its own key, before anything references it. */
  const prepare = async () => {
    const wanted = { ...UPLOAD, ...ASKED_IN, userId, key: filePath, at: clock.now() };
    const upload = await readUpload({ db: database.db, files }, wanted);
    const images = await encodeImage(await gatherPieces(upload.pieces), [SIZE]).catch(
      refuseImage(ASKED_IN.field),
    );
    for (const { bytes } of images) await files.write(keyOfImage(upload.id), bytes, ENCODED_TYPE);
    return upload;
  };
  return changeOutsidePlansPrepared(services, act, prepare, async ({ trx }, upload) => {
    const replaced = keysOfUrl(await findImageUrl(trx, userId));
    await spendUpload(trx, { ...ASKED_IN, key: upload.key, replaced });
    await setImageUrl(trx, userId, URL_START + upload.id);
    return readCurrentUser(trx, userId);
  });
}

/** Takes a person's picture away, and has its file removed behind the commit. */
export async function dropImage(trx: Transaction<DB>, userId: string): Promise<void> {
  const keys = keysOfUrl(await findImageUrl(trx, userId));
  await setImageUrl(trx, userId, null);
  if (keys.length > 0) await addJob(trx, { kind: REMOVE_FILES, payload: { keys } });
}

export const removeImage = (services: Services, act: { caller: Caller; op: Op }): Promise<CurrentUser> =>
  changeOutsidePlans(services, act, async ({ trx }) => {
    await dropImage(trx, act.caller.userId);
    return readCurrentUser(trx, act.caller.userId);
  });

/** Reads a person's present picture. @throws AppError notFound */
export async function readImage({ database, files }: Services, imageId: string): Promise<FileAnswer> {
  const isKnown = isUuid(imageId) && (await isImageInUse(database.db, URL_START + imageId));
  const bytes = isKnown ? await files.read(keyOfImage(imageId)) : undefined;
  if (!bytes) throw new AppError('notFound');
  // Another picture has another address; nobody but this person's browser may keep it.
  return {
    bytes,
    contentType: ENCODED_TYPE,
    headers: { 'cache-control': 'private, max-age=86400, immutable' },
  };
}
