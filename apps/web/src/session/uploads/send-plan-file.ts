import { attachFile, uploadParts, type PlanFile } from '@tussock/contract';
import { FILE_NAME_CHARACTERS, type FilePurpose } from '@tussock/domain';
import { fingerprintOf } from '../../device/index.ts';
import { client } from '../client.ts';
import { sendParts, type SendOptions } from './send-parts.ts';

/** A file on its way to a plan, and what is written of it from the first. */
export interface FileToSend {
  readonly planId: string;
  /** Names the upload and the write it ends in: what was done before is not done again. */
  readonly uploadId: string;
  readonly blob: Blob;
  readonly type: string;
  readonly name: string;
  readonly purpose: FilePurpose;
  readonly keepsPlace?: boolean;
  /** Of a photo: when it was taken, as an ISO time. */
  readonly takenAt?: string | undefined;
  /** When it was chosen, as an ISO time by the clock of this device. */
  readonly doneAt?: string | undefined;
  readonly caption?: string | undefined;
  readonly folder?: string | undefined;
  /** The document of which it is a newer version. */
  readonly versionOf?: string | undefined;
}

/**
 * The one way of a file to a plan: in parts, of which those that arrived before are not sent again. Its SHA-256 is told with it, so that
 * what arrived otherwise is refused.
 *
 * @throws {ApiError} with the sentence of what was not taken; asked again with the same upload id it goes on where it broke off
 */
export async function sendPlanFile(file: FileToSend, options: SendOptions = {}): Promise<PlanFile> {
  const { planId, uploadId, blob, type: contentType, purpose, keepsPlace = false } = file;
  const { folder, versionOf, takenAt, doneAt, caption } = file;
  const { signal } = options;
  const params = { planId };
  const quiet = { isQuiet: true, ...(signal ? { signal } : {}) };
  const asked = { uploadId, purpose, contentType, bytes: blob.size };
  const filePath = await sendParts(
    { blob, contentType },
    () => client.call(uploadParts, { params, body: asked }, quiet),
    options,
  );
  const sha256 = await fingerprintOf(blob);
  const body = {
    filePath,
    purpose,
    keepsPlace,
    name: file.name.slice(0, FILE_NAME_CHARACTERS),
    ...(takenAt === undefined ? {} : { takenAt }),
    ...(doneAt === undefined ? {} : { doneAt }),
    ...(caption ? { caption } : {}),
    ...(folder ? { folder } : {}),
    ...(versionOf === undefined ? {} : { versionOf }),
    ...(sha256 === undefined ? {} : { sha256 }),
  };
  return client.call(attachFile, { params, body }, { ...quiet, opId: uploadId });
}
