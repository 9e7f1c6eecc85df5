import { bucketOf } from './bucket.ts';
import type { StoreChanged, StoredRecord } from './store.ts';
import { isRefused } from './operation-states.ts';
import type { QueuedOperation, RecordHead, RecordResult, RecordRow } from './stored.ts';

/** Things by key after some were put and some went, in the order of their keys; the same list where none did. */
export function amended<T extends { readonly key: number }>(
  before: readonly T[],
  put: readonly T[],
  gone: readonly number[] = [],
): readonly T[] {
  if (put.length === 0 && gone.length === 0) return before;
  const things = new Map(before.map((one) => [one.key, one]));
  for (const one of put) things.set(one.key, one);
  for (const key of gone) things.delete(key);
  return [...things.values()].sort((a, b) => a.key - b.key);
}

/** Whether nothing of what waits, and of what may be undone, is different after it. */
export const isEmpty = ({ change, ops, entries }: StoreChanged<unknown>): boolean =>
  [
    ops,
    entries,
    change.putOps ?? [],
    change.goneOps ?? [],
    change.putEntries ?? [],
    change.goneEntries ?? [],
  ].every(({ length }) => length === 0);

/** Whether what is stored is what is in memory: the same rows, at the same revision. */
export const isSameRecord = (stored: RecordHead | undefined, head: RecordHead): boolean =>
  stored !== undefined &&
  stored.rev === head.rev &&
  stored.view === head.view &&
  stored.schema === head.schema;

/** Whether what is stored goes on from what is in memory, without a gap. */
export function follows(
  head: RecordHead | undefined,
  { head: stored, tail }: Omit<StoredRecord, 'buckets'>,
): head is RecordHead {
  if (head === undefined || stored === undefined) return false;
  if (stored.view !== head.view || stored.schema !== head.schema || stored.rev < head.rev) return false;
  return stored.rev === head.rev || (tail[0] !== undefined && tail[0].from <= head.rev);
}

/** Rows by bucket, of the buckets that are wanted. */
export function groupByBucket(
  rows: Iterable<RecordRow>,
  buckets: number,
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, readonly RecordRow[]> {
  const groups = new Map<number, RecordRow[]>();
  for (const row of rows) {
    const bucket = bucketOf(row.id, buckets);
    if (!wanted.has(bucket)) continue;
    const group = groups.get(bucket) ?? [];
    group.push(row);
    groups.set(bucket, group);
  }
  return groups;
}

/** What became of an op for good; undefined as long as that is open. */
export function resultOf(
  opId: string,
  queued: QueuedOperation | undefined,
  isWithdrawn: boolean,
): RecordResult | undefined {
  if (queued === undefined)
    return isWithdrawn ? { opId, status: 0, code: 'withdrawn' } : { opId, status: 200 };
  if (isRefused(queued)) return queued.answer ?? { opId, status: 0 };
  if (queued.committedAt === undefined) return undefined;
  const { committedAt: rev, versions } = queued;
  return { opId, status: 200, rev, ...(versions ? { versions } : {}) };
}
