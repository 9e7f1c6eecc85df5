import type { PlanAbility } from '../access/table.ts';
import type { Fields } from '../kind/field.ts';

/**
 * One sort of thing that a plan's record holds. The server's writes and deltas, what a browser keeps of a plan, who is sent it, what its
 * history calls it and how two people's changes of it are brought together are read from here.
 */
export interface EntityDeclaration<Id extends string = string> {
  readonly id: Id;
  readonly names: { readonly singular: string; readonly plural: string };
  /** Who is sent it. */
  readonly seenBy: PlanAbility;
  /** Who may change it through the record; null for what is changed by calls of its own alone. */
  readonly changedBy: PlanAbility | null;
  /** Others who may change some of its values and nothing else. */
  readonly partlyChangedBy?: { readonly ability: PlanAbility; readonly keys: readonly string[] };
  /** What people fill in of it: labels of its history. A value beside these (a shape, what it belongs to) has a label in `labels`. */
  readonly fields: Fields;
  readonly labels?: Readonly<Record<string, string>>;
  /** What the server makes of it by itself and history tells as well; nobody puts it back. */
  readonly toldOfMade?: Fields;
  /** Values that are lists of ids: two people's changes of one list are both kept. */
  readonly idLists: readonly string[];
  /** There is one for what it is about, and its id follows from that: whoever makes it second changes what the first made. */
  readonly isMadeOnce?: true;
  /** Stays with the plan for as long as there is one: it has no bin. */
  readonly isPermanent?: true;
}

/** Values of `fields` that are lists of ids. */
export const idListsOf = (fields: Fields): readonly string[] =>
  Object.entries(fields)
    .filter(([, { type }]) => type === 'photos' || type === 'documents')
    .map(([key]) => key);

/** Values of `fields` that are lists of rows of which no two share a value, with that value's key. */
const rowKeysOf = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) =>
      field.type === 'list' && field.uniqueBy !== undefined ? [[key, field.uniqueBy]] : [],
    ),
  );

const makeMerging = ({ idLists, fields }: EntityDeclaration) => ({ idLists, rowKeys: rowKeysOf(fields) });
const mergings = new WeakMap<EntityDeclaration, ReturnType<typeof makeMerging>>();

/** How two people's changes of one thing are brought together, where a value is more than one. */
export function mergingOf(entity: EntityDeclaration | undefined): ReturnType<typeof makeMerging> {
  if (!entity) return { idLists: [], rowKeys: {} };
  const known = mergings.get(entity) ?? makeMerging(entity);
  mergings.set(entity, known);
  return known;
}
