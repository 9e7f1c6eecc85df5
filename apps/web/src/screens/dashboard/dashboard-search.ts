import { readListWish, type ListWish } from '@tussock/ui';

/** What the address says of the plan list. */
export interface DashboardSearch extends ListWish {
  /** The form of a new plan lies over the list. */
  readonly new?: true;
}

/** Reads the address of the plan list. Defaults are left out, so that the plain address is the plain list. */
export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  return { ...readListWish(search), ...(search['new'] === true ? { new: true } : {}) };
}
