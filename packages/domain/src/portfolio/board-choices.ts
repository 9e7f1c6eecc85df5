import { WITHOUT } from '../plan/plan-needs.ts';
import { allPlanStatuses } from '../plan/plan-status.ts';
import { isUuid } from '../codecs/is-uuid.ts';
import { regions } from '../plan/regions.ts';
import { isOneOf } from '../lists/is-one-of.ts';

/** Days ahead within which an audit counts as due. */
export const AUDIT_DUE_DAYS = 60;
/** Days ahead within which something counts as due soon. */
export const DUE_SOON_DAYS = 30;
/** Months after which a farm counts as not inspected. */
export const UNINSPECTED_MONTHS = 12;

/** What a plan may need, as the figures in the head of the board count it and as a filter finds it. None is counted for an archived plan. */
export const boardNeeds = {
  overdue: { label: 'Overdue actions' },
  dueSoon: { label: `Due in ${DUE_SOON_DAYS} days` },
  waiting: { label: 'Waiting on the farmer' },
  toReview: { label: 'To review' },
  auditDue: { label: 'Audits due' },
  uninspected: { label: 'Not inspected for a year' },
  unbounded: { label: 'No boundary yet' },
} as const;
export type BoardNeed = keyof typeof boardNeeds;
// The keys of the table are exactly the needs.
export const allBoardNeeds = Object.keys(boardNeeds) as readonly BoardNeed[];

const isIdOrNone = (value: string): boolean => value === WITHOUT || isUuid(value);

/** Filters of the board, in their order on the page, each with the values it knows. */
export const boardFacets = {
  status: { label: 'State', knows: (value: string) => isOneOf(allPlanStatuses, value) },
  need: { label: 'Needs', knows: (value: string) => isOneOf(allBoardNeeds, value) },
  region: {
    label: 'Region',
    knows: (value: string) => value === WITHOUT || regions.some(({ key }) => key === value),
  },
  catchment: { label: 'Catchment', knows: (value: string) => value !== '' },
  adviser: { label: 'Adviser', knows: isIdOrNone },
  lead: { label: 'Lead', knows: isIdOrNone },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly knows: (value: string) => boolean }>
>;
export type BoardFacet = keyof typeof boardFacets;
// The keys of the table are exactly the filters.
export const allBoardFacets = Object.keys(boardFacets) as readonly BoardFacet[];

/** Groupings of the board: every filter of which a plan has one value. */
export const boardGroupings = [
  'status',
  'region',
  'catchment',
  'adviser',
  'lead',
] as const satisfies readonly BoardFacet[];
export type BoardGrouping = (typeof boardGroupings)[number];
