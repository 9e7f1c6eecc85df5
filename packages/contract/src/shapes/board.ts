import {
  actionStateOptions,
  allBoardFacets,
  allBoardNeeds,
  bulkStates,
  isCalendarDay,
  MOST_IN_BULK,
  offeredWorkFacets,
  type ActionState,
  type BoardFacet,
  type BoardNeed,
  type OfferedWorkFacet,
} from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';
import { planStatus } from './plan-status.ts';

/** Row of the board: the summary of one plan. */
export const boardRow = z.object({
  _id: uuid,
  propertyName: z.string(),
  ownerName: nullableText,
  status: planStatus,
  areaHectares: z.nullable(z.number()),
  /** Key of the regional council. */
  region: nullableText,
  catchment: nullableText,
  /** Name of the account that advises on the plan. */
  adviser: nullableText,
  /** Name of the person who leads the plan. */
  lead: nullableText,
  openActions: z.number(),
  overdueActions: z.number(),
  /** The earliest day of an open action, a review, a certification or an audit. */
  nextDay: nullableText,
  auditOn: nullableText,
  /** Since when the plan waits for the farmer. */
  waitingSince: z.nullable(isoTime),
  isToReview: z.boolean(),
  lastInspectedOn: nullableText,
  updatedAt: isoTime,
  /** Value of the chosen grouping; null without one. */
  group: nullableText,
});
export type BoardRow = z.infer<typeof boardRow>;

const sums = {
  plans: z.number(),
  areaHectares: z.number(),
  openActions: z.number(),
  overdueActions: z.number(),
};
const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.number() }));

/** Figures over all rows of the board, its filter options with their counts, and the sums of each group. */
export const boardFigures = z.object({
  ...sums,
  /** Number of plans the caller may see. */
  allPlans: z.number(),
  // One for each need.
  needs: z.object(
    Object.fromEntries(allBoardNeeds.map((need) => [need, z.number()])) as Record<BoardNeed, z.ZodMiniNumber>,
  ),
  // One for each filter.
  facets: z.object(
    Object.fromEntries(allBoardFacets.map((key) => [key, facet])) as Record<BoardFacet, typeof facet>,
  ),
  groups: z.array(z.object({ value: z.string(), label: z.string(), ...sums })),
});
export type BoardFigures = z.infer<typeof boardFigures>;

/** Row of the register of all farms' actions. */
export const workRow = z.object({
  _id: uuid,
  planId: uuid,
  propertyName: z.string(),
  version: z.number(),
  title: z.string(),
  sectionKey: z.string(),
  // Written from the table of states only.
  state: z.enum(actionStateOptions.map(({ key }) => key) as [ActionState, ...ActionState[]]),
  responsibleId: nullableText,
  responsibleName: nullableText,
  /** The due day, or the last day of its season. */
  dueDay: nullableText,
  isOverdue: z.boolean(),
  plannedCost: z.nullable(z.number()),
  /** Number of pieces of evidence. */
  evidence: z.number(),
});
export type WorkRow = z.infer<typeof workRow>;

/** Figures over all rows of the register, and its filter options with their counts. */
export const workFigures = z.object({
  actions: z.number(),
  /** Number of actions of all farms the caller may see, in any state. */
  allActions: z.number(),
  farms: z.number(),
  overdue: z.number(),
  /** In dollars. */
  planned: z.number(),
  // One for each filter whose choices are offered.
  facets: z.object(
    Object.fromEntries(offeredWorkFacets.map((key) => [key, facet])) as Record<
      OfferedWorkFacet,
      typeof facet
    >,
  ),
});
export type WorkFigures = z.infer<typeof workFigures>;

/** A change of many actions: which, and the one thing that is changed. */
export const bulkBody = z
  .strictObject({
    actions: z
      .array(z.strictObject({ planId: uuid, actionId: uuid }))
      .check(z.minLength(1), z.maxLength(MOST_IN_BULK)),
    dueOn: z.optional(z.string().check(z.refine(isCalendarDay, 'must be a day'))),
    /** Person who is given them; null for nobody. */
    responsibleId: z.optional(z.nullable(uuid)),
    state: z.optional(z.enum(bulkStates)),
  })
  .check(
    z.refine(
      ({ dueOn, responsibleId, state }) =>
        [dueOn, responsibleId, state].filter((value) => value !== undefined).length === 1,
      'must change exactly one of dueOn, responsibleId and state',
    ),
  );

/** What became of a change of many actions. */
export const bulkOutcome = z.object({
  _id: uuid,
  waiting: z.number(),
  done: z.number(),
  refused: z.array(
    z.object({ planId: uuid, actionId: uuid, propertyName: z.string(), title: z.string(), why: z.string() }),
  ),
  isUndone: z.boolean(),
});
export type BulkOutcome = z.infer<typeof bulkOutcome>;

/** Longest title of a saved view, in characters. */
export const LONGEST_VIEW_TITLE = 60;
/** Most fields in the search of a saved view, and the longest of their values, in characters. */
const MOST_IN_SEARCH = 30;
const LONGEST_IN_SEARCH = 2000;

/** Search of the board's address. */
const viewSearch = z
  .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(LONGEST_IN_SEARCH)))
  .check(z.refine((search) => Object.keys(search).length <= MOST_IN_SEARCH, 'has too many parts'));

export const boardViewBody = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_VIEW_TITLE)),
  search: viewSearch,
  isShared: z.boolean(),
});

/** Saved view of the board. */
export const boardView = z.object({
  _id: uuid,
  title: z.string(),
  search: viewSearch,
  isShared: z.boolean(),
  /** Whether the caller saved it, and may change it. */
  isOwn: z.boolean(),
  savedByName: z.string(),
});
export type BoardView = z.infer<typeof boardView>;
