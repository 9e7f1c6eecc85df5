import type { Values } from '@tussock/replica';
import { findEntity, type EntityId } from '@tussock/domain';
import type { RecordPart } from '@tussock/contract';
import type { PartEdit } from '../../plan-session/replica/replica-session.ts';
import { nameInRecord } from '../name-in-record.ts';
import { differencesOf } from './find-differences.ts';

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

/** The question about a part of a write, over what stands now. */
export function questionOfPart(
  { entity, set, base = {} }: Pick<PartEdit, 'entity' | 'set' | 'base'>,
  theirs: Values,
) {
  const declared = findEntity(entity);
  const mine = { ...base, ...set };
  const differences = declared
    ? differencesOf({ entity: declared, keys: Object.keys(set) }, { base, mine, theirs }, nameInRecord)
    : [];
  return { differences, mine, theirs };
}

/** A part again, with what was chosen, over what stands now. */
export function partOverStanding(part: PartEdit, standing: Values, chosen: Values): PartEdit {
  const keys = Object.keys(part.set);
  return { ...part, set: pick(keys, chosen), base: pick(keys, standing) };
}
