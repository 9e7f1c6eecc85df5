import type { BinItem } from '@tussock/contract';
import {
  findEntity,
  isEntityId,
  kindOfEntity,
  isUuid,
  type EntityId,
  textOrNone,
  SOIL_TEST,
} from '@tussock/domain';
import { openRecord, type PartEdit } from '../../sync/index.ts';
import { nameOfTest } from './name-of-test.ts';

/** Entity of files, to which nothing may refer that does not exist. */
const FILE: EntityId = 'file';

/**
 * Name of a deleted thing: a feature by its kind's label, a file by its name, an action by its title; a soil test by its day and transect; anything
 * without a name by its sort.
 */
export const nameInBin = ({ row: { entity, values } }: BinItem): string =>
  kindOfEntity(entity)?.label(values) ||
  textOrNone(values['name']) ||
  textOrNone(values['title']) ||
  [
    findEntity(entity)?.names.singular,
    entity === SOIL_TEST && nameOfTest(values['sampledOn'], values['transectId']),
  ]
    .filter(Boolean)
    .join(': ') ||
  entity;

/** Parts that restore things of the bin unchanged. */
export const partsToRestore = (items: readonly BinItem[]): readonly PartEdit[] =>
  items.flatMap(({ row }) =>
    isEntityId(row.entity) ? [{ entity: row.entity, entityId: row.id, op: 'restore', set: {} }] : [],
  );

/** Things in the bin that a part requires: the transect of a soil test, the photos of a trough. Other lists of ids may refer to deleted things. */
function neededBy({ entity, entityId, op, set }: PartEdit, bin: readonly BinItem[]): readonly BinItem[] {
  const lain = op === 'restore' ? bin.find(({ row }) => row.id === entityId)?.row.values : {};
  const values = Object.entries({ ...lain, ...set });
  const lists = findEntity(entity)?.idLists ?? [];
  const named = JSON.stringify(values.filter(([key]) => !lists.includes(key)));
  const listed = JSON.stringify(values);
  // What was brought back and is not sent yet stands already.
  return bin.filter(
    ({ row }) =>
      row.id !== entityId &&
      !openRecord().row(row.id) &&
      (row.entity === FILE ? listed : named).includes(JSON.stringify(row.id)),
  );
}

/** Whether the bin must be read before a part is written: it restores a whole thing, or refers to something that does not exist. */
export const mayNeedOfBin = ({ op, set }: PartEdit): boolean =>
  op === 'restore' ||
  JSON.stringify(set)
    .split('"')
    .some((text) => isUuid(text) && !openRecord().row(text));

/**
 * Adds to parts what they require from the bin, recursively and in the order of dependency; also returns what is restored without having been asked
 * for.
 */
export function withNeeded(
  parts: readonly PartEdit[],
  bin: readonly BinItem[],
): { readonly parts: readonly PartEdit[]; readonly brought: readonly BinItem[] } {
  const asked = new Map(parts.map((part) => [part.entityId, part]));
  const brought = new Map<PartEdit, BinItem>();
  const taken = new Set<PartEdit>();
  const ordered: PartEdit[] = [];
  const take = (part: PartEdit): void => {
    if (taken.has(part)) return;
    taken.add(part);
    for (const item of neededBy(part, bin)) bring(item);
    ordered.push(part);
  };
  const bring = (item: BinItem): void => {
    const own = asked.get(item.row.id);
    if (own) return take(own);
    for (const part of partsToRestore([item])) {
      asked.set(part.entityId, part);
      brought.set(part, item);
      take(part);
    }
  };
  for (const part of parts) take(part);
  return { parts: ordered, brought: ordered.flatMap((part) => brought.get(part) ?? []) };
}
