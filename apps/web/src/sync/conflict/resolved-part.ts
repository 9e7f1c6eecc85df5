import type { Values } from '@tussock/sync';
import {
  findEntity,
  GEOMETRY,
  kindOfEntity,
  namesTaken,
  nextName,
  partCutOff,
  secondOutline,
  type EntityId,
} from '@tussock/domain';
import type { RecordPart } from '@tussock/contract';
import { uuidv7 } from 'uuidv7';
import type { PartEdit } from '../plan-record.ts';
import { nameInRecord } from '../hooks/name-in-record.ts';
import { openRecord } from '../open-record.ts';
import { differencesOf, shapeIn, type Beside, type Difference } from './find-differences.ts';

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
    ? differencesOf({ entity: declared, keys: Object.keys(set) }, { base, mine, theirs }, nameInRecord).map(
        (one) => withBeside(one, entity, mine, theirs),
      )
    : [];
  return { differences, mine, theirs };
}

/** Of two outlines, mine as a feature of its own with all that I wrote, where that makes sense. */
function withBeside(difference: Difference, entity: EntityId, mine: Values, theirs: Values): Difference {
  const beside = difference.key === GEOMETRY ? besideOf(entity, mine, theirs) : undefined;
  return beside ? { ...difference, beside } : difference;
}

function besideOf(entity: EntityId, mine: Values, theirs: Values): Beside | undefined {
  const kind = kindOfEntity(entity);
  const [own, other] = [shapeIn(mine[GEOMETRY]), shapeIn(theirs[GEOMETRY])];
  const outline = kind && own && other && secondOutline(kind, own, other);
  if (!kind || !own || !outline) return undefined;
  const { [GEOMETRY]: _, ...attributes } = { ...theirs, ...mine };
  const things = openRecord()
    .rowsOf(entity)
    .map(({ values }) => ({ kind, attributes: values }));
  const name = nextName(kind.label(attributes) || kind.names.singular, namesTaken(things, { kind }));
  return {
    name,
    outline,
    part: partCutOff({ kind, attributes, geometry: own }, { id: uuidv7(), name, geometry: outline }),
  };
}

/** A part again, with what was chosen, over what stands now. */
export function partOverStanding(part: PartEdit, standing: Values, chosen: Values): PartEdit {
  const keys = Object.keys(part.set);
  return { ...part, set: pick(keys, chosen), base: pick(keys, standing) };
}
