import { isSame, type Values } from './is-same.ts';
import type { QueuedOp, RecordPart, RecordResult, RecordRow } from './stored.ts';

/** As many ops, and as much text, as one request may carry. */
const MOST_OPS = 50;
const MOST_CHARACTERS = 900_000;

/** Ids that an op is about, and that it names: what it is about must be there before. */
function idsIn({ op }: QueuedOp): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { entityId, set } of op.parts) {
    ids.add(entityId);
    for (const value of Object.values(set))
      for (const one of Array.isArray(value) ? value : [value]) if (typeof one === 'string') ids.add(one);
  }
  return ids;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * What has to wait behind an op that is held. Behind one that waits for its file it is also what it names: whoever says that something is
 * done has shown it before, and is believed only once that has arrived.
 */
const holdsUp = (queued: QueuedOp): readonly string[] =>
  queued.state !== 'stuck' && (queued.waitsFor ?? []).length > 0
    ? [...idsIn(queued)].filter((id) => ID.test(id) || touched(queued).includes(id))
    : touched(queued);

const touched = ({ op }: QueuedOp): readonly string[] => op.parts.map(({ entityId }) => entityId);

/**
 * What may be sent next, in order. An op waits behind one that is stuck, or that waits for a file, where it is about the same or names
 * it; everything else goes on. One request is about each thing once: the version a second op builds on is known only when the first
 * is answered.
 */
export function nextBatch(queue: readonly QueuedOp[], most = MOST_OPS): readonly QueuedOp[] {
  const held = new Set<string>();
  const batch: QueuedOp[] = [];
  const inBatch = new Set<string>();
  let room = MOST_CHARACTERS;
  for (const queued of queue) {
    if (queued.committedAt !== undefined) continue;
    const ids = idsIn(queued);
    const isHeld =
      queued.state === 'stuck' || (queued.waitsFor ?? []).length > 0 || [...ids].some((id) => held.has(id));
    if (isHeld) for (const id of holdsUp(queued)) held.add(id);
    if (isHeld) continue;
    const about = touched(queued);
    room -= JSON.stringify(queued.op).length;
    if (batch.length > 0 && (room < 0 || about.some((id) => inBatch.has(id)))) break;
    batch.push(queued);
    for (const id of about) inBatch.add(id);
    if (batch.length === most) break;
  }
  return batch;
}

/** What a server's answer to one op means for it. */
export type Verdict = 'done' | 'later' | 'stuck';

const LATER: ReadonlySet<number> = new Set([401, 408, 424, 425, 429]);

export function verdictOn(queued: QueuedOp, { status }: RecordResult): Verdict {
  if (status === 200) return 'done';
  if (status >= 500 || LATER.has(status)) return 'later';
  const isDeletion = queued.op.parts.every(({ op }) => op === 'delete');
  return status === 410 && isDeletion ? 'done' : 'stuck';
}

/** An own op that the server has done: the version of a thing after it, and what stands of it, as far as that is known. */
export interface DoneWith {
  readonly part: RecordPart;
  /** Where what is behind it has not been moved to it before. */
  readonly version?: number | undefined;
  readonly row?: RecordRow | undefined;
}

/**
 * Waiting ops behind one that is done. They were made by somebody who saw it already: the version they saw moves with it, and what
 * they saw is what the server made of it. Without that, whoever edits and then deletes without a line would be in their own way.
 */
export const movedBehind = (queue: readonly QueuedOp[], done: DoneWith): readonly QueuedOp[] =>
  queue.map((queued) => withParts(queued, done.part.entityId, (part) => moved(part, done)));

function moved(part: RecordPart, { part: before, version, row }: DoneWith): RecordPart {
  const seen = part.baseVersion;
  // What is made once was there already, where its version is more than the first: of what the other wrote nothing was seen.
  const hasSeenIt =
    version !== undefined && (seen === version - 1 || (before.op === 'restore' && seen === 0));
  const baseVersion = hasSeenIt ? version : seen;
  const base = row ? seenAnew(part.base, before.set, row.values) : part.base;
  return baseVersion === part.baseVersion && base === part.base ? part : { ...part, baseVersion, base };
}

/** Values seen, where they were `written`, as they stand. */
function seenAnew(seen: Values, written: Values, standing: Values): Values {
  const keys = Object.keys(seen).filter(
    (key) => key in written && isSame(seen[key], written[key]) && !isSame(seen[key], standing[key]),
  );
  if (keys.length === 0) return seen;
  return { ...seen, ...Object.fromEntries(keys.map((key) => [key, standing[key] ?? null])) };
}

/** Ops behind one that will never be done: what they saw of it, they have not seen. */
export const movedWithout = (queue: readonly QueuedOp[], dropped: QueuedOp): readonly QueuedOp[] =>
  dropped.op.parts.reduce<readonly QueuedOp[]>(
    (ops, { entityId, set, base }) =>
      ops.map((queued) =>
        queued.key <= dropped.key
          ? queued
          : withParts(queued, entityId, (part) => {
              const before = seenAnew(part.base, set, base);
              return before === part.base ? part : { ...part, base: before };
            }),
      ),
    queue,
  );

/**
 * The op with its part on a thing changed; the same object where nothing is different. One that was sent stays as it was: the server may have
 * it, and would take another text for another op of the same name.
 */
function withParts(queued: QueuedOp, entityId: string, change: (part: RecordPart) => RecordPart): QueuedOp {
  if (queued.committedAt !== undefined || queued.isSent) return queued;
  const parts = queued.op.parts.map((part) => (part.entityId === entityId ? change(part) : part));
  return parts.every((part, at) => part === queued.op.parts[at])
    ? queued
    : { ...queued, op: { ...queued.op, parts } };
}

/** Those that are others than before, by key. */
export const changedOps = (before: readonly QueuedOp[], after: readonly QueuedOp[]): readonly QueuedOp[] => {
  const standing = new Set(before);
  return after.filter((queued) => !standing.has(queued));
};
