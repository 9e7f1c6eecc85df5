import type { EntityId } from '@tussock/domain';
import { differenceOf, type Values } from '@tussock/sync';
import type { PartEdit } from '../plan-record.ts';

/** What a form changed of a thing: the values that differ from those it was opened with, and what stood there. Undefined for nothing. */
export function partOfForm(
  { entity, entityId }: { readonly entity: EntityId; readonly entityId: string },
  startedFrom: Values,
  values: Values,
): PartEdit | undefined {
  const set = differenceOf(startedFrom, values);
  if (!set) return undefined;
  const base = Object.fromEntries(Object.keys(set).map((key) => [key, startedFrom[key] ?? null]));
  return { entity, entityId, op: 'update', set, base };
}
