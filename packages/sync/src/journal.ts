import { isSame, type Values } from './is-same.ts';
import { isRefused } from './operation-states.ts';
import type {
  JournalEntry,
  JournalPart,
  QueuedOperation,
  RecordChange,
  RecordPart,
  RecordRow,
  Touch,
} from './stored.ts';

/** What may be undone, at most. */
export const MOST_ENTRIES = 200;

/** Done once more than undone. */
export const isDone = ({ opIds }: JournalEntry): boolean => opIds.length % 2 === 1;

const isStuck = ({ opIds }: JournalEntry, queue: readonly QueuedOperation[]): boolean =>
  queue.some((queued) => isRefused(queued) && opIds.includes(queued.op.opId));

/** What is undone next. What the server refused is not on the stack: it is mended or dropped where it waits. */
export const nextToUndo = (
  entries: readonly JournalEntry[],
  queue: readonly QueuedOperation[],
): JournalEntry | undefined => entries.findLast((entry) => isDone(entry) && !isStuck(entry, queue));

/** What is done again next: the first that was undone since something was last done. */
export function nextToRedo(
  entries: readonly JournalEntry[],
  queue: readonly QueuedOperation[],
): JournalEntry | undefined {
  const from = entries.findLastIndex(isDone) + 1;
  return entries.slice(from).find((entry) => !isStuck(entry, queue));
}

/** Entries that a new one ends: those that were undone, which cannot be done again after it, and the oldest above what is kept. */
export function endedByNew(entries: readonly JournalEntry[]): readonly number[] {
  const done = entries.filter(isDone);
  const ended = entries.filter(
    (entry) => !isDone(entry) || done.indexOf(entry) < done.length + 1 - MOST_ENTRIES,
  );
  return ended.map(({ key }) => key);
}

/** What an entry holds of a part: everything of what comes or goes, of an update the values it is about. */
export function journalPartOf(part: RecordPart, seen: RecordRow | undefined): JournalPart {
  const { entity, entityId, op, set } = part;
  const values = seen?.values ?? {};
  const before = op === 'update' ? valuesAt(values, Object.keys(set)) : op === 'delete' ? values : {};
  return { entity, entityId, op, before, after: op === 'delete' ? {} : set };
}

const valuesAt = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));

/** A change that arrived, and what became of its row. */
export interface Arrival {
  readonly change: RecordChange;
  readonly row: RecordRow | undefined;
  /** What was written, where the op is our own and still known. */
  readonly part: RecordPart | undefined;
  readonly isOwn: boolean;
}

/**
 * An entry after a change of something it is about. Of our own, it holds what the server made of it from now on: it rounds and mends, and
 * with our own value we would be in our own way. Of another's, it notes who changed what.
 */
export function entryAfter(entry: JournalEntry, arrival: Arrival, idLists: readonly string[]): JournalEntry {
  const parts = entry.parts.map((part) => {
    if (part.entityId !== arrival.change.entityId) return part;
    return arrival.isOwn ? asMade({ entry, part, arrival, idLists }) : noting(part, arrival.change);
  });
  return parts.every((part, at) => part === entry.parts[at]) ? entry : { ...entry, parts };
}

function asMade(own: {
  readonly entry: JournalEntry;
  readonly part: JournalPart;
  readonly arrival: Arrival;
  readonly idLists: readonly string[];
}): JournalPart {
  const { entry, part, arrival, idLists } = own;
  const { change, row, part: written } = arrival;
  if (row === undefined) return part;
  // The op that brought the thing as it stands: everything of it is what the entry services.
  if (entry.opIds.at(-1) === change.opId && part.op !== 'update')
    return isDone(entry) === (part.op === 'delete')
      ? part
      : { ...part, [part.op === 'delete' ? 'before' : 'after']: row.values };
  if (written === undefined) return part;
  const before = asStanding(part.before, written.set, { standing: row.values, idLists });
  const after = asStanding(part.after, written.set, { standing: row.values, idLists });
  return before === part.before && after === part.after ? part : { ...part, before, after };
}

/** Values, where they are what was written, as they stand. */
function asStanding(
  values: Values,
  written: Values,
  { standing, idLists }: { readonly standing: Values; readonly idLists: readonly string[] },
): Values {
  const keys = Object.keys(values).filter(
    (key) =>
      key in written &&
      !idLists.includes(key) &&
      isSame(values[key], written[key]) &&
      !isSame(values[key], standing[key]),
  );
  if (keys.length === 0) return values;
  return { ...values, ...Object.fromEntries(keys.map((key) => [key, standing[key] ?? null])) };
}

function noting(part: JournalPart, change: RecordChange): JournalPart {
  const touch: Touch = { name: change.actorName, at: change.at };
  const keys = change.op === 'delete' ? ['*'] : Object.keys(change.set ?? {});
  if (keys.length === 0) return part;
  return { ...part, touched: { ...part.touched, ...Object.fromEntries(keys.map((key) => [key, touch])) } };
}
