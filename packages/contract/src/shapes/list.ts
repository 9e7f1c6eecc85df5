import {
  allBoardFacets,
  allWorkFacets,
  boardFacets,
  boardGroupings,
  isOneOf,
  workFacets,
  type BoardFacet,
  type WorkFacet,
  allPlanNeeds,
  allPlanStatuses,
  chosenIn,
  LONGEST_SEARCH,
  PAGE_SIZES,
  UUID_PATTERN,
  WITHOUT,
} from '@tussock/domain';
import * as z from 'zod/mini';
import { uuid } from './common.ts';
import { listSorts } from './list-sorts.ts';

const listQueryFields = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) => ({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  pageSize: z._default(
    z.coerce
      .number()
      .check(z.refine((size) => isOneOf(PAGE_SIZES, size), `must be one of ${PAGE_SIZES.join(', ')}`)),
    PAGE_SIZES[0],
  ),
  search: z._default(z.string().check(z.maxLength(LONGEST_SEARCH)), ''),
  // Said rather than guessed: who asks for an order that is not known would take another for it.
  sort: z._default(z.enum(sorts, `must be one of ${sorts.join(', ')}`), sorts[0]),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
});

/** Query of a list with the given sortable columns: page, search and order, all in the address. */
export const listQuery = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) =>
  z.object(listQueryFields(sorts));

/** Query of a list that can be filtered by account. */
export const listQueryOfAccount = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) =>
  z.object({ ...listQueryFields(sorts), accountId: z.optional(uuid) });

/** Several choices of a filter, separated by commas (`textOfChosen`), each accepted by `isOne`; `one` names a choice in the refusal. */
const choices = (isOne: (value: string) => boolean, one: string) =>
  z.optional(
    z.string().check(
      z.maxLength(2000),
      z.refine((text) => chosenIn(text).every(isOne), `must be ${one}, with commas between several`),
    ),
  );

const oneOf = (known: readonly string[]) =>
  [(value: string) => known.includes(value), `one of ${known.join(', ')}`] as const;

/** Filters of the plan list; each accepts several values. */
const plansNarrowedBy = {
  status: choices(...oneOf(allPlanStatuses)),
  with: choices(...oneOf(allPlanNeeds)),
  /** Names of catchments. */
  catchment: z.optional(z.string().check(z.maxLength(2000))),
  adviser: choices(
    (value) => value === WITHOUT || UUID_PATTERN.test(value),
    `the id of an account or ${WITHOUT}`,
  ),
};

/** Query of the plan list. */
export const listQueryOfPlans = z.object({
  ...listQueryFields(listSorts.plans),
  accountId: z.optional(uuid),
  ...plansNarrowedBy,
});

/** Query of the plan list's filter options. */
export const facetQueryOfPlans = z.object({
  search: z._default(z.string().check(z.maxLength(LONGEST_SEARCH)), ''),
  ...plansNarrowedBy,
});

// One for each filter of the board.
const boardNarrowedBy = Object.fromEntries(
  allBoardFacets.map((facet) => [facet, choices(boardFacets[facet].knows, `known values of ${facet}`)]),
) as Record<BoardFacet, ReturnType<typeof choices>>;
const boardGroup = z.optional(z.enum(boardGroupings));

/** Query of the board: a page of its plans, in groups where that is asked. */
export const listQueryOfBoard = z.object({
  ...listQueryFields(listSorts.board),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
  ...boardNarrowedBy,
  group: boardGroup,
});

/** Query of the board's figures and filter options. */
export const figureQueryOfBoard = z.object({
  search: z._default(z.string().check(z.maxLength(LONGEST_SEARCH)), ''),
  ...boardNarrowedBy,
  group: boardGroup,
});

// One for each filter of the register.
const workNarrowedBy = {
  ...(Object.fromEntries(
    allWorkFacets.map((facet) => [facet, choices(workFacets[facet].knows, `known values of ${facet}`)]),
  ) as Record<WorkFacet, ReturnType<typeof choices>>),
  overdue: z.optional(z.enum(['true'])),
};

/** Query of the register of all farms' actions. */
export const listQueryOfWork = z.object({
  ...listQueryFields(listSorts.work),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
  ...workNarrowedBy,
});

/** Query of that register's figures and filter options. */
export const figureQueryOfWork = z.object({
  search: z._default(z.string().check(z.maxLength(LONGEST_SEARCH)), ''),
  ...workNarrowedBy,
});

/** Page of a list, as the specification's generic list (§7). */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    results: z.array(item),
    currentPage: z.number(),
    totalPages: z.number(),
    totalResults: z.number(),
  });
