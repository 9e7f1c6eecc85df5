import { isSame, type Values } from './is-same.ts';
import { withDifference } from './merge-values.ts';
import type { JournalEntry, JournalPart, RecordPart, RecordRow, Touch } from './stored.ts';

/** Why something cannot be undone or done again. */
export interface InverseRefusal {
  readonly ok: false;
  /** Somebody changed it since; it is gone; it is there already. */
  readonly reason: 'changedSince' | 'gone' | 'there';
  readonly entityId: string;
  /** Who changed it since, where that is known. */
  readonly by?: Touch;
}

export type Inverse = { readonly ok: true; readonly parts: readonly RecordPart[] } | InverseRefusal;

interface Surroundings {
  readonly rowOf: (id: string) => RecordRow | undefined;
  readonly idListsOf: (entity: string) => readonly string[];
}

/**
 * The parts that take something back, as an ordinary op. Values that others changed and this did not are left alone; where they changed the
 * same, all of it is refused.
 */
export const undoing = (entry: JournalEntry, around: Surroundings): Inverse =>
  inverse(entry.parts.toReversed(), around, undoPart);

/** The parts that do again what was taken back. `isKnown`: the server has had it, so what was created is in its bin. */
export const redoing = (entry: JournalEntry, around: Surroundings, isKnown: boolean): Inverse =>
  inverse(entry.parts, around, (part, row, lists) => redoPart({ part, row, lists, isKnown }));

type PartInverse = RecordPart | Omit<InverseRefusal, 'ok' | 'entityId'>;

function inverse(
  parts: readonly JournalPart[],
  { rowOf, idListsOf }: Surroundings,
  invert: (part: JournalPart, row: RecordRow | undefined, lists: readonly string[]) => PartInverse,
): Inverse {
  const inverted: RecordPart[] = [];
  for (const part of parts) {
    const one = invert(part, rowOf(part.entityId), idListsOf(part.entity));
    if ('reason' in one) return { ok: false, entityId: part.entityId, ...one };
    inverted.push(one);
  }
  return { ok: true, parts: inverted };
}

function undoPart(part: JournalPart, row: RecordRow | undefined, lists: readonly string[]): PartInverse {
  const { before, after } = part;
  if (part.op === 'update') return rewrite({ part, row, lists, from: after, to: before });
  if (part.op === 'delete') return bringBack(part, row, before);
  return takeAway(part, row, after);
}

function redoPart(redo: {
  readonly part: JournalPart;
  readonly row: RecordRow | undefined;
  readonly lists: readonly string[];
  readonly isKnown: boolean;
}): PartInverse {
  const { part, row, lists, isKnown } = redo;
  const { before, after } = part;
  if (part.op === 'update') return rewrite({ part, row, lists, from: before, to: after });
  if (part.op === 'delete') return takeAway(part, row, before);
  const back = bringBack(part, row, after);
  return part.op === 'create' && !isKnown && 'op' in back ? { ...back, op: 'create' } : back;
}

function rewrite(change: {
  readonly part: JournalPart;
  readonly row: RecordRow | undefined;
  readonly lists: readonly string[];
  readonly from: Values;
  readonly to: Values;
}): PartInverse {
  const { part, row, lists, from, to } = change;
  if (row === undefined) return { reason: 'gone', ...byOf(part, ['*']) };
  const others = Object.keys(to).filter((key) => !lists.includes(key) && !isSame(row.values[key], from[key]));
  if (others.length > 0) return { reason: 'changedSince', ...byOf(part, others) };
  return { ...idsOf(part), op: 'update', set: to, base: from, baseVersion: row.version };
}

function bringBack(part: JournalPart, row: RecordRow | undefined, values: Values): PartInverse {
  if (row !== undefined) return { reason: 'there', ...byOf(part, Object.keys(values)) };
  return { ...idsOf(part), op: 'restore', set: withDifference({}, values), base: {}, baseVersion: 0 };
}

function takeAway(part: JournalPart, row: RecordRow | undefined, values: Values): PartInverse {
  if (row === undefined) return { reason: 'gone', ...byOf(part, ['*']) };
  if (!isSame(row.values, values))
    return { reason: 'changedSince', ...byOf(part, Object.keys({ ...row.values, ...values })) };
  return { ...idsOf(part), op: 'delete', set: {}, base: {}, baseVersion: row.version };
}

const idsOf = ({ entity, entityId }: JournalPart): Pick<RecordPart, 'entity' | 'entityId'> => ({
  entity,
  entityId,
});

function byOf({ touched = {} }: JournalPart, keys: readonly string[]): { readonly by?: Touch } {
  const touches = keys.flatMap((key) => touched[key] ?? []).sort((a, b) => (a.at < b.at ? 1 : -1));
  const latest = touches[0];
  return latest ? { by: latest } : {};
}
