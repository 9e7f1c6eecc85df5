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

/** The filters of the list, in the order in which they stand. */
export const planFacets = ['status', 'with', 'catchment', 'adviser'] as const;
export type PlanFacet = (typeof planFacets)[number];

/** What the list is narrowed to: of each filter any of several values, with commas between them (`textOfChosen`). */
export type PlanNarrowing = { readonly [F in PlanFacet]?: string };

/** What the address says of the plan list. */
export interface DashboardSearch extends ListWish, PlanNarrowing {
  /** The form of a new plan lies over the list. */
  readonly new?: true;
  /** The picker of a plan that is to be brought in lies over the list. */
  readonly bring?: true;
}

const oneOf =
  (known: readonly string[]) =>
  (value: string): boolean =>
    known.includes(value);

/** Values that a filter knows; an address of people may name others, of which the server would know none either. */
const isKnown: { readonly [F in PlanFacet]: (value: string) => boolean } = {
  status: oneOf(allPlanStatuses),
  with: oneOf(allPlanNeeds),
  catchment: () => true,
  adviser: (value) => value === WITHOUT || UUID_PATTERN.test(value),
};

/** What an address narrows the list to, besides its search. */
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

/** The address of the same list, with other values of a filter. Its first page: another list has other pages. */
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

/** Reads the address of the plan list. Defaults are left out, so that the plain address is the plain list. */
export const readDashboardSearch = (search: Record<string, unknown>): DashboardSearch => ({
  ...readListAddress(search),
  ...narrowingOf(search),
  ...(search['new'] === true ? { new: true } : {}),
  ...(search['bring'] === true ? { bring: true } : {}),
});

/** What is asked of the server for an address. */
export const planQuery = ({ new: _isNewAsked, bring: _isBringAsked, ...search }: DashboardSearch) => {
  const narrowing = narrowingOf({ ...search });
  return { ...wholeWish(readListWish({ ...search }), listSorts.plans), ...narrowing };
};

/** What is asked of the filters for an address. */
export const facetQuery = (search: DashboardSearch) => ({
  search: search.search ?? '',
  ...narrowingOf({ ...search }),
});
