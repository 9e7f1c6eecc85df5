import { LARGEST_UNPACKED_MAP_FILE, MOST_FILES_IN_MAP_ZIP } from '@tussock/domain';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { MapFileRefused } from './raw-table.ts';

const ENCRYPTED = 1;
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) < 9;

/** What a Mac packs beside each file, and hidden files. */
const isLitter = (path: string): boolean => path.startsWith('__MACOSX/') || /(?:^|\/)\.[^/]*$/.test(path);

async function readEntry(zip: ZipFile, entry: Entry, room: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  const stream = await zip.openReadStreamPromise(entry);
  for await (const piece of stream as AsyncIterable<Buffer>) {
    // a stream of bytes gives buffers
    bytes += piece.length;
    if (bytes > room) throw new MapFileRefused('unpacksTooLarge');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function readEntries(zip: ZipFile): Promise<ReadonlyMap<string, Uint8Array>> {
  if (zip.entryCount > MOST_FILES_IN_MAP_ZIP) throw new MapFileRefused('unpacksTooLarge');
  const entries = new Map<string, Uint8Array>();
  let room = LARGEST_UNPACKED_MAP_FILE;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/') || isLitter(entry.fileName)) continue;
    if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) throw new MapFileRefused('lockedZip');
    if (entry.uncompressedSize > room) throw new MapFileRefused('unpacksTooLarge');
    const bytes = await readEntry(zip, entry, room).catch((error: unknown) => {
      if (error instanceof MapFileRefused) throw error;
      const isLie = /too (?:many|few) bytes|size mismatch/i.test(String(error));
      throw new MapFileRefused(isLie ? 'lyingZip' : 'brokenZip');
    });
    if (crc32(bytes) !== entry.crc32) throw new MapFileRefused('checksum');
    room -= bytes.length;
    entries.set(entry.fileName, bytes);
  }
  return entries;
}

/**
 * The files of a ZIP, in memory and under their names, which nothing else is done with; empty for what is no ZIP. Sizes are held to
 * what comes out, not to what the ZIP says. @throws MapFileRefused
 */
export async function openMapZip(bytes: Uint8Array): Promise<ReadonlyMap<string, Uint8Array>> {
  if (!isZip(bytes)) return new Map();
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return await readEntries(await yauzl.fromBufferPromise(buffer, { strictFileNames: false }));
  } catch (error) {
    if (error instanceof MapFileRefused) throw error;
    throw new MapFileRefused('brokenZip');
  }
}
