import type { ReplyOf, uploadMapFile } from '@tussock/contract';
import { uuidv7 } from 'uuidv7';
import type { TestServer, TestUser } from './start-test-server.ts';
import { uploadFile } from './upload-file.ts';

/** Sends a file of places as a browser does; gives what it is called. */
export async function sendMapFile(
  server: TestServer,
  { as, planId }: { readonly as: TestUser; readonly planId: string },
  bytes: Uint8Array,
): Promise<string> {
  const begun = await server.call<ReplyOf<typeof uploadMapFile>>(`/api/plan/${planId}/map-file/upload`, {
    as,
    body: { uploadId: uuidv7(), bytes: bytes.length },
  });
  for (const { from, to, presignedData } of begun.body.missing)
    await uploadFile(presignedData, bytes.subarray(from, to), 'application/octet-stream');
  return begun.body.filePath;
}
