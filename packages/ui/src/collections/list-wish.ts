/** Page, search and order requested of a list. Properties that are left out have their default. */
export interface ListWish {
  readonly page?: number;
  readonly search?: string;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
}

/** Spec §2 "Screen state shown for" and §9 "Timing and lists": page 1, empty search, createdAt descending. */
export const LIST_DEFAULTS = {
  page: 1,
  search: '',
  sort: 'createdAt',
  order: 'desc',
} as const satisfies ListWish;

/** Parses a page number of plain digits; any other notation is an error and gives the first page. */
const pageNamed = (said: unknown): number =>
  (typeof said === 'number' || typeof said === 'string') && /^\d{1,15}$/.test(`${said}`)
    ? Number(said)
    : LIST_DEFAULTS.page;

/** Reads the search text. A search for a number, or for "true" or "null", is parsed from the address as that type. */
function wordsNamed(said: unknown): string {
  if (typeof said === 'string') return said;
  return typeof said === 'number' || typeof said === 'boolean' || said === null
    ? String(said)
    : LIST_DEFAULTS.search;
}

/** Reads a list's page, search and order from an address. Defaults are left out, so that the plain address is the default list. */
export function readListWish(address: Readonly<Record<string, unknown>>): ListWish {
  const page = pageNamed(address['page']);
  const { sort, order } = address;
  const search = wordsNamed(address['search']);
  return {
    ...(page > 1 ? { page } : {}),
    ...(search === '' ? {} : { search }),
    ...(typeof sort === 'string' && sort !== LIST_DEFAULTS.sort ? { sort } : {}),
    ...(order === 'asc' ? { order } : {}),
  };
}

/** Fills in the defaults of a wish, given the sortable columns; an unknown order, for instance from an old address, is replaced. */
export const wholeWish = <const Sort extends string>(wish: ListWish, sorts: readonly [Sort, ...Sort[]]) => ({
  ...LIST_DEFAULTS,
  ...wish,
  sort: sorts.find((sort) => sort === wish.sort) ?? sorts[0],
});
