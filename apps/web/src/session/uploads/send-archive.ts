import { bringInArchive, uploadArchive, type ReplyOf } from '@tussock/contract';
import { client } from '../client.ts';
import { sendParts, type SendOptions } from './send-parts.ts';

/**
 * Sends the ZIP of a whole plan and has a plan made of it.
 *
 * @throws {ApiError} with why it was not taken; asked again with the same upload id, nothing that arrived is sent again
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
