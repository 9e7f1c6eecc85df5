import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

/** Several files as one ZIP. */
export async function zipFiles(
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
  at: Date,
): Promise<Uint8Array> {
  const zip = new yazl.ZipFile();
  for (const { path, bytes } of files)
    zip.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), path, { mtime: at });
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}
