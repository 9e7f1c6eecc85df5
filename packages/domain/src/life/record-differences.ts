import { kindOfEntity, findEntity, type EntityId } from '../record/entities.ts';
import { GEOMETRY } from '../kind/geometry-key.ts';
import { lockOnWrite } from './plan-lock.ts';
import { boundaryShapeIn, numbersOfTitles } from '../boundary/boundary-in-history.ts';
import { isSameJson } from '../record/canonical-json.ts';
import { changedValues, type ChangedValue, type NameOf } from '../record/changed-values.ts';

type Values = Readonly<Record<string, unknown>>;

/** Row of a plan's record in one state of it. */
export interface StateRow {
  readonly id: string;
  readonly entity: string;
  readonly values: Values;
  readonly made: Values;
}

/** Whole record of a plan at one revision. */
export type RecordState = readonly StateRow[];

/** Change of one thing between two states, as text; with its shape before and after when that changed. */
export interface ChangedThing {
  readonly id: string;
  readonly entity: EntityId;
  /** Singular name of the entity. */
  readonly sort: string;
  readonly name: string;
  readonly change: 'added' | 'changed' | 'removed';
  readonly values: readonly ChangedValue[];
  /** GeoJSON geometries before and after; null when there was or is none. */
  readonly shape?: { readonly before: unknown; readonly after: unknown };
}

/** Entities that describe the plan itself; versions and approvals are shown elsewhere. */
const aboutThePlan: ReadonlySet<string> = new Set(['approval', 'planVersion']);

const nameKeys = ['name', 'title', 'propertyName', 'text', 'note'] as const;

/** Finds the display name of a row from its values; empty when it has no name. */
export function nameOfRow({ entity, values }: StateRow): string {
  const label = kindOfEntity(entity)?.label(values);
  if (label) return label;
  const found = nameKeys.map((key) => values[key]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found.slice(0, 80) : '';
}

const byId = (state: RecordState): ReadonlyMap<string, StateRow> =>
  new Map(state.map((row) => [row.id, row]));

function namesIn(...states: readonly ReadonlyMap<string, StateRow>[]): NameOf {
  const titles = states.map((rows) => {
    const boundary = [...rows.values()].find(({ entity }) => entity === 'boundary');
    return boundary ? numbersOfTitles(boundary.made) : {};
  });
  return (id) => {
    const row = states.map((rows) => rows.get(id)).find((one) => one !== undefined);
    return row ? nameOfRow(row) : titles.map((numbers) => numbers[id]).find((one) => one !== undefined);
  };
}

/** Picks the values that differ; null for those that were removed. */
const differing = (was: Values, is: Values): Values =>
  Object.fromEntries(
    Object.keys({ ...was, ...is })
      .filter((key) => !isSameJson(was[key], is[key]))
      .map((key) => [key, is[key] ?? null]),
  );

/** Finds the shape of a row. A boundary's area is built from its titles; all other features have a shape of their own. */
const shapeIn = (row: StateRow | undefined): unknown => {
  if (!row) return null;
  return row.entity === 'boundary' ? boundaryShapeIn(row.made) : (row.values[GEOMETRY] ?? null);
};

/** Picks the shape before and after, when it changed. */
function shapeOf(was: StateRow | undefined, is: StateRow | undefined): Pick<ChangedThing, 'shape'> {
  const [before, after] = [shapeIn(was), shapeIn(is)];
  return isSameJson(before, after) ? {} : { shape: { before, after } };
}

const actOf = (was: StateRow | undefined, is: StateRow | undefined): ChangedThing['change'] => {
  if (!was) return 'added';
  return is ? 'changed' : 'removed';
};

function changeOf(
  was: StateRow | undefined,
  is: StateRow | undefined,
  nameOf: NameOf,
): readonly ChangedThing[] {
  const row = is ?? was;
  const declared = row && findEntity(row.entity);
  if (!row || !declared || aboutThePlan.has(row.entity)) return [];
  const before = was?.values ?? {};
  const set = differing(before, is?.values ?? {});
  if (was && is && Object.keys(set).length === 0) return [];
  return [
    {
      id: row.id,
      entity: declared.id,
      sort: declared.names.singular,
      name: nameOfRow(row),
      change: actOf(was, is),
      values: was && is ? changedValues(declared, { before, set }, nameOf) : [],
      ...shapeOf(was, is),
    },
  ];
}

/**
 * Lists the changes of a plan between two states of its record, grouped by entity and sorted by name. Versions and approvals of the plan
 * itself are left out.
 */
export function recordDifferences(was: RecordState, is: RecordState): readonly ChangedThing[] {
  const [before, after] = [byId(was), byId(is)];
  const nameOf = namesIn(after, before);
  return [...new Set([...before.keys(), ...after.keys()])]
    .flatMap((id) => changeOf(before.get(id), after.get(id), nameOf))
    .toSorted((one, other) => one.sort.localeCompare(other.sort) || one.name.localeCompare(other.name));
}

/** Formats one change as a sentence for printed lists: 'Paddock Swamp changed. Name was Swamp, is Wetland.' */
export function sayChange({ sort, name, change, values, shape }: ChangedThing): string {
  const said = values.flatMap(({ label, before, after, isShape }) => {
    if (isShape || (before ?? after) === null) return [];
    if (before === null) return [`${label} is ${after ?? ''}.`];
    return [
      after === null ? `${label} was ${before}, and is empty.` : `${label} was ${before}, is ${after}.`,
    ];
  });
  const outline = change === 'changed' && shape ? ['Its outline is another.'] : [];
  // A name may say its sort already: Trough 1.
  const what = name.startsWith(sort) ? name : [sort, name].filter((word) => word !== '').join(' ');
  return [`${what} ${change}.`, ...said, ...outline].join(' ');
}

/** Entities that may be written while a version waits for a decision, without making it outdated. */
const goesOn: ReadonlySet<string> = new Set(['remark', 'evidence', 'file', ...aboutThePlan]);

/** Checks whether a row differs from a version, apart from work that may continue: actions done, evidence and comments. */
function isOtherwise(was: StateRow | undefined, is: StateRow | undefined): boolean {
  const entity = (is ?? was)?.entity ?? '';
  if (goesOn.has(entity)) return false;
  // Of an action, what a lock lets through is work that goes on.
  if (entity === 'action')
    return lockOnWrite('submitted', { entity, before: was ?? null, after: is ?? null }) !== undefined;
  return !isSameJson(was?.values, is?.values);
}

/** Lists the ids of rows that differ from the version that waits for a decision. */
export function staleBy(version: RecordState, now: RecordState): readonly string[] {
  const [before, after] = [byId(version), byId(now)];
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) =>
    isOtherwise(before.get(id), after.get(id)),
  );
}
