/** Number of months without a change after which a plan counts as forgotten. */
export const QUIET_MONTHS = 3;

/** Filters of the plan list for plans that need attention. */
export const planNeeds = {
  open: { label: 'Open actions' },
  overdue: { label: 'Overdue actions' },
  unbounded: { label: 'No boundary yet' },
  quiet: { label: `No change for ${QUIET_MONTHS} months` },
} as const;

export type PlanNeed = keyof typeof planNeeds;
// The keys of the table are exactly the needs.
export const allPlanNeeds = Object.keys(planNeeds) as readonly PlanNeed[];

/** Filter value for plans without an adviser, or without a catchment. */
export const WITHOUT = 'none';

/** Messages of the plan list. */
export const planListWords = {
  notToGive: (names: readonly string[]): string =>
    `Left out: ${names.join(', ')}. Only the lead or owner of a plan, or a provider administrator, can give it to an adviser.`,
  state: 'State',
  need: 'Needs',
  catchment: 'Catchment',
  adviser: 'Adviser',
  noAdviser: 'Nobody yet',
  noCatchment: 'Not known yet',
  filters: 'Filters',
  search: 'Search farm plans',
  shown: (shown: number, all: number): string => `${shown} of ${all} plans`,
} as const;
