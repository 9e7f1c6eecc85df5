import type { PlanListItem, SortOf } from '@tussock/contract';
import { dayInNewZealand, type PlanNeed, type PlanStatus } from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import { findPage, type ListWish } from '../../platform/database/find-page.ts';
import type { Services } from '../../services.ts';
import { countPlans, findPlanPage } from './plan-store.ts';
import { hectaresFrom, nextDateOf } from './present-plan.ts';

/** A page of the plans the caller may see, of one account where one is named. */
export async function listPlans(
  { database, clock }: Services,
  caller: Caller,
  wanted: ListWish<SortOf<'plans'>> & {
    readonly accountId?: string | undefined;
    readonly with?: PlanNeed | undefined;
    readonly status?: PlanStatus | undefined;
  },
) {
  const { search, sort, order, accountId, with: need, status } = wanted;
  const at = clock.now();
  const filter = { caller, search, accountId, need, status, at, today: dayInNewZealand(at) };
  const { rows, ...page } = await findPage(wanted, {
    count: () => countPlans(database.db, filter),
    find: (part) => findPlanPage(database.db, filter, { sort, order, ...part }),
  });
  const results = rows.map((row): PlanListItem => ({
    _id: row.id,
    propertyName: row.propertyName,
    ownerName: row.ownerName,
    status: row.status as PlanStatus, // written from the table of statuses only
    areaHectares: hectaresFrom(row.areaM2),
    catchment: row.catchment,
    adviser: row.accountName,
    openActions: row.openActions,
    overdueActions: row.overdueActions,
    nextDate: nextDateOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
  return { results, ...page };
}
