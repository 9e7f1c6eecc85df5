import type { BoardFigures, BoardRow, QueryOf, listBoard, readBoardFigures } from '@tussock/contract';
import {
  allBoardNeeds,
  boardGroupings,
  boardNeeds,
  boardWords,
  chosenIn,
  dayInNewZealand,
  labelOfOption,
  planStatuses,
  regions,
  WITHOUT,
  type BoardFacet,
  type BoardGrouping,
  type PlanStatus,
} from '@tussock/domain';
import { toHectares } from '@tussock/geometry';
import type { Caller } from '../../platform/access/caller.ts';
import { findPage } from '../../platform/database/find-page.ts';
import type { Services } from '../../services.ts';
import {
  countBoard,
  countNeeds,
  findBoardPage,
  sumBoard,
  sumByValue,
  type BoardFilter,
} from './board-store.ts';

type Narrowed = QueryOf<typeof readBoardFigures>;

const NO_CHOICE: BoardFilter['chosen'] = {
  status: [],
  need: [],
  region: [],
  catchment: [],
  adviser: [],
  lead: [],
};

const chosenOf = (query: Narrowed): BoardFilter['chosen'] => ({
  status: chosenIn(query.status),
  need: chosenIn(query.need),
  region: chosenIn(query.region),
  catchment: chosenIn(query.catchment),
  adviser: chosenIn(query.adviser),
  lead: chosenIn(query.lead),
});

function filterOf({ clock }: Services, caller: Caller, query: Narrowed): BoardFilter {
  const at = clock.now();
  return { caller, search: query.search, chosen: chosenOf(query), at, today: dayInNewZealand(at) };
}

/** Lists a page of the plans the caller may see, each with its summary. */
export async function readBoard(services: Services, caller: Caller, wanted: QueryOf<typeof listBoard>) {
  const { db } = services.database;
  const { sort, order, group } = wanted;
  const filter = filterOf(services, caller, wanted);
  const { rows, ...page } = await findPage(wanted, {
    count: () => countBoard(db, filter),
    find: (part) => findBoardPage(db, filter, { sort, order, group, ...part }),
  });
  const results = rows.map(
    ({ id, areaM2, adviserName, leadName, waitingSince, updatedAt, status, ...row }): BoardRow => ({
      ...row,
      _id: id,
      status: status as PlanStatus, // written from the table of statuses only
      areaHectares: areaM2 === null ? null : toHectares(areaM2),
      adviser: adviserName,
      lead: leadName,
      waitingSince: waitingSince?.toISOString() ?? null,
      updatedAt: updatedAt.toISOString(),
    }),
  );
  return { results, ...page };
}

interface Valued {
  readonly value: string;
  readonly name: string | null;
}

/** Label of a value of a filter. */
function labelOf(facet: BoardGrouping, { value, name }: Valued): string {
  if (value === WITHOUT) return boardWords.without[facet];
  if (facet === 'status') return planStatuses[value as PlanStatus].label; // as above
  if (facet === 'region') return labelOfOption(regions, value);
  return facet === 'catchment' ? value : (name ?? value);
}

/** Reads the figures over the plans of a board, its filter options with their counts, and the sums of its groups. */
export async function readFigures(
  services: Services,
  caller: Caller,
  query: Narrowed,
): Promise<BoardFigures> {
  const { db } = services.database;
  const filter = filterOf(services, caller, query);
  const without = (facet: BoardFacet): BoardFilter => ({
    ...filter,
    chosen: { ...filter.chosen, [facet]: [] },
  });
  const [sums, allPlans, needs, offered, byValue, groups] = await Promise.all([
    sumBoard(db, filter),
    countBoard(db, { ...filter, search: '', chosen: NO_CHOICE }),
    countNeeds(db, filter),
    countNeeds(db, without('need')),
    Promise.all(boardGroupings.map((facet) => sumByValue(db, without(facet), facet))),
    query.group === undefined ? [] : sumByValue(db, filter, query.group),
  ]);
  const { group = 'status' } = query;
  const facetOf = (facet: BoardFacet) =>
    facet === 'need'
      ? allBoardNeeds.map((need) => ({ value: need, label: boardNeeds[need].label, count: offered[need] }))
      : (byValue[boardGroupings.indexOf(facet)] ?? []).map((row) => ({
          value: row.value,
          label: labelOf(facet, row),
          count: row.plans,
        }));
  return {
    ...presentSums(sums),
    allPlans,
    needs,
    facets: {
      status: facetOf('status'),
      need: facetOf('need'),
      region: facetOf('region'),
      catchment: facetOf('catchment'),
      adviser: facetOf('adviser'),
      lead: facetOf('lead'),
    },
    groups: groups.map((row) => ({ value: row.value, label: labelOf(group, row), ...presentSums(row) })),
  };
}

const presentSums = ({
  plans,
  areaM2,
  openActions,
  overdueActions,
}: {
  readonly plans: number;
  readonly areaM2: number;
  readonly openActions: number;
  readonly overdueActions: number;
}) => ({ plans, areaHectares: toHectares(areaM2), openActions, overdueActions });
