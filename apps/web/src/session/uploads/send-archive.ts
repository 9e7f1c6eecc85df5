import { bringInArchive, uploadArchive, type ReplyOf } from '@tussock/contract';
import { client } from '../client.ts';
import { sendParts, type SendOptions } from './send-parts.ts';

/**
 * Uploads the ZIP of a whole plan and creates a plan from it.
 *
 * @throws {ApiError} with the reason for a refusal; a retry with the same upload id sends only the missing chunks
 */
export async function sendArchive(
  { uploadId, blob }: { readonly uploadId: string; readonly blob: Blob },
  options: SendOptions = {},
): Promise<ReplyOf<typeof bringInArchive>> {
  const quiet = { isQuiet: true, ...(options.signal ? { signal: options.signal } : {}) };
  const body = { uploadId, bytes: blob.size };
  const filePath = await sendParts(
    { blob, contentType: 'application/zip' },
    () => client.call(uploadArchive, { body }, quiet),
    options,
  );
  return client.call(bringInArchive, { body: { filePath } }, { ...quiet, opId: uploadId });
}
