import { uploadMapFile } from '@tussock/contract';
import { client } from '../client.ts';
import { sendParts, type SendOptions } from './send-parts.ts';

/**
 * Sends a file of places to be read. Gives what it is called; nothing is stored of it.
 *
 * @throws {ApiError} with why it was not taken
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
