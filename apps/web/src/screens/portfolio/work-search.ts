import { listSorts } from '@tussock/contract';
import { allWorkFacets, chosenIn, isOneOf, textOfChosen, workFacets, type WorkFacet } from '@tussock/domain';
import type { ListWish } from '@tussock/ui';
import { readListAddress } from '../../routes/read-list-address.ts';
import { yesIn } from '../../routes/search-values.ts';

/** Search of the address of all farms' actions. Several values of one filter are separated by commas. */
export type WorkSearch = ListWish & { readonly [F in WorkFacet]?: string } & { readonly overdue?: true };

/** Reads the filters of an address; a mistyped one may have values that the server would refuse. */
function narrowingOf(search: Readonly<Record<string, unknown>>): { readonly [F in WorkFacet]?: string } {
  const told = allWorkFacets.flatMap((facet) => {
    const text = search[facet];
    // A year comes out of the address as a number.
    const values = typeof text === 'string' || typeof text === 'number' ? chosenIn(`${text}`) : [];
    const known = values.filter((value) => workFacets[facet].knows(value));
    return known.length > 0 ? [[facet, textOfChosen(known)]] : [];
  });
  return Object.fromEntries(told);
}

/** Reads the search of the address. Defaults are left out, so that the plain address lists what is open by its day. */
export function readWorkSearch(raw: Readonly<Record<string, unknown>>): WorkSearch {
  const { sort } = raw;
  const { sort: _asked, order, ...wish } = readListAddress(raw);
  const isSorted = typeof sort === 'string' && isOneOf(listSorts.work, sort);
  return {
    ...wish,
    ...(isSorted ? { sort, ...(order === undefined ? {} : { order }) } : {}),
    ...narrowingOf(raw),
    ...(yesIn(raw['overdue']) ? { overdue: true } : {}),
  };
}

/** The address with other values of a filter; starts at the first page. */
export function withWorkChosen(search: WorkSearch, facet: WorkFacet, chosen: readonly string[]): WorkSearch {
  const { page: _page, [facet]: _before, ...rest } = search;
  return { ...rest, ...(chosen.length > 0 ? { [facet]: textOfChosen(chosen) } : {}) };
}

/** The address with or without the actions that are not overdue; starts at the first page. */
export function withOverdue(
  { page: _page, overdue: _before, ...rest }: WorkSearch,
  isOnly: boolean,
): WorkSearch {
  return isOnly ? { ...rest, overdue: true } : rest;
}

/** Rows of a page. */
const PAGE_SIZE = 50;

/** The order of an address: by due day, unless another is asked for. */
export const workOrderOf = ({ sort, order }: WorkSearch) =>
  sort !== undefined && isOneOf(listSorts.work, sort)
    ? { sort, order: order ?? ('desc' as const) }
    : { sort: listSorts.work[0], order: 'asc' as const };

/** The query of the figures for an address. */
export const workFiguresQuery = (search: WorkSearch) => ({
  search: search.search ?? '',
  ...narrowingOf({ ...search }),
  ...(search.overdue === true ? { overdue: 'true' as const } : {}),
});

/** The query of the list for an address. */
export const workQuery = (search: WorkSearch) => ({
  page: search.page ?? 1,
  pageSize: PAGE_SIZE,
  ...workFiguresQuery(search),
  ...workOrderOf(search),
});
