import type { Values } from '@tussock/replica';
import { findEntity, type EntityId, type Fields } from '@tussock/domain';
import type { RecordPart } from '@tussock/contract';
import type { PartEdit } from '../../plan-session/replica/replica-session.ts';

const pick = (keys: readonly string[], values: Values): Values =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));

/** A part of a write that waits, as it was asked for. */
export const editOf = ({ entity, entityId, op, set, base }: RecordPart): PartEdit => ({
  // Parts are made of entities of the record alone.
  entity: entity as EntityId,
  entityId,
  op,
  set,
  base,
});

/** The fields that a part writes: only of these is there anything to choose. */
export function fieldsOfPart({ entity, set }: Pick<PartEdit, 'set'> & { readonly entity: string }): Fields {
  const fields = Object.entries(findEntity(entity)?.fields ?? {});
  return Object.fromEntries(fields.filter(([key]) => key in set));
}

/** A part again, with what was chosen, over what stands now. */
export function partOverStanding(part: PartEdit, standing: Values, chosen: Values): PartEdit {
  const keys = Object.keys(part.set);
  return { ...part, set: pick(keys, chosen), base: pick(keys, standing) };
}
