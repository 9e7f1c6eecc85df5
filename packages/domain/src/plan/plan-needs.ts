/** After how many months without a change a plan counts as forgotten. */
export const QUIET_MONTHS = 3;

/** What a list of plans may be narrowed to because it asks for something. */
export const planNeeds = {
  open: { label: 'Open actions' },
  overdue: { label: 'Overdue actions' },
  unbounded: { label: 'No boundary yet' },
  quiet: { label: `No change for ${QUIET_MONTHS} months` },
} as const;

export type PlanNeed = keyof typeof planNeeds;
// The keys of the table are exactly the needs.
export const allPlanNeeds = Object.keys(planNeeds) as readonly PlanNeed[];

/** Stands for plans without an adviser, or without a catchment, where a list is narrowed by these. */
export const WITHOUT = 'none';

/** Words of the list of plans. */
export const planListWords = {
  notToGive: (names: readonly string[]): string =>
    `Left out: ${names.join(', ')}. Only the lead or owner of a plan, or a provider administrator, can give it to an adviser.`,
  /** Of a plan that was just made. */
  unplaced: (name: string): string => `${name} is made, but its address was not found on the map.`,
  findTitles: 'Find its land titles',
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
