import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { PrintGround } from '@tussock/reports';
import type { Services } from '../../services.ts';
import { findGroundAt, findNewestGroundHash, insertGround, type GroundPlace } from './ground-store.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Encodes elevations as float32 bytes, little endian, which is their form in memory on every machine Node runs on. */
const writeGround = ({ heights, ...ground }: PrintGround): string => {
  const cells = heights?.heights;
  const bytes = cells && Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength);
  return JSON.stringify({
    ...ground,
    heights: bytes ? { ...heights, heights: bytes.toString('base64') } : null,
  });
};

function readGround(text: string): PrintGround {
  // Written by the function above.
  const { heights, ...ground } = JSON.parse(text) as Omit<PrintGround, 'heights'> & {
    readonly heights:
      | (Omit<NonNullable<PrintGround['heights']>, 'heights'> & { readonly heights: string })
      | null;
  };
  if (!heights) return { ...ground, heights };
  // Copied, since a part of Node's pool need not begin where a number may.
  const { buffer } = Uint8Array.from(Buffer.from(heights.heights, 'base64'));
  return { ...ground, heights: { ...heights, heights: new Float32Array(buffer) } };
}

/** Stores the ground that a report drew, if it differs from the last one. */
export async function cacheGround(
  { database: { db } }: Services,
  place: GroundPlace,
  ground: PrintGround,
  seenAt: Date,
): Promise<void> {
  const text = writeGround(ground);
  const sha256 = createHash('sha256').update(text).digest();
  const newest = await findNewestGroundHash(db, place);
  if (newest && Buffer.compare(newest, sha256) === 0) return;
  await insertGround(db, { ...place, seenAt, sha256, content: await pack(text) });
}

/** Finds the ground that reports of a past time drew; undefined where none was made there. */
export async function findCachedGround(
  { database: { db } }: Services,
  place: GroundPlace,
  at: Date,
): Promise<PrintGround | undefined> {
  const content = await findGroundAt(db, place, at);
  return content && readGround((await unpack(content)).toString('utf8'));
}
