/** What the address says of the lists. Without a kind it is the overview; what is left out has its default. */
export interface ListSearch {
  /** Id of a kind. */
  readonly kind?: string;
  readonly search?: string;
  /** Key of a column. */
  readonly sort?: string;
  readonly order?: 'desc';
  /** Keys of the columns that are shown, with commas between them. */
  readonly columns?: string;
  /** Only what is still to be filled in. */
  readonly lacking?: 'yes';
}

export const DEFAULT_SORT = 'name';

/** Reads the address of the lists. Defaults are left out, so that the plain address is the plain list. The router loads this at once: it knows no kinds. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const { kind, search: words, sort, order, columns, lacking } = search;
  return {
    ...(typeof kind === 'string' && kind !== '' ? { kind } : {}),
    // A search for a number comes out of the address as one.
    ...((typeof words === 'string' && words !== '') || typeof words === 'number'
      ? { search: `${words}` }
      : {}),
    ...(typeof sort === 'string' && sort !== DEFAULT_SORT ? { sort } : {}),
    ...(order === 'desc' ? { order } : {}),
    ...(typeof columns === 'string' && columns !== '' ? { columns } : {}),
    ...(lacking === 'yes' ? { lacking } : {}),
  };
}
