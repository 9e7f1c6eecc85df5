/** What a list is asked for. What is left out has its default. */
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

/** A page is named by plain digits; what else can be read as a number is a slip, and names none. */
const pageNamed = (said: unknown): number =>
  (typeof said === 'number' || typeof said === 'string') && /^\d{1,15}$/.test(`${said}`)
    ? Number(said)
    : LIST_DEFAULTS.page;

/** A search for a number, or for "true" or "null", comes out of the address as that. */
function wordsNamed(said: unknown): string {
  if (typeof said === 'string') return said;
  return typeof said === 'number' || typeof said === 'boolean' || said === null
    ? String(said)
    : LIST_DEFAULTS.search;
}

/** Reads what an address asks of a list. Defaults are left out, so that the plain address is the plain list. */
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

/** A wish with its defaults filled in, given what the list can be sorted by; another order, out of an old address for one, gives way. */
export const wholeWish = <const Sort extends string>(wish: ListWish, sorts: readonly [Sort, ...Sort[]]) => ({
  ...LIST_DEFAULTS,
  ...wish,
  sort: sorts.find((sort) => sort === wish.sort) ?? sorts[0],
});
