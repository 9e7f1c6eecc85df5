import { listSorts, type SortOf } from '@tussock/contract';
import {
  allBoardFacets,
  boardFacets,
  boardGroupings,
  chosenIn,
  isOneOf,
  isUuid,
  textOfChosen,
  type BoardFacet,
  type BoardGrouping,
} from '@tussock/domain';
import type { ListWish } from '@tussock/ui';
import { readListAddress } from '../../routes/read-list-address.ts';

/** Columns of the board beside the name of the farm, in their usual order. Those after the usual ones are chosen by whoever wants them. */
export const boardColumnIds = [
  'status',
  'overdueActions',
  'openActions',
  'nextDay',
  'areaHectares',
  'catchment',
  'adviser',
  'lead',
  'region',
  'auditOn',
  'waitingSince',
  'lastInspectedOn',
  'updatedAt',
] as const satisfies readonly SortOf<'board'>[];
export type BoardColumnId = (typeof boardColumnIds)[number];
export const usualColumns: readonly BoardColumnId[] = boardColumnIds.slice(0, 8);

/** Search of the board's address. Several values of one filter, and columns, are separated by commas. */
export type BoardSearch = ListWish & { readonly [F in BoardFacet]?: string } & {
  readonly group?: BoardGrouping;
  readonly columns?: string;
  /** Plan that is shown beside the table. */
  readonly peek?: string;
};

/** Reads the filters of an address; a mistyped one may have values that the server would refuse. */
export function narrowingOf(search: Readonly<Record<string, unknown>>): {
  readonly [F in BoardFacet]?: string;
} {
  const told = allBoardFacets.flatMap((facet) => {
    const text = search[facet];
    // A catchment may have a number for its name, which comes out of the address as one.
    const values = typeof text === 'string' || typeof text === 'number' ? chosenIn(`${text}`) : [];
    const known = values.filter((value) => boardFacets[facet].knows(value));
    return known.length > 0 ? [[facet, textOfChosen(known)]] : [];
  });
  return Object.fromEntries(told);
}

const isColumn = (id: string): id is BoardColumnId => isOneOf(boardColumnIds, id);

/** The columns of an address, in their order there; without any, the usual ones. */
export const columnsOf = ({ columns }: Pick<BoardSearch, 'columns'>): readonly BoardColumnId[] => {
  const chosen = [...new Set(chosenIn(columns).filter(isColumn))];
  return chosen.length > 0 ? chosen : usualColumns;
};

/** The address with other columns; the usual ones are left out of it. */
export function withColumns(search: BoardSearch, columns: readonly BoardColumnId[]): BoardSearch {
  const { columns: _before, ...rest } = search;
  const text = textOfChosen(columns);
  return text === '' || text === textOfChosen(usualColumns) ? rest : { ...rest, columns: text };
}

/** The address with other values of a filter; starts at the first page. */
export function withChosen(search: BoardSearch, facet: BoardFacet, chosen: readonly string[]): BoardSearch {
  const { page: _page, [facet]: _before, ...rest } = search;
  return { ...rest, ...(chosen.length > 0 ? { [facet]: textOfChosen(chosen) } : {}) };
}

/** The address with another grouping; starts at the first page. */
export function withGroup(search: BoardSearch, group: BoardGrouping | null): BoardSearch {
  const { page: _page, group: _before, ...rest } = search;
  return group === null ? rest : { ...rest, group };
}

/** The address with another plan beside the table, or none. */
export function withPeek(search: BoardSearch, peek: string | undefined): BoardSearch {
  const { peek: _before, ...rest } = search;
  return peek === undefined ? rest : { ...rest, peek };
}

/** Reads the search of the board's address. Defaults are left out, so that the plain address is the plain board. */
export function readBoardSearch(raw: Readonly<Record<string, unknown>>): BoardSearch {
  const { group, columns, peek, sort } = raw;
  const { sort: _asked, order, ...wish } = readListAddress(raw);
  const isSorted = typeof sort === 'string' && isOneOf(listSorts.board, sort);
  return {
    ...wish,
    ...(isSorted ? { sort, ...(order === undefined ? {} : { order }) } : {}),
    ...narrowingOf(raw),
    ...(typeof group === 'string' && isOneOf(boardGroupings, group) ? { group } : {}),
    ...(typeof columns === 'string' ? withColumns({}, columnsOf({ columns })) : {}),
    ...(typeof peek === 'string' && isUuid(peek) ? { peek } : {}),
  };
}

/** Rows of a page of the board. */
const PAGE_SIZE = 50;

/** The order of an address: what is due first, unless another is asked for. */
export const orderOf = ({ sort, order }: BoardSearch) =>
  sort !== undefined && isOneOf(listSorts.board, sort)
    ? { sort, order: order ?? ('desc' as const) }
    : { sort: listSorts.board[0], order: 'asc' as const };

/** The board's query for an address. */
export const boardQuery = (search: BoardSearch) => ({
  page: search.page ?? 1,
  pageSize: PAGE_SIZE,
  ...figuresQuery(search),
  ...orderOf(search),
});

/** The query of the figures for an address. */
export const figuresQuery = (search: BoardSearch) => ({
  search: search.search ?? '',
  ...narrowingOf({ ...search }),
  ...(search.group === undefined ? {} : { group: search.group }),
});

/** What a saved view keeps of an address: all but the page and the plan beside the table. */
export function viewOf(search: BoardSearch): Readonly<Record<string, string>> {
  const { page: _page, peek: _peek, ...kept } = search;
  return Object.fromEntries(Object.entries(kept));
}

/** Whether an address shows a saved view. */
export const isView = (saved: Readonly<Record<string, string>>, search: BoardSearch): boolean => {
  const sorted = (view: Readonly<Record<string, string>>): string =>
    JSON.stringify(Object.entries(view).toSorted(([one], [other]) => one.localeCompare(other)));
  return sorted(viewOf(readBoardSearch(saved))) === sorted(viewOf(search));
};
