import { isUuid } from '../codecs/is-uuid.ts';
import { actionStateOptions } from '../options/actions.ts';
import { findSection } from '../outcomes/registry.ts';
import { WITHOUT } from '../plan/plan-needs.ts';

/** State filter value for actions in any state; without one, open actions are listed. */
export const ANY_WORK_STATE = 'any';

/** Filters of the register of all farms' actions, in their order on the page, each with the values it knows. */
export const workFacets = {
  state: {
    label: 'State',
    knows: (value: string) => value === ANY_WORK_STATE || actionStateOptions.some(({ key }) => key === value),
  },
  section: { label: 'Part of the plan', knows: (value: string) => findSection(value) !== undefined },
  person: { label: 'Who', knows: (value: string) => value !== '' },
  farm: { label: 'Farm', knows: isUuid },
  region: { label: 'Region', knows: (value: string) => value !== '' },
  year: { label: 'Year due', knows: (value: string) => value === WITHOUT || /^\d{4}$/.test(value) },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly knows: (value: string) => boolean }>
>;
export type WorkFacet = keyof typeof workFacets;
// The keys of the table are exactly the filters.
export const allWorkFacets = Object.keys(workFacets) as readonly WorkFacet[];

/** Filters whose choices are offered with their counts; farms are named by the address and found by the search. */
export const offeredWorkFacets = [
  'state',
  'section',
  'person',
  'region',
  'year',
] as const satisfies readonly WorkFacet[];
export type OfferedWorkFacet = (typeof offeredWorkFacets)[number];
