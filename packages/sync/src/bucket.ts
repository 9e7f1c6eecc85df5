/** Rows that one bucket is made for: a change costs one small record, and opening parses few of some hundred kilobytes. */
const ROWS_A_BUCKET = 500;

/** How many buckets a record of so many rows is kept in. */
export const bucketsFor = (rows: number): number => Math.max(1, Math.ceil(rows / ROWS_A_BUCKET));

/** The bucket of an id among `buckets`: FNV-1a, 32 bits, of its text. The same on both sides, so that a bucket is kept as it came. */
export function bucketOf(id: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % buckets;
}
