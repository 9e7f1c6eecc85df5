import { ANY_STATE, type RegisterSearch } from './register-search.ts';

/** A choice of filters with a name. */
export interface RegisterView {
  readonly id: string;
  readonly title: string;
  readonly search: RegisterSearch;
}

/** The views that every plan has. `userId` is whoever looks. */
export const standingViews = (userId: string): readonly RegisterView[] => [
  { id: 'open', title: 'Open', search: {} },
  { id: 'mine', title: 'Mine', search: { person: userId } },
  { id: 'overdue', title: 'Overdue', search: { overdue: true } },
  { id: 'all', title: 'All', search: { state: ANY_STATE } },
];

const FILTERS = ['search', 'state', 'section', 'unit', 'person', 'year', 'overdue'] as const;

const filtersOf = (search: RegisterSearch): string =>
  JSON.stringify(FILTERS.map((key) => search[key] ?? null));

/** Whether a view chooses the rows that the address asks for, however they are ordered. */
export const isView = ({ search }: RegisterView, asked: RegisterSearch): boolean =>
  filtersOf(search) === filtersOf(asked);

/** The address of a view: its own filters, ordered and grouped as the page is. */
export const inView = ({ search }: RegisterView, { group, sort, order }: RegisterSearch): RegisterSearch => ({
  ...(group === undefined ? {} : { group }),
  ...(sort === undefined ? {} : { sort }),
  ...(order === undefined ? {} : { order }),
  ...search,
});
