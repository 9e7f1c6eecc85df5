import type { RecordHistoryEntry } from '@tussock/contract';
import { findEntity, isEntityId, labelOfWrite, toasts } from '@tussock/domain';
import { openRecord, type PartEdit, saveToRecord } from '../../sync/index.ts';
import { isSame } from '@tussock/sync';

type Entry = Pick<RecordHistoryEntry, 'entity' | 'entityId' | 'op' | 'values'>;

const pick = (values: Entry['values'], side: 'before' | 'after', keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key]?.[side] ?? null]));

/**
 * What takes an entry of the history back, as it stands now: an ordinary write. Undefined where there is nothing to take back: the thing is
 * gone or there already, the values are what they were, or they come with a move of the plan, which has its own way back.
 */
export function partToPutBack(entry: Entry, keys = Object.keys(entry.values)): PartEdit | undefined {
  const { entity, entityId, op, values } = entry;
  // What no page may write, nobody is offered to take back.
  if (!isEntityId(entity) || findEntity(entity)?.changedBy === null) return undefined;
  const standing = openRecord().row(entityId);
  if (op === 'delete') return standing ? undefined : { entity, entityId, op: 'restore', set: {} };
  if (!standing) return undefined;
  if (op === 'create') return { entity, entityId, op: 'delete', set: {} };
  const changed = keys.filter((key) => !isSame(standing.values[key], values[key]?.before));
  if (changed.length === 0) return undefined;
  // What stands is written over knowingly: it is shown beside the button.
  const base = Object.fromEntries(changed.map((key) => [key, standing.values[key] ?? null]));
  return { entity, entityId, op: 'update', set: pick(values, 'before', changed), base };
}

/** Whether somebody later changed what an entry created or changed. */
function isChangedSince({ entityId, op, values }: Entry): boolean {
  const standing = openRecord().row(entityId);
  if (op === 'delete' || !standing) return false;
  return Object.keys(values).some((key) => !isSame(standing.values[key], values[key]?.after));
}

/** Parts that undo a whole write, an import or a change of many, except for things changed later: those are named, and stay. */
export function partsToPutBack<E extends Entry>(
  group: readonly E[],
): { readonly parts: readonly PartEdit[]; readonly changedSince: readonly E[] } {
  const standing = group.filter((entry) => partToPutBack(entry) !== undefined);
  const changedSince = group.length > 1 ? standing.filter(isChangedSince) : [];
  const parts = standing.flatMap((entry) =>
    changedSince.includes(entry) ? [] : (partToPutBack(entry) ?? []),
  );
  return { parts, changedSince };
}

/** Undoes entries of the history in one write, all of them or none. */
export async function putBack(name: string, parts: readonly PartEdit[]): Promise<void> {
  if (parts.length === 0) return;
  await saveToRecord({
    label: labelOfWrite.putBack(name),
    parts,
    toast: toasts.changesSaved(),
  });
}
