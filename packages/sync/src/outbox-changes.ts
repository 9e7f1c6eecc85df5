import type { Values } from './is-same.ts';
import type { RecordRules } from './overlay-pending.ts';
import { applyDelta } from './apply-delta.ts';
import { entryAfter, isDone, journalPartOf, type Arrival } from './journal.ts';
import { acknowledged, moved, nextState, rejected, stateOf } from './operation-states.ts';
import { changedOps, rebaseBehind, rebaseWithout } from './rebase-operations.ts';
import type { StoreChange, Read } from './store.ts';
import type {
  JournalEntry,
  JournalPart,
  QueuedOperation,
  RecordChange,
  RecordHead,
  RecordPart,
  RecordResult,
  RecordRow,
} from './stored.ts';

/** What to change in a store, and what came of it. */
export interface Outcome<T> {
  readonly change: StoreChange;
  readonly answer: T;
  /** Ops that were taken out before they were done. */
  readonly withdrawn?: readonly string[];
}

type RowOf = (id: string) => RecordRow | undefined;

/** Statuses after which the same request may succeed. */
const POSTPONED: ReadonlySet<number> = new Set([401, 408, 424, 425, 429]);

/** The event that a server's answer is for an operation. */
export function eventOfAnswer(
  queued: QueuedOperation,
  { status }: RecordResult,
): 'acknowledged' | 'postponed' | 'rejected' {
  if (status === 200) return 'acknowledged';
  if (status >= 500 || POSTPONED.has(status)) return 'postponed';
  const isDeletion = queued.op.parts.every(({ op }) => op === 'delete');
  return status === 410 && isDeletion ? 'acknowledged' : 'rejected';
}

/** The outbox after the server's answers to some operations. */
export function settle(
  { ops, head }: Read,
  results: readonly RecordResult[],
  { seen, setAside }: { readonly seen: number; readonly setAside: ReadonlySet<string> },
): Outcome<void> {
  const rev = Math.max(seen, head?.rev ?? seen);
  let after: readonly QueuedOperation[] = ops;
  for (const result of results) {
    const queued = after.find(({ op }) => op.opId === result.opId);
    if (queued === undefined) continue;
    const event = setAside.has(result.opId) ? 'rejected' : eventOfAnswer(queued, result);
    const settled =
      event === 'acknowledged'
        ? acknowledged(queued, event, { rev: result.rev ?? rev, versions: result.versions })
        : event === 'rejected'
          ? rejected(queued, result)
          : moved(queued, event);
    if (settled === queued) continue;
    after = after.map((one) => (one === queued ? settled : one));
    if (event === 'acknowledged') after = rebaseBehindAll(after, queued, result);
  }
  return { change: withoutReached(ops, after, rev), answer: undefined };
}

const rebaseBehindAll = (
  queue: readonly QueuedOperation[],
  { op }: QueuedOperation,
  { versions = {} }: RecordResult,
) =>
  op.parts.reduce((ops, part) => {
    const version = versions[part.entityId];
    return version === undefined ? ops : rebaseBehind(ops, { part, version });
  }, queue);

/** The operations that differ, without those that were done at a revision that is reached. */
function withoutReached(
  before: readonly QueuedOperation[],
  after: readonly QueuedOperation[],
  rev: number,
): StoreChange {
  const isOver = (queued: QueuedOperation): boolean =>
    nextState(queued, 'revisionReached') === 'removed' && (queued.committedAt ?? rev) <= rev;
  return {
    putOps: changedOps(before, after).filter((queued) => !isOver(queued)),
    goneOps: after.filter(isOver).map(({ key }) => key),
  };
}

/** Changes that arrived: from where, up to where. */
export interface Arrived {
  readonly from: number;
  readonly rev: number;
  readonly changes: readonly RecordChange[];
}

interface ArrivalSurroundings {
  readonly head: RecordHead;
  readonly rowOf: RowOf;
  readonly rules: RecordRules;
  /** Ops that are known to be ours beside those that wait. */
  readonly isOurs: (opId: string) => boolean;
}

/** Rows and the end of the ops that they acknowledge, in one: a crash leaves both or neither. */
export function receiveDelta(read: Read, arrived: Arrived, around: ArrivalSurroundings): Outcome<void> {
  const rows = new Map<string, RecordRow | undefined>();
  let ops: readonly QueuedOperation[] = read.ops;
  let entries: readonly JournalEntry[] = read.entries;
  const answered = new Set(
    read.ops.filter((queued) => stateOf(queued) === 'acknowledged').map(({ op }) => op.opId),
  );
  for (const change of arrived.changes) {
    const id = change.entityId;
    const row = applyDelta(rows.has(id) ? rows.get(id) : around.rowOf(id), change);
    rows.set(id, row);
    const queued = ops.find(({ op }) => op.opId === change.opId);
    const part = queued?.op.parts.find(({ entityId }) => entityId === id);
    if (queued) ops = ops.map((one) => (one === queued ? acknowledged(one, 'deltaArrived', change) : one));
    // Behind one that was answered before, versions have moved then.
    const version = answered.has(change.opId) ? undefined : change.version;
    if (part) ops = rebaseBehind(ops, { part, version, row });
    const isOwn = queued !== undefined || around.isOurs(change.opId);
    const arrival: Arrival = { change, row, part, isOwn };
    entries = entries.map((entry) => entryAfter(entry, arrival, around.rules.idListsOf(change.entity)));
  }
  const standing = new Set(read.entries);
  return {
    change: {
      ...withoutReached(read.ops, ops, arrived.rev),
      putEntries: entries.filter((entry) => !standing.has(entry)),
      head: { ...around.head, rev: arrived.rev },
      tail: arrived,
    },
    answer: undefined,
  };
}

/**
 * Another snapshot takes the place of the rows. An operation that was done at a later revision is sent again: a server that was restored from
 * a backup does it anew, and any other knows it by its id and answers as before.
 */
export function restartAt({ ops }: Read, head: RecordHead): StoreChange {
  const after = ops.map((queued) =>
    (queued.committedAt ?? head.rev) > head.rev ? moved(queued, 'serverRestored') : queued,
  );
  return { ...withoutReached(ops, after, head.rev), head };
}

/**
 * Discards an operation. The one that was to take it back goes with it, and those behind it no longer build on it. What may have been done is
 * not discarded: the answer is empty then.
 */
export function discardOperation({ ops, entries }: Read, opId: string): Outcome<readonly string[]> {
  const discarded = ops.find(({ op }) => op.opId === opId);
  if (!discarded || nextState(discarded, 'discarded') !== 'removed') return { change: {}, answer: [] };
  const entry = entries.find(({ opIds }) => opIds.includes(opId));
  const from = entry?.opIds.indexOf(opId) ?? 0;
  const later = new Set(entry?.opIds.slice(from));
  const gone = ops.filter((queued) => queued === discarded || (later.has(queued.op.opId) && !queued.isSent));
  const left = ops.filter((queued) => !gone.includes(queued));
  const after = gone.toReversed().reduce<readonly QueuedOperation[]>(rebaseWithout, left);
  const change = {
    putOps: changedOps(left, after),
    goneOps: gone.map(({ key }) => key),
    ...(entry && entryWithout(entry, from)),
  };
  const withdrawn = gone.map(({ op }) => op.opId);
  return { change, answer: withdrawn, withdrawn };
}

/** The entry as it was before an op: gone where it was the first. */
const entryWithout = (entry: JournalEntry, from: number): StoreChange =>
  from === 0
    ? { goneEntries: [entry.key] }
    : { putEntries: [{ ...entry, opIds: entry.opIds.slice(0, from) }] };

/** Sends a refused operation again: as it is, or with other parts, as another operation in the same place. */
export function retryOperation(
  { ops, entries }: Read,
  opId: string,
  anew: { readonly opId: string; readonly parts: readonly RecordPart[] } | undefined,
): Outcome<boolean> {
  const queued = ops.find(({ op }) => op.opId === opId);
  const event = anew ? 'replaced' : 'retried';
  if (!queued || nextState(queued, event) === undefined) return { change: {}, answer: false };
  const again = moved(queued, event);
  const entry = entries.find(({ opIds }) => opIds.includes(opId));
  return {
    change: {
      putOps: [anew ? { ...again, op: { ...queued.op, opId: anew.opId, parts: [...anew.parts] } } : again],
      ...(entry && anew ? { putEntries: [entryOf(entry, opId, anew)] } : {}),
    },
    answer: true,
    ...(anew ? { withdrawn: [opId] } : {}),
  };
}

/** The entry of an op that became another: what it did is what the other will do, and what the other does besides. */
const entryOf = (
  entry: JournalEntry,
  opId: string,
  anew: { readonly opId: string; readonly parts: readonly RecordPart[] },
): JournalEntry => ({
  ...entry,
  opIds: entry.opIds.map((one) => (one === opId ? anew.opId : one)),
  parts: isDone(entry) ? [...partsAnew(entry, anew.parts), ...partsBesides(entry, anew.parts)] : entry.parts,
});

const partsAnew = ({ parts }: JournalEntry, anew: readonly RecordPart[]): readonly JournalPart[] =>
  parts.map((part) => {
    const other = anew.find(({ entityId }) => entityId === part.entityId);
    if (!other || part.op !== 'update') return part;
    return { ...part, before: other.base, after: other.set };
  });

/** Of two outlines that are both kept, one is a thing of its own. */
const partsBesides = ({ parts }: JournalEntry, anew: readonly RecordPart[]): readonly JournalPart[] =>
  anew
    .filter(({ entityId }) => parts.every((part) => part.entityId !== entityId))
    .map((part) => ({ ...journalPartOf(part, undefined), before: part.base }));

/** Operations that await a file no longer. Where they or the undo history name it, they name it as the server does. */
export function releaseFile({ ops, entries }: Read, fileId: string, idThere: string): Outcome<void> {
  const renamed = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, withName(value, fileId, idThere)]));
  const released = (queued: QueuedOperation): QueuedOperation => {
    const waitsFor = (queued.waitsFor ?? []).filter((id) => id !== fileId);
    const isLast = queued.waitsFor?.includes(fileId) === true && waitsFor.length === 0;
    return { ...(isLast ? moved(queued, 'filesArrived') : queued), waitsFor };
  };
  const putOps = ops
    .filter(({ isSent, op }) => !isSent && JSON.stringify(op.parts).includes(fileId))
    .map(released)
    .map((queued) => ({
      ...queued,
      op: {
        ...queued.op,
        parts: queued.op.parts.map((part) => ({ ...part, set: renamed(part.set), base: renamed(part.base) })),
      },
    }));
  const putEntries = entries
    .filter(({ parts }) => JSON.stringify(parts).includes(fileId))
    .map((entry) => ({
      ...entry,
      parts: entry.parts.map((part) => ({
        ...part,
        before: renamed(part.before),
        after: renamed(part.after),
      })),
    }));
  return { change: { putOps, putEntries }, answer: undefined };
}

function withName(value: unknown, before: string, after: string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withName(one, before, after));
  return value === before ? after : value;
}
