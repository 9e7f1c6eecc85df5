import { uploadMapFile } from '@tussock/contract';
import { client } from '../client.ts';
import { sendParts, type SendOptions } from './send-parts.ts';

/**
 * Uploads a map file for reading. Resolves with the name of the upload; nothing of the file is stored.
 *
 * @throws {ApiError} with the reason for a refusal
 */
export async function sendMapFile(
  { planId, uploadId, blob }: { readonly planId: string; readonly uploadId: string; readonly blob: Blob },
  options: SendOptions = {},
): Promise<string> {
  const quiet = { isQuiet: true, ...(options.signal ? { signal: options.signal } : {}) };
  const body = { uploadId, bytes: blob.size };
  return sendParts(
    { blob, contentType: 'application/octet-stream' },
    () => client.call(uploadMapFile, { params: { planId }, body }, quiet),
    options,
  );
}
