import { ANY_STATE, type RegisterSearch } from './register-search.ts';

/** A named choice of filters. */
export interface RegisterView {
  readonly id: string;
  readonly title: string;
  readonly search: RegisterSearch;
}

/** Built-in views of every plan. `userId` is the person who looks at it. */
export const standingViews = (userId: string): readonly RegisterView[] => [
  { id: 'open', title: 'Open', search: {} },
  { id: 'mine', title: 'Mine', search: { person: userId } },
  { id: 'overdue', title: 'Overdue', search: { overdue: true } },
  { id: 'all', title: 'All', search: { state: ANY_STATE } },
];

const FILTERS = ['search', 'state', 'section', 'unit', 'person', 'year', 'overdue'] as const;

const filtersOf = (search: RegisterSearch): string =>
  JSON.stringify(FILTERS.map((key) => search[key] ?? null));

/** Whether a view has the same filters as an address, in whatever order. */
export const isView = ({ search }: RegisterView, asked: RegisterSearch): boolean =>
  filtersOf(search) === filtersOf(asked);

/** Address of a view: its filters, with the page's order and grouping. */
export const inView = ({ search }: RegisterView, { group, sort, order }: RegisterSearch): RegisterSearch => ({
  ...(group === undefined ? {} : { group }),
  ...(sort === undefined ? {} : { sort }),
  ...(order === undefined ? {} : { order }),
  ...search,
});
