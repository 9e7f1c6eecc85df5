import { isSame, type Values } from './is-same.ts';
import { stateOf } from './operation-states.ts';
import type { QueuedOperation, RecordPart, RecordRow } from './stored.ts';

/** An acknowledged operation's part on one thing: the version after it, and the row, as far as they are known. */
export interface DoneWith {
  readonly part: RecordPart;
  /** Undefined where the operations behind it were moved to that version before. */
  readonly version?: number | undefined;
  readonly row?: RecordRow | undefined;
}

/**
 * Rebases the pending operations behind one that the server has done. Their author saw its values already, so the version and the values
 * they build on become those that the server made. Without that, an edit and a deletion made offline would conflict with each other.
 */
export const rebaseBehind = (queue: readonly QueuedOperation[], done: DoneWith): readonly QueuedOperation[] =>
  queue.map((queued) => withParts(queued, done.part.entityId, (part) => rebased(part, done)));

function rebased(part: RecordPart, { part: before, version, row }: DoneWith): RecordPart {
  const seen = part.baseVersion;
  // What is made once was there already, where its version is more than the first: of what the other wrote nothing was seen.
  const hasSeenIt =
    version !== undefined && (seen === version - 1 || (before.op === 'restore' && seen === 0));
  const baseVersion = hasSeenIt ? version : seen;
  const base = row ? seenAnew(part.base, before.set, row.values) : part.base;
  return baseVersion === part.baseVersion && base === part.base ? part : { ...part, baseVersion, base };
}

/** Seen values with those that were `written` replaced by what the server made of them. */
function seenAnew(seen: Values, written: Values, standing: Values): Values {
  const keys = Object.keys(seen).filter(
    (key) => key in written && isSame(seen[key], written[key]) && !isSame(seen[key], standing[key]),
  );
  if (keys.length === 0) return seen;
  return { ...seen, ...Object.fromEntries(keys.map((key) => [key, standing[key] ?? null])) };
}

/** Rebases the operations behind one that will never be done: they build on what was there before it. */
export const rebaseWithout = (
  queue: readonly QueuedOperation[],
  dropped: QueuedOperation,
): readonly QueuedOperation[] =>
  dropped.op.parts.reduce<readonly QueuedOperation[]>(
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

/** The operation with its part on a thing changed. The text of one that was sent never changes (promise P4): the server may know it. */
function withParts(
  queued: QueuedOperation,
  entityId: string,
  change: (part: RecordPart) => RecordPart,
): QueuedOperation {
  if (queued.isSent || stateOf(queued) === 'acknowledged') return queued;
  const parts = queued.op.parts.map((part) => (part.entityId === entityId ? change(part) : part));
  return parts.every((part, at) => part === queued.op.parts[at])
    ? queued
    : { ...queued, op: { ...queued.op, parts } };
}

/** The operations that differ from before. */
export const changedOps = (
  before: readonly QueuedOperation[],
  after: readonly QueuedOperation[],
): readonly QueuedOperation[] => {
  const standing = new Set(before);
  return after.filter((queued) => !standing.has(queued));
};
