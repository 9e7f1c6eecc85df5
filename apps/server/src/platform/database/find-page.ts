/** Request for one page of a list: page number, search words and order. */
export interface ListWish<Sort extends string> {
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
  readonly sort: Sort;
  readonly order: 'asc' | 'desc';
}

/** Limit and offset of a page. */
export interface PageOfRows {
  readonly limit: number;
  readonly offset: number;
}

/** Reads one page of a list; a page beyond the end gives the last one. */
export async function findPage<Row>(
  { page, pageSize }: Pick<ListWish<string>, 'page' | 'pageSize'>,
  { count, find }: { count: () => Promise<number>; find: (page: PageOfRows) => Promise<readonly Row[]> },
) {
  const rowsOf = (number: number) => find({ limit: pageSize, offset: (number - 1) * pageSize });
  // Most pages that are asked for are there: counted and read at once, and read anew only beyond the end.
  const [totalResults, askedFor] = await Promise.all([count(), rowsOf(page)]);
  const totalPages = Math.max(1, Math.ceil(totalResults / pageSize));
  const currentPage = Math.min(page, totalPages);
  const rows = currentPage === page ? askedFor : await rowsOf(currentPage);
  return { rows, currentPage, totalPages, totalResults };
}
