import { listSorts } from '@tussock/contract';
import { planNeeds, type PlanNeed } from '@tussock/domain';
import { readListWish, wholeWish, type ListWish } from '@tussock/ui';

/** What the address says of the plan list. */
export interface DashboardSearch extends ListWish {
  /** The form of a new plan lies over the list. */
  readonly new?: true;
  /** The plans with something to do, or with something that is late. */
  readonly with?: PlanNeed;
}

const readNeed = (told: unknown): PlanNeed | undefined => planNeeds.find((need) => need === told);

/** Reads the address of the plan list. Defaults are left out, so that the plain address is the plain list. */
export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const need = readNeed(search['with']);
  return {
    ...readListWish(search),
    ...(need ? { with: need } : {}),
    ...(search['new'] === true ? { new: true } : {}),
  };
}

/** What is asked of the server for an address. */
export const planQuery = ({ new: _isNewAsked, with: need, ...wish }: DashboardSearch) => ({
  ...wholeWish(wish, listSorts.plans),
  ...(need ? { with: need } : {}),
});
