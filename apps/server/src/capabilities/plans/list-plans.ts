import type {
  PlanFacets,
  PlanListItem,
  QueryOf,
  listPlans as listCall,
  readPlanFacets,
} from '@tussock/contract';
import {
  allPlanNeeds,
  allPlanStatuses,
  chosenIn,
  dayInNewZealand,
  WITHOUT,
  planListWords,
  planNeeds,
  planStatuses,
  type PlanNeed,
  type PlanStatus,
} from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import { findPage } from '../../platform/database/find-page.ts';
import type { Services } from '../../services.ts';
import {
  countByFacet,
  countNeeds,
  countPlans,
  findPlanPage,
  sumPlans,
  type PlanChoices,
  type PlanFilter,
} from './plan-list-store.ts';
import { hectaresFrom, nextDateOf } from './present-plan.ts';

type Narrowed = QueryOf<typeof readPlanFacets>;

const NO_CHOICE: PlanChoices = { status: [], with: [], catchment: [], adviser: [] };

const choicesOf = (query: Narrowed): PlanChoices => ({
  status: chosenIn(query.status),
  with: chosenIn(query.with) as readonly PlanNeed[], // checked by the query's shape
  catchment: chosenIn(query.catchment),
  adviser: chosenIn(query.adviser),
});

/** Lists a page of the plans the caller may see, of one account where one is named. */
export async function listPlans(
  { database, clock }: Services,
  caller: Caller,
  wanted: QueryOf<typeof listCall>,
) {
  const { search, sort, order, accountId } = wanted;
  const at = clock.now();
  const filter = { caller, search, accountId, ...choicesOf(wanted), at, today: dayInNewZealand(at) };
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
    thumbnail: row.thumbnail as PlanListItem['thumbnail'], // written from thumbnailOf only
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    mayGive: row.mayGive,
  }));
  return { results, ...page };
}

const byName = (one: { readonly label: string }, other: { readonly label: string }): number =>
  one.label.localeCompare(other.label, 'en-NZ');

/** The totals of a list of plans, and the number of plans for each choice of its filters. */
export async function readFacets(
  { database: { db }, clock }: Services,
  caller: Caller,
  query: Narrowed,
): Promise<PlanFacets> {
  const at = clock.now();
  const chosen = choicesOf(query);
  const filter: PlanFilter = { caller, search: query.search, ...chosen, at, today: dayInNewZealand(at) };
  const without = (facet: keyof PlanChoices): PlanFilter => ({ ...filter, [facet]: [] });
  const [sums, all, needs, statuses, catchments, advisers] = await Promise.all([
    sumPlans(db, filter),
    countPlans(db, { ...filter, ...NO_CHOICE, search: '' }),
    countNeeds(db, without('with')),
    countByFacet(db, without('status'), 'status'),
    countByFacet(db, without('catchment'), 'catchment'),
    countByFacet(db, without('adviser'), 'adviser'),
  ]);
  const standing = new Map(statuses.map(({ value, count }) => [value, count]));
  return {
    plans: sums.plans,
    areaHectares: hectaresFrom(sums.areaM2) ?? 0,
    openActions: sums.openActions,
    overdueActions: sums.overdueActions,
    allPlans: all,
    status: allPlanStatuses.map((value) => ({
      value,
      label: planStatuses[value].label,
      count: standing.get(value) ?? 0,
    })),
    with: allPlanNeeds.map((value) => ({ value, label: planNeeds[value].label, count: needs[value] })),
    catchment: catchments
      .map(({ value, count }) => ({
        value,
        label: value === WITHOUT ? planListWords.noCatchment : value,
        count,
      }))
      .toSorted(byName),
    adviser: advisers
      .map(({ value, name, count }) => ({
        value,
        label: value === WITHOUT ? planListWords.noAdviser : (name ?? value),
        count,
      }))
      .toSorted(byName),
  };
}
