import type { Values } from '@tussock/replica';
import type { EntityId } from '@tussock/domain';
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

/** A part again, with what was chosen, over what stands now. */
export function partOverStanding(part: PartEdit, standing: Values, chosen: Values): PartEdit {
  const keys = Object.keys(part.set);
  return { ...part, set: pick(keys, chosen), base: pick(keys, standing) };
}
