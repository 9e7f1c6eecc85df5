import { listSorts } from '@tussock/contract';
import { allPlanStatuses, planNeeds, type PlanNeed, type PlanStatus } from '@tussock/domain';
import { readListWish, wholeWish, type ListWish } from '@tussock/ui';

/** What the address says of the plan list. */
export interface DashboardSearch extends ListWish {
  /** The form of a new plan lies over the list. */
  readonly new?: true;
  /** The picker of a plan that is to be brought in lies over the list. */
  readonly bring?: true;
  /** The plans with something to do, or with something that is late. */
  readonly with?: PlanNeed;
  /** The plans that stand there in their life. */
  readonly status?: PlanStatus;
}

const readNeed = (told: unknown): PlanNeed | undefined => planNeeds.find((need) => need === told);

const readStatus = (told: unknown): PlanStatus | undefined =>
  allPlanStatuses.find((status) => status === told);

/** What an address narrows the list to, besides its search. */
export const narrowingOf = ({
  with: need,
  status,
}: DashboardSearch): Pick<DashboardSearch, 'with' | 'status'> => ({
  ...(need ? { with: need } : {}),
  ...(status ? { status } : {}),
});

/** Reads the address of the plan list. Defaults are left out, so that the plain address is the plain list. */
export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const need = readNeed(search['with']);
  const status = readStatus(search['status']);
  return {
    ...readListWish(search),
    ...(need ? { with: need } : {}),
    ...(status ? { status } : {}),
    ...(search['new'] === true ? { new: true } : {}),
    ...(search['bring'] === true ? { bring: true } : {}),
  };
}

/** What is asked of the server for an address. */
export const planQuery = ({
  new: _isNewAsked,
  bring: _isBringAsked,
  with: need,
  status,
  ...wish
}: DashboardSearch) => ({
  ...wholeWish(wish, listSorts.plans),
  ...(need ? { with: need } : {}),
  ...(status ? { status } : {}),
});
