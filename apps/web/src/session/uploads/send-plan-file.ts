import { attachFile, uploadParts, type PlanFile } from '@tussock/contract';
import { FILE_NAME_CHARACTERS, type FilePurpose } from '@tussock/domain';
import { fingerprintOf } from '../../device/index.ts';
import { client } from '../client.ts';
import { sendParts, type SendOptions } from './send-parts.ts';

/** A file being uploaded to a plan, with its metadata. */
export interface FileToSend {
  readonly planId: string;
  /** Id of the upload and of the write that ends it: a retry repeats nothing that was done. */
  readonly uploadId: string;
  readonly blob: Blob;
  readonly type: string;
  readonly name: string;
  readonly purpose: FilePurpose;
  readonly keepsPlace?: boolean;
  /** For a photo: when it was taken, as an ISO time. */
  readonly takenAt?: string | undefined;
  /** When it was chosen, as an ISO time by the clock of this device. */
  readonly doneAt?: string | undefined;
  readonly caption?: string | undefined;
  readonly folder?: string | undefined;
  /** The document that this is a newer version of. */
  readonly versionOf?: string | undefined;
}

/**
 * Uploads a file to a plan; every file goes through here. It is sent in chunks, without those that arrived before. Its SHA-256 goes with it, so that
 * a damaged file is refused.
 *
 * @throws {ApiError} with the message of the refusal; a retry with the same upload id resumes where it broke off
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
