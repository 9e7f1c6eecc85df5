import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { dayInNewZealand, documentWords } from '@tussock/domain';
import yazl from 'yazl';
import type { Maker, MakerTools } from '../../platform/tasks/task-kind.ts';

/** Content of a ZIP of documents, as plain data. */
export interface Parcel {
  readonly farm: string;
  readonly files: readonly {
    readonly path: string;
    readonly key: string;
    readonly at: Date;
  }[];
}

type ParcelFile = Parcel['files'][number];

async function* hashed(chunks: AsyncIterable<Uint8Array>, hash: Hash): AsyncIterable<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

/**
 * Adds one file, waits until it is written, and returns its line of the list: its SHA-256 in the format of `sha256sum -c`. A file missing from the
 * store gets a line that says so.
 */
async function addFile(
  zip: yazl.ZipFile,
  { path, key, at }: ParcelFile,
  files: MakerTools['files'],
): Promise<string> {
  const chunks = await files.stream(key);
  if (!chunks) return `# ${documentWords.notThere}: ${path}`;
  const hash = createHash('sha256');
  const stream = Readable.from(hashed(chunks, hash));
  // Pictures and PDFs are packed already.
  zip.addReadStream(stream, path, { mtime: at, compress: false });
  await finished(stream);
  return `${hash.digest('hex')}  ${path}`;
}

/** Packs documents into one ZIP, file by file, with a list of their SHA-256. */
export const packParcel: Maker = async (content, { path, files, say }) => {
  const parcel = content as Parcel; // made by `documentsTask`
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream as Readable, createWriteStream(path)); // one of Node's, typed as its oldest form
  // What a file throws while it is read is told by the one who waits for it.
  zip.on('error', () => undefined);
  const lines: string[] = [];
  for (const [index, file] of parcel.files.entries()) {
    say(documentWords.packing, index, parcel.files.length);
    lines.push(await addFile(zip, file, files));
  }
  const title = `# ${parcel.farm}, ${dayInNewZealand(new Date())}`;
  zip.addBuffer(Buffer.from([title, ...lines, ''].join('\n')), documentWords.listName);
  zip.end();
  await written;
};
