import { chosenIn, type ActionState } from '@tussock/domain';
import { oneOf, textIn, yesIn } from '../../routes/search-values.ts';

/** Groupings of the rows. */
export const groupings = ['due', 'year', 'section', 'unit', 'person', 'state', 'none'] as const;
export type Grouping = (typeof groupings)[number];

/** Sort orders of the rows within their group. */
export const orders = ['due', 'title', 'who', 'state', 'planned'] as const;
export type Order = (typeof orders)[number];

/** Search of the register's address. Defaults are left out: open actions by due day. */
export interface RegisterSearch {
  readonly search?: string;
  /** States, separated by commas; 'any' for all of them. */
  readonly state?: string;
  /** Keys of sections. */
  readonly section?: string;
  /** Ids of land units. */
  readonly unit?: string;
  /** Ids or names of people; 'none' for unassigned actions. */
  readonly person?: string;
  /** Due years; 'none' for actions without a day. */
  readonly year?: string;
  readonly overdue?: true;
  readonly group?: Grouping;
  readonly sort?: Order;
  readonly order?: 'desc';
}

/** States of agreed actions that are not done yet. */
export const OPEN_STATES = 'agreed,inProgress' satisfies `${ActionState},${ActionState}`;
export const ANY_STATE = 'any';

const lists = ['section', 'unit', 'person', 'year'] as const;

/** Reads the search of the register's address. Defaults are left out, so that the plain address is the plain register. */
export function readRegisterSearch(raw: Readonly<Record<string, unknown>>): RegisterSearch {
  const read: Record<string, unknown> = { search: textIn(raw['search']) };
  const state = textIn(raw['state']);
  if (state !== OPEN_STATES) read['state'] = state;
  for (const key of lists) read[key] = textIn(raw[key]);
  read['overdue'] = yesIn(raw['overdue']);
  const group = oneOf(groupings, raw['group']);
  if (group !== 'due') read['group'] = group;
  const sort = oneOf(orders, raw['sort']);
  if (sort !== 'due') read['sort'] = sort;
  if (raw['order'] === 'desc') read['order'] = 'desc';
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** The requested states; an empty list for all. */
export const statesIn = ({ state = OPEN_STATES }: RegisterSearch): readonly string[] =>
  state === ANY_STATE ? [] : chosenIn(state);
