import type { PlanAbility } from '../access/table.ts';
import type { Fields } from '../kind/field.ts';

/**
 * Declaration of one entity of a plan's record. The server's writes and deltas, the browser's local copy, who receives it, its name in the
 * history and how two people's changes are merged are all read from it.
 */
export interface EntityDeclaration<Id extends string = string> {
  readonly id: Id;
  readonly names: { readonly singular: string; readonly plural: string };
  /** Ability needed to receive it. */
  readonly seenBy: PlanAbility;
  /** Ability needed to change it through the record; null when it is changed only by calls of its own. */
  readonly changedBy: PlanAbility | null;
  /** Second ability that may change some of its values and nothing else. */
  readonly partlyChangedBy?: { readonly ability: PlanAbility; readonly keys: readonly string[] };
  /** Fields that people fill in, with labels for its history. Any other value (a shape, a link to its parent) has its label in `labels`. */
  readonly fields: Fields;
  readonly labels?: Readonly<Record<string, string>>;
  /** Fields that the server sets by itself and that the history shows too; they cannot be undone. */
  readonly toldOfMade?: Fields;
  /** Keys of values that are lists of ids: two people's changes of one list are merged. */
  readonly idLists: readonly string[];
  /** True when there is one per subject and its id is derived from that subject: a second create updates what the first one created. */
  readonly isMadeOnce?: true;
  /** True when it cannot be deleted: it stays with the plan and has no bin. */
  readonly isPermanent?: true;
}

/** Lists the keys of `fields` that hold lists of ids. */
export const idListsOf = (fields: Fields): readonly string[] =>
  Object.entries(fields)
    .filter(([, { type }]) => type === 'photos' || type === 'documents')
    .map(([key]) => key);

/** Maps each field that is a list of uniquely keyed rows to the key of its rows. */
const rowKeysOf = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) =>
      field.type === 'list' && field.uniqueBy !== undefined ? [[key, field.uniqueBy]] : [],
    ),
  );

const makeMerging = ({ idLists, fields }: EntityDeclaration) => ({ idLists, rowKeys: rowKeysOf(fields) });
const mergings = new WeakMap<EntityDeclaration, ReturnType<typeof makeMerging>>();

/** Creates the merge rules for two people's changes of one entity, for values that are lists. */
export function mergingOf(entity: EntityDeclaration | undefined): ReturnType<typeof makeMerging> {
  if (!entity) return { idLists: [], rowKeys: {} };
  const known = mergings.get(entity) ?? makeMerging(entity);
  mergings.set(entity, known);
  return known;
}
