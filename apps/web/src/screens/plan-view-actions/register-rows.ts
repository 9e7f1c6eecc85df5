import {
  chosenIn,
  dayWithMonth,
  dueDayOf,
  findSection,
  foldForSearch,
  isOverdue,
  formatDueBy,
  seasonOf,
  daysBetween,
  isOpenState,
  nameOrder,
  sumOf,
  actionStateOptions,
  formatActionState,
  textOfChosen,
  type Section,
} from '@tussock/domain';
import type { PlanAction } from '../../sync/index.ts';
import { ANY_STATE, statesIn, type Grouping, type Order, type RegisterSearch } from './register-search.ts';

/** An action as a row of the register. */
export interface RegisterRow {
  readonly action: PlanAction;
  readonly id: string;
  readonly title: string;
  readonly sectionTitle: string;
  /** Ids of linked land units. */
  readonly units: readonly string[];
  /** Text for the linked places: land units where there are any, the first two of several. */
  readonly where: string;
  /** Names of all linked places. */
  readonly allPlaces: readonly string[];
  readonly who: string;
  /** Id or name of the assigned person; 'none' for nobody. */
  readonly person: string;
  readonly dueDay: string | undefined;
  readonly due: string;
  readonly year: string;
  readonly isOverdue: boolean;
  readonly planned: number;
  readonly proofs: number;
  /** Folded text for the search. */
  readonly text: string;
}

export const NONE = 'none';

/** Names and kinds of the places of actions. */
export interface Places {
  readonly nameOf: (id: string) => string | undefined;
  readonly isUnit: (id: string) => boolean;
}

interface Around extends Places {
  readonly today: string;
  readonly proofsOf: (actionId: string) => number;
}

/** Converts an action to a row of the register. */
export function rowOf(action: PlanAction, { nameOf, isUnit, today, proofsOf }: Around): RegisterRow {
  const { values, id } = action;
  const places = values.featureIds ?? [];
  const units = places.filter(isUnit);
  const namesOf = (ids: readonly string[]): readonly string[] => ids.flatMap((place) => nameOf(place) ?? []);
  const named = namesOf(units.length > 0 ? units : places);
  const allPlaces = namesOf(places);
  const dueDay = dueDayOf(values);
  const who = values.responsibleName ?? '';
  const sectionTitle = findSection(values.sectionKey)?.title ?? values.sectionKey;
  const where = named.length > 2 ? `${named.slice(0, 2).join(', ')} +${named.length - 2}` : named.join(', ');
  return {
    action,
    id,
    title: values.title,
    sectionTitle,
    units,
    where,
    allPlaces,
    who,
    person: values.responsibleId ?? (who === '' ? NONE : who),
    dueDay,
    due: formatDueBy(values, today) ?? '',
    year: dueDay?.slice(0, 4) ?? NONE,
    isOverdue: isOverdue(values, today),
    planned: values.plannedCost ?? 0,
    proofs: proofsOf(id),
    text: foldForSearch([values.title, sectionTitle, who, values.notes, ...allPlaces].join(' ')),
  };
}

/** Filters of the register, each with the values that a row has for it. */
export const facets = {
  state: ({ action }: RegisterRow): readonly string[] => [action.values.state],
  section: ({ action }: RegisterRow): readonly string[] => [action.values.sectionKey],
  unit: ({ units }: RegisterRow): readonly string[] => (units.length > 0 ? units : [NONE]),
  person: ({ person }: RegisterRow): readonly string[] => [person],
  year: ({ year }: RegisterRow): readonly string[] => [year],
} as const;
export type Facet = keyof typeof facets;
const facetKeys = Object.keys(facets) as readonly Facet[]; // exactly its keys

/** The chosen values of a filter; an empty list keeps every row. */
export const chosenOf = (search: RegisterSearch, facet: Facet): readonly string[] =>
  facet === 'state' ? statesIn(search) : chosenIn(search[facet]);

/** Formats the chosen values of a filter for the address; for states, none means all. */
export const searchOf = (facet: Facet, values: readonly string[]): string | undefined =>
  values.length > 0 ? textOfChosen(values) : facet === 'state' ? ANY_STATE : undefined;

const isLeft = (row: RegisterRow, facet: Facet, search: RegisterSearch): boolean => {
  const chosen = chosenOf(search, facet);
  return chosen.length === 0 || facets[facet](row).some((value) => chosen.includes(value));
};

/** Creates the predicate for rows that contain all search words, and are overdue where that is asked. Folds the words once for all rows. */
function findsIn({ search, overdue }: RegisterSearch): (row: RegisterRow) => boolean {
  const words = foldForSearch(search ?? '').split(' ');
  return (row) => (overdue !== true || row.isOverdue) && words.every((word) => row.text.includes(word));
}

/** Finds the rows for an address. */
export function findRows(rows: readonly RegisterRow[], search: RegisterSearch): readonly RegisterRow[] {
  const isFound = findsIn(search);
  return rows.filter((row) => isFound(row) && facetKeys.every((facet) => isLeft(row, facet, search)));
}

/** Counts the rows for each value of a filter, with all other filters unchanged. */
export function countsOf(
  rows: readonly RegisterRow[],
  facet: Facet,
  search: RegisterSearch,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const others = facetKeys.filter((other) => other !== facet);
  const isFound = findsIn(search);
  for (const row of rows)
    if (isFound(row) && others.every((other) => isLeft(row, other, search)))
      for (const value of facets[facet](row)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Sort key after every day, so that actions without a day come last. */
const NO_DAY = '9999';
const SOON_DAYS = 30;
const stateOrder = new Map<string, number>(actionStateOptions.map(({ key }, at) => [key, at]));

const byText = nameOrder.compare;
const byDue = (one: RegisterRow, other: RegisterRow): number =>
  byText(one.dueDay ?? NO_DAY, other.dueDay ?? NO_DAY) || byText(one.title, other.title);

const comparing: { readonly [O in Order]: (one: RegisterRow, other: RegisterRow) => number } = {
  due: byDue,
  title: (one, other) => byText(one.title, other.title) || byDue(one, other),
  who: (one, other) => byText(one.who || NO_DAY, other.who || NO_DAY) || byDue(one, other),
  state: (one, other) =>
    (stateOrder.get(one.action.values.state) ?? 0) - (stateOrder.get(other.action.values.state) ?? 0) ||
    byDue(one, other),
  planned: (one, other) => one.planned - other.planned || byDue(one, other),
};

/** Rows under one heading. */
export interface RowGroup {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly RegisterRow[];
  /** Sum of its rows, in dollars. */
  readonly planned: number;
  /** Number of its rows that are also under another heading, and in its sum too. */
  readonly elsewhere: number;
}

/** Key of the group for rows without a value, sorted below all others. */
const LAST = '';

interface GroupName {
  readonly key: string;
  readonly title: string;
  /** Sort key, where it differs from the key. */
  readonly order?: string;
}

/** Data for grouping: the day, the farm's places, and the plan's sections in the order of its catalogue. */
interface Grouped extends Places {
  readonly today: string;
  readonly sections: readonly Section[];
}

/** The time span of a row: keys '1' to '9' in the order of time. */
function spanOf({ dueDay, isOverdue: isOver, action }: RegisterRow, today: string): GroupName {
  if (isOver) return { key: '1', title: 'Overdue' };
  if (!isOpenState(action.values.state) && action.values.state !== 'proposed')
    return { key: '9', title: 'Done, or left' };
  if (dueDay === undefined) return { key: '8', title: 'No due date' };
  if (daysBetween(today, dueDay) <= SOON_DAYS) return { key: '2', title: `Next ${SOON_DAYS} days` };
  const season = seasonOf(dueDay);
  if (season.startYear <= seasonOf(today).startYear) return { key: '3', title: 'This season' };
  return { key: `4 ${season.startYear}`, title: `Season ${season.name}` };
}

/** Sort key of a section that the plan's catalogue does not have: after all others. */
const AFTER_ALL = '99';

/** Sort key of a section, with digits of equal length since it is sorted as text. */
function orderOfSection(sections: readonly Section[], sectionKey: string): string {
  const at = sections.findIndex(({ key }) => key === sectionKey);
  return at < 0 ? AFTER_ALL : `${at}`.padStart(AFTER_ALL.length, '0');
}

/** The groups of a row by existing land unit; two units with the same name stay separate. */
function unitsOfRow({ units }: RegisterRow, { nameOf }: Places): readonly GroupName[] {
  const named = units.flatMap((key): readonly GroupName[] => {
    const title = nameOf(key);
    return title === undefined ? [] : [{ key, title, order: title }];
  });
  return named.length > 0 ? named : [{ key: LAST, title: 'No land unit' }];
}

/** The headings of a row by grouping: one, or one per land unit. */
const groupsOf: {
  readonly [G in Grouping]: (row: RegisterRow, around: Grouped) => readonly GroupName[];
} = {
  due: (row, { today }) => [spanOf(row, today)],
  year: ({ year }) => [year === NONE ? { key: LAST, title: 'No due date' } : { key: year, title: year }],
  section: ({ action, sectionTitle }, { sections }) => {
    const key = action.values.sectionKey;
    return [{ key, title: sectionTitle, order: orderOfSection(sections, key) }];
  },
  unit: unitsOfRow,
  person: ({ who }) => [who === '' ? { key: LAST, title: 'Nobody yet' } : { key: who, title: who }],
  state: ({ action }) => [
    { key: `${stateOrder.get(action.values.state) ?? 0}`, title: formatActionState(action.values.state) },
  ],
  none: () => [{ key: 'all', title: 'All' }],
};

interface FilledGroup extends GroupName {
  readonly rows: RegisterRow[];
  elsewhere: number;
}

const byOrder = (one: GroupName, other: GroupName): number =>
  Number(one.key === LAST) - Number(other.key === LAST) ||
  byText(one.order ?? one.key, other.order ?? other.key) ||
  byText(one.key, other.key);

/** Groups and sorts rows for an address. Overdue rows come first wherever the order is by time. */
export function groupRows(
  rows: readonly RegisterRow[],
  { group = 'due', sort = 'due', order }: RegisterSearch,
  around: Grouped,
): readonly RowGroup[] {
  const compare = comparing[sort];
  const way = order === 'desc' ? -1 : 1;
  const groups = new Map<string, FilledGroup>();
  for (const row of rows.toSorted((one, other) => way * compare(one, other))) {
    const names = groupsOf[group](row, around);
    for (const name of names) {
      const there = groups.get(name.key) ?? { ...name, rows: [], elsewhere: 0 };
      groups.set(name.key, there);
      there.rows.push(row);
      if (names.length > 1) there.elsewhere += 1;
    }
  }
  return [...groups.values()].toSorted(byOrder).map(({ key, title, rows: own, elsewhere }) => ({
    key,
    title,
    rows: own,
    planned: sumOf(own.map(({ planned }) => planned)),
    elsewhere,
  }));
}

/** The due day of an action in full, for tooltips. */
export const dayInFull = (day: string | undefined): string => (day === undefined ? '' : dayWithMonth(day));
