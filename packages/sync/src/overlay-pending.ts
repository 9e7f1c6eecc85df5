import type { Values } from './is-same.ts';
import { mergeValues, withDifference } from './merge-values.ts';
import type { QueuedOperation, RecordPart, RecordRow } from './stored.ts';

/** Values of a thing with a pending write over them. */
export interface WrittenHere {
  readonly entity: string;
  readonly values: Values;
  /** When the person wrote it, by their own clock. */
  readonly at: string;
}

/** Rules of the entities in a record. */
export interface RecordRules {
  /** Values of an entity that are lists of ids. */
  readonly idListsOf: (entity: string) => readonly string[];
  /** Of its values that are lists of rows, the value of a row that no other row of the list has. */
  readonly rowKeysOf?: (entity: string) => Readonly<Record<string, string>>;
  /** Whether there is one of an entity for what it is about: whoever makes it second changes what the first made. */
  readonly isMadeOnce?: (entity: string) => boolean;
  /** What the server will make of values, as well as it can be known before it has: `made` is what stood before. */
  readonly estimate?: (thing: WrittenHere, made: Values) => Values;
}

/** One thing's part of a pending operation. */
export interface PendingPart {
  readonly queued: QueuedOperation;
  readonly part: RecordPart;
}

/** Values of a pending operation that others changed too, each to something else. `*`: the thing is gone, or was there already. */
export interface EarlyConflict {
  readonly opId: string;
  readonly keys: readonly string[];
}

export interface Overlaid {
  readonly row: RecordRow | undefined;
  readonly conflicts: readonly EarlyConflict[];
}

/** A row with pending writes over it, in order. Where others changed the same value, mine is shown and the conflict is named. */
export function overlayPending(
  confirmed: RecordRow | undefined,
  parts: readonly PendingPart[],
  rules: RecordRules,
): Overlaid {
  let row = confirmed;
  const conflicts: EarlyConflict[] = [];
  for (const { queued, part } of parts) {
    const overlaid = overlayPart(row, { queued, part }, rules);
    row = overlaid.row && { ...overlaid.row, version: versionAfter(overlaid.row.version, { queued, part }) };
    const isOpen = queued.committedAt === undefined && overlaid.keys.length > 0;
    if (isOpen) conflicts.push({ opId: queued.op.opId, keys: overlaid.keys });
  }
  return { row, conflicts };
}

/** The version that is shown with an operation: the server's, where it is done and nobody wrote between. Later writes build on it. */
function versionAfter(version: number, { queued, part }: PendingPart): number {
  const after = queued.committedAt === undefined ? undefined : queued.versions?.[part.entityId];
  // A create that met what another made goes on from a version that nobody here has seen.
  return after !== undefined && (part.op === 'restore' || after === version + 1) ? after : version;
}

interface OverlaidPart {
  readonly row: RecordRow | undefined;
  readonly keys: readonly string[];
}

const GONE = ['*'] as const;

function overlayPart(row: RecordRow | undefined, pending: PendingPart, rules: RecordRules): OverlaidPart {
  const { part } = pending;
  if (part.op === 'delete')
    return { row: undefined, keys: row !== undefined && row.version > part.baseVersion ? GONE : [] };
  if (part.op === 'update')
    return row === undefined ? { row, keys: GONE } : overlayUpdate(row, pending, rules);
  const meets = row !== undefined && part.op === 'create' && rules.isMadeOnce?.(part.entity) === true;
  if (meets) return overlayUpdate(row, pending, rules);
  const before = row ?? emptyRow(part);
  return {
    row: withValues(before, withDifference({}, part.set), { pending, rules }),
    keys: row === undefined ? [] : GONE,
  };
}

function overlayUpdate(row: RecordRow, pending: PendingPart, rules: RecordRules): OverlaidPart {
  const { part } = pending;
  const { values, clashes: conflicts } = mergeValues(row.values, part, {
    idLists: rules.idListsOf(part.entity),
    rowKeys: rules.rowKeysOf?.(part.entity) ?? {},
  });
  const mine = Object.fromEntries(conflicts.map((key) => [key, part.set[key]]));
  return { row: withValues(row, withDifference(values, mine), { pending, rules }), keys: conflicts };
}

const emptyRow = ({ entity, entityId }: RecordPart): RecordRow => ({
  id: entityId,
  entity,
  version: 0,
  values: {},
  made: {},
});

const withValues = (
  row: RecordRow,
  values: Values,
  { pending, rules }: { readonly pending: PendingPart; readonly rules: RecordRules },
): RecordRow => ({
  ...row,
  values,
  made: rules.estimate?.({ entity: row.entity, values, at: pending.queued.at }, row.made) ?? row.made,
});
