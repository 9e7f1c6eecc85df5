import { attachFile, uploadParts, type PlanFile } from '@tussock/contract';
import { FILE_NAME_CHARACTERS, type FilePurpose } from '@tussock/domain';
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
  readonly folder?: string | undefined;
  /** The document of which it is a newer version. */
  readonly versionOf?: string | undefined;
}

/** SHA-256 in hexadecimal; undefined where the browser has none, which is where the page came without TLS. */
async function sha256Of(blob: Blob): Promise<string | undefined> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const hash = new Uint8Array(await subtle.digest('SHA-256', await blob.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The one way of a file to a plan: in parts, of which those that arrived before are not sent again. Its SHA-256 is told with it, so that
 * what arrived otherwise is refused.
 *
 * @throws {ApiError} with the sentence of what was not taken; asked again with the same upload id it goes on where it broke off
 */
export async function sendPlanFile(file: FileToSend, options: SendOptions = {}): Promise<PlanFile> {
  const { planId, uploadId, blob, type: contentType, purpose, folder, versionOf, keepsPlace = false } = file;
  const { signal } = options;
  const params = { planId };
  const quiet = { isQuiet: true, ...(signal ? { signal } : {}) };
  const asked = { uploadId, purpose, contentType, bytes: blob.size };
  const filePath = await sendParts(
    { blob, contentType },
    () => client.call(uploadParts, { params, body: asked }, quiet),
    options,
  );
  const sha256 = await sha256Of(blob);
  const body = {
    filePath,
    purpose,
    keepsPlace,
    name: file.name.slice(0, FILE_NAME_CHARACTERS),
    ...(folder ? { folder } : {}),
    ...(versionOf === undefined ? {} : { versionOf }),
    ...(sha256 === undefined ? {} : { sha256 }),
  };
  return client.call(attachFile, { params, body }, { ...quiet, opId: uploadId });
}
