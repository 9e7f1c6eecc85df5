import type { Values } from './is-same.ts';
import type { RecordRules } from './lay-pending.ts';
import { applyChange } from './apply-changes.ts';
import { entryAfter, isDone, journalPartOf, nextToRedo, nextToUndo, type Arrival } from './journal.ts';
import { redoing, undoing, type InverseRefusal } from './inverse.ts';
import { changedOps, movedBehind, movedWithout, verdictOn, type Verdict } from './outbox.ts';
import type { Amendment, Read } from './store.ts';
import type {
  JournalEntry,
  JournalPart,
  NewOp,
  QueuedOp,
  RecordChange,
  RecordHead,
  RecordPart,
  RecordResult,
  RecordRow,
} from './stored.ts';

/** What to change in a store, and what came of it. */
export interface Work<T> {
  readonly amendment: Amendment;
  readonly answer: T;
  /** Ops that were taken out before they were done. */
  readonly withdrawn?: readonly string[];
}

type RowOf = (id: string) => RecordRow | undefined;

/** Ops after the server's answers to some of them. Those whose rows are here already are let go. */
export function settling(
  { ops, head }: Read,
  results: readonly RecordResult[],
  { seen, setAside }: { readonly seen: number; readonly setAside: ReadonlySet<string> },
): Work<void> {
  const rev = Math.max(seen, head?.rev ?? seen);
  let after: readonly QueuedOp[] = ops;
  for (const result of results) {
    const queued = after.find(({ op }) => op.opId === result.opId);
    if (queued === undefined || queued.committedAt !== undefined) continue;
    const verdict = setAside.has(result.opId) ? 'stuck' : verdictOn(queued, result);
    after = after.map((one) => (one === queued ? settled({ queued, result, verdict, rev }) : one));
    if (verdict === 'done') after = movedBy(after, queued, result);
  }
  return { amendment: letGo(ops, after, rev), answer: undefined };
}

function settled({
  queued,
  result,
  verdict,
  rev,
}: {
  readonly queued: QueuedOp;
  readonly result: RecordResult;
  readonly verdict: Verdict;
  readonly rev: number;
}): QueuedOp {
  if (verdict === 'later') return queued;
  if (verdict === 'stuck') return { ...queued, state: 'stuck', answer: result };
  const { answer: _, ...rest } = queued;
  const { versions } = result;
  return { ...rest, state: 'waiting', committedAt: result.rev ?? rev, ...(versions ? { versions } : {}) };
}

const movedBy = (queue: readonly QueuedOp[], { op }: QueuedOp, { versions = {} }: RecordResult) =>
  op.parts.reduce((ops, part) => {
    const version = versions[part.entityId];
    return version === undefined ? ops : movedBehind(ops, { part, version });
  }, queue);

/** Puts what is different, and lets go of what is done at or below `rev`. */
function letGo(before: readonly QueuedOp[], after: readonly QueuedOp[], rev: number): Amendment {
  const isOver = ({ committedAt }: QueuedOp): boolean => committedAt !== undefined && committedAt <= rev;
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
export function receiving(read: Read, arrived: Arrived, around: ArrivalSurroundings): Work<void> {
  const rows = new Map<string, RecordRow | undefined>();
  let ops: readonly QueuedOp[] = read.ops;
  let entries: readonly JournalEntry[] = read.entries;
  const answered = new Set(
    read.ops.flatMap(({ op, committedAt }) => (committedAt === undefined ? [] : op.opId)),
  );
  for (const change of arrived.changes) {
    const id = change.entityId;
    const row = applyChange(rows.has(id) ? rows.get(id) : around.rowOf(id), change);
    rows.set(id, row);
    const queued = ops.find(({ op }) => op.opId === change.opId);
    const part = queued?.op.parts.find(({ entityId }) => entityId === id);
    if (queued) ops = doneBy(ops, queued, change);
    // Behind one that was answered before, versions have moved then.
    const version = answered.has(change.opId) ? undefined : change.version;
    if (part) ops = movedBehind(ops, { part, version, row });
    const isOwn = queued !== undefined || around.isOurs(change.opId);
    const arrival: Arrival = { change, row, part, isOwn };
    entries = entries.map((entry) => entryAfter(entry, arrival, around.rules.idListsOf(change.entity)));
  }
  const standing = new Set(read.entries);
  return {
    amendment: {
      ...letGo(read.ops, ops, arrived.rev),
      putEntries: entries.filter((entry) => !standing.has(entry)),
      head: { ...around.head, rev: arrived.rev },
      tail: arrived,
    },
    answer: undefined,
  };
}

/** An op is done where its own change has arrived, whether or not its answer has. */
function doneBy(queue: readonly QueuedOp[], queued: QueuedOp, { rev }: RecordChange): readonly QueuedOp[] {
  if (queued.committedAt !== undefined) return queue;
  const { answer: _, ...rest } = queued;
  return queue.map((one) => (one === queued ? { ...rest, state: 'waiting', committedAt: rev } : one));
}

/**
 * Another head takes the place of what was kept. An op that was done at a revision above it waits again: a server that was put back from a
 * copy does it anew, and any other knows it by its id and answers as before.
 */
export function beginningAnew({ ops }: Read, head: RecordHead): Amendment {
  const after = ops.map((queued) => {
    const { committedAt, versions: _, ...rest } = queued;
    return committedAt !== undefined && committedAt > head.rev ? rest : queued;
  });
  return { ...letGo(ops, after, head.rev), head };
}

export type UndoAnswer =
  | { readonly ok: true; readonly label: string; readonly opId?: string }
  | { readonly ok: false; readonly reason: 'nothing' }
  | (InverseRefusal & { readonly label: string });

interface UndoSurroundings {
  readonly rowOf: RowOf;
  readonly rules: RecordRules;
  /** An op of these parts, made by the same person now. */
  readonly newOp: (label: string, parts: readonly RecordPart[]) => NewOp;
}

/** Takes the last thing back that was done, or does the last again that was taken back. */
export function turning(read: Read, way: 'undo' | 'redo', around: UndoSurroundings): Work<UndoAnswer> {
  return turningEntry(read, (way === 'undo' ? nextToUndo : nextToRedo)(read.entries, read.ops), around);
}

/** Takes back what an op did that may have been done already. */
export const takingBack = (read: Read, opId: string, around: UndoSurroundings): Work<UndoAnswer> =>
  turningEntry(
    read,
    read.entries.find(({ opIds }) => opIds.at(-1) === opId),
    around,
  );

function turningEntry(
  read: Read,
  entry: JournalEntry | undefined,
  around: UndoSurroundings,
): Work<UndoAnswer> {
  if (!entry) return { amendment: {}, answer: { ok: false, reason: 'nothing' } };
  const { label } = entry;
  const unsent = unsentLast(entry, read.ops);
  if (unsent)
    return {
      amendment: {
        goneOps: [unsent.key],
        putEntries: [{ ...entry, opIds: entry.opIds.slice(0, -1) }],
      },
      answer: { ok: true, label },
      withdrawn: [unsent.op.opId],
    };
  const around_ = { rowOf: around.rowOf, idListsOf: around.rules.idListsOf };
  const inverse = isDone(entry) ? undoing(entry, around_) : redoing(entry, around_, entry.opIds.length > 0);
  if (!inverse.ok) return { amendment: {}, answer: { ...inverse, label } };
  const added = around.newOp(label, inverse.parts);
  const { opId } = added.op;
  return {
    amendment: { addedOps: [added], putEntries: [{ ...entry, opIds: [...entry.opIds, opId] }] },
    answer: { ok: true, label, opId },
  };
}

/** The op that stands for an entry now, where it has never left and nothing later is about the same. */
function unsentLast({ opIds }: JournalEntry, queue: readonly QueuedOp[]): QueuedOp | undefined {
  const last = queue.find(({ op }) => op.opId === opIds.at(-1));
  if (!last || last.isSent || last.state === 'stuck' || last.committedAt !== undefined) return undefined;
  const ids = new Set(last.op.parts.map(({ entityId }) => entityId));
  const isBuiltOn = queue.some(
    ({ key, op }) => key > last.key && op.parts.some(({ entityId }) => ids.has(entityId)),
  );
  return isBuiltOn ? undefined : last;
}

/**
 * Lets go of an op that the server has refused, or has never been sent. What was to take it back goes with it, and what waits behind it
 * no longer builds on it. Nothing is dropped that may have been done.
 */
export function dropping({ ops, entries }: Read, opId: string): Work<readonly string[]> {
  const dropped = ops.find(({ op }) => op.opId === opId);
  if (!dropped || (dropped.state === 'waiting' && dropped.isSent)) return { amendment: {}, answer: [] };
  const entry = entries.find(({ opIds }) => opIds.includes(opId));
  const from = entry?.opIds.indexOf(opId) ?? 0;
  const later = new Set(entry?.opIds.slice(from));
  const gone = ops.filter((queued) => queued === dropped || (later.has(queued.op.opId) && !queued.isSent));
  const left = ops.filter((queued) => !gone.includes(queued));
  const after = gone.toReversed().reduce<readonly QueuedOp[]>(movedWithout, left);
  const amendment = {
    putOps: changedOps(left, after),
    goneOps: gone.map(({ key }) => key),
    ...(entry && entryWithout(entry, from)),
  };
  const withdrawn = gone.map(({ op }) => op.opId);
  return { amendment, answer: withdrawn, withdrawn };
}

/** The entry as it was before an op: gone where it was the first. */
const entryWithout = (entry: JournalEntry, from: number): Amendment =>
  from === 0
    ? { goneEntries: [entry.key] }
    : { putEntries: [{ ...entry, opIds: entry.opIds.slice(0, from) }] };

/** Sends a stuck op again: as it is, or with other parts, as another op in the same place. */
export function retrying(
  { ops, entries }: Read,
  opId: string,
  anew: { readonly opId: string; readonly parts: readonly RecordPart[] } | undefined,
): Work<boolean> {
  const queued = ops.find(({ op }) => op.opId === opId);
  if (!queued || queued.committedAt !== undefined || (anew && queued.state !== 'stuck' && queued.isSent))
    return { amendment: {}, answer: false };
  const { answer: _, ...rest } = queued;
  const op = anew ? { ...queued.op, opId: anew.opId, parts: [...anew.parts] } : queued.op;
  const entry = entries.find(({ opIds }) => opIds.includes(opId));
  return {
    amendment: {
      putOps: [{ ...rest, op, state: 'waiting', isSent: anew ? false : queued.isSent }],
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

/** Ops that wait for a file no longer, and name it as the server does, wherever something of this page's names it. */
export function releasing({ ops, entries }: Read, fileId: string, idThere: string): Work<void> {
  const renamed = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, withName(value, fileId, idThere)]));
  const putOps = ops
    .filter(({ isSent, op }) => !isSent && JSON.stringify(op.parts).includes(fileId))
    .map((queued) => ({
      ...queued,
      waitsFor: (queued.waitsFor ?? []).filter((id) => id !== fileId),
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
  return { amendment: { putOps, putEntries }, answer: undefined };
}

function withName(value: unknown, before: string, after: string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withName(one, before, after));
  return value === before ? after : value;
}
