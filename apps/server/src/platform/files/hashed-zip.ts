import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import type { FileStore } from './file-store.ts';

/** File of a ZIP, with its size and SHA-256. */
export interface HashedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** A ZIP being written, file by file, with the SHA-256 of each. */
export interface HashedZip {
  /** Files written so far, in their order. */
  readonly listed: readonly HashedFile[];
  readonly addBytes: (path: string, bytes: Uint8Array) => void;
  /** Adds a file of the store as a stream; false where the store no longer has it. */
  readonly addStored: (
    file: { readonly path: string; readonly key: string; readonly at: Date },
    files: Pick<FileStore, 'stream'>,
  ) => Promise<boolean>;
  /** Adds a file that is on no list, such as the list itself. */
  readonly addUnlisted: (path: string, bytes: Uint8Array) => void;
  /** Ends the ZIP, and waits until it is on the disk. */
  readonly close: () => Promise<void>;
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  hash: Hash,
  seen: { bytes: number },
): AsyncIterable<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    seen.bytes += chunk.length;
    yield chunk;
  }
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Opens a ZIP at a path of the local disk; files made for it carry the given time. */
export function openHashedZip(path: string, at: Date): HashedZip {
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream as Readable, createWriteStream(path)); // one of Node's, typed as its oldest form
  // What a file throws while it is read is told by the one who waits for it.
  zip.on('error', () => undefined);
  const listed: HashedFile[] = [];
  return {
    listed,
    addBytes: (name, bytes) => {
      const held = bufferOf(bytes);
      listed.push({
        path: name,
        bytes: held.length,
        sha256: createHash('sha256').update(held).digest('hex'),
      });
      zip.addBuffer(held, name, { mtime: at });
    },
    addStored: async (file, files) => {
      const chunks = await files.stream(file.key);
      if (!chunks) return false;
      const hash = createHash('sha256');
      const seen = { bytes: 0 };
      const stream = Readable.from(counted(chunks, hash, seen));
      // Pictures and PDFs are packed already.
      zip.addReadStream(stream, file.path, { mtime: file.at, compress: false });
      await finished(stream);
      listed.push({ path: file.path, bytes: seen.bytes, sha256: hash.digest('hex') });
      return true;
    },
    addUnlisted: (name, bytes) => zip.addBuffer(bufferOf(bytes), name, { mtime: at }),
    close: async () => {
      zip.end();
      await written;
    },
  };
}
