import { listSorts } from '@tussock/contract';
import {
  allPlanNeeds,
  allPlanStatuses,
  chosenIn,
  textOfChosen,
  UUID_PATTERN,
  WITHOUT,
} from '@tussock/domain';
import { readListWish, wholeWish, type ListWish } from '@tussock/ui';
import { readListAddress } from '../../routes/read-list-address.ts';

/** The filters of the list, in their order on the page. */
export const planFacets = ['status', 'with', 'catchment', 'adviser'] as const;
export type PlanFacet = (typeof planFacets)[number];

/** Choices of the filters: several values of one filter are separated by commas (`textOfChosen`). */
export type PlanNarrowing = { readonly [F in PlanFacet]?: string };

/** Search of the dashboard's address. */
export interface DashboardSearch extends ListWish, PlanNarrowing {
  /** Shows the import of a plan over the list. */
  readonly bring?: true;
}

const oneOf =
  (known: readonly string[]) =>
  (value: string): boolean =>
    known.includes(value);

/** Whether a filter knows a value; a mistyped address may have others, which the server would refuse. */
const isKnown: { readonly [F in PlanFacet]: (value: string) => boolean } = {
  status: oneOf(allPlanStatuses),
  with: oneOf(allPlanNeeds),
  catchment: () => true,
  adviser: (value) => value === WITHOUT || UUID_PATTERN.test(value),
};

/** Reads the filters from an address. */
export function narrowingOf(search: Readonly<Record<string, unknown>>): PlanNarrowing {
  const told = planFacets.flatMap((facet) => {
    const text = search[facet];
    // A catchment may have a number for its name, which comes out of the address as one.
    const values = typeof text === 'string' || typeof text === 'number' ? chosenIn(`${text}`) : [];
    const known = values.filter(isKnown[facet]);
    return known.length > 0 ? [[facet, textOfChosen(known)]] : [];
  });
  return Object.fromEntries(told);
}

/** The address of the list with other values of a filter; starts at the first page. */
export function withChosen(
  search: DashboardSearch,
  facet: PlanFacet,
  chosen: readonly string[],
): DashboardSearch {
  const { page: _page, [facet]: _before, ...rest } = search;
  return { ...rest, ...(chosen.length > 0 ? { [facet]: textOfChosen(chosen) } : {}) };
}

export const chosenOf = (search: DashboardSearch, facet: PlanFacet): readonly string[] =>
  chosenIn(search[facet]);

/** Reads the search of the dashboard's address. Defaults are left out, so that the plain address is the plain list. */
export const readDashboardSearch = (search: Record<string, unknown>): DashboardSearch => ({
  ...readListAddress(search),
  ...narrowingOf(search),
  ...(search['bring'] === true ? { bring: true } : {}),
});

/** The list's query for an address. */
export const planQuery = ({ bring: _isBringAsked, ...search }: DashboardSearch) => {
  const narrowing = narrowingOf({ ...search });
  return { ...wholeWish(readListWish({ ...search }), listSorts.plans), ...narrowing };
};

/** The filters' query for an address. */
export const facetQuery = (search: DashboardSearch) => ({
  search: search.search ?? '',
  ...narrowingOf({ ...search }),
});
