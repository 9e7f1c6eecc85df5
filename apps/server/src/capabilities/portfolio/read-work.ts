import type {
  listWork,
  QueryOf,
  readWorkFigures as figuresCall,
  WorkFigures,
  WorkRow,
} from '@tussock/contract';
import {
  actionStateOptions,
  ANY_WORK_STATE,
  boardWords,
  chosenIn,
  dayInNewZealand,
  findSection,
  labelOfOption,
  regions,
  WITHOUT,
  type OfferedWorkFacet,
} from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import { findPage } from '../../platform/database/find-page.ts';
import type { Services } from '../../services.ts';
import {
  countAllWork,
  countWork,
  countWorkBy,
  findWorkPage,
  sumWork,
  type WorkFilter,
} from './work-store.ts';

type Narrowed = QueryOf<typeof figuresCall>;

function filterOf({ clock }: Services, caller: Caller, query: Narrowed): WorkFilter {
  const at = clock.now();
  const chosen = {
    state: chosenIn(query.state),
    section: chosenIn(query.section),
    person: chosenIn(query.person),
    farm: chosenIn(query.farm),
    region: chosenIn(query.region),
    year: chosenIn(query.year),
  };
  const isOverdueOnly = query.overdue !== undefined;
  return { caller, search: query.search, chosen, isOverdueOnly, at, today: dayInNewZealand(at) };
}

/** Lists a page of the actions of all plans the caller may see. */
export async function readWork(services: Services, caller: Caller, wanted: QueryOf<typeof listWork>) {
  const { db } = services.database;
  const { sort, order } = wanted;
  const filter = filterOf(services, caller, wanted);
  const { rows, ...page } = await findPage(wanted, {
    count: () => countWork(db, filter),
    find: (part) => findWorkPage(db, filter, { sort, order, ...part }),
  });
  const results = rows.map(({ id, state, ...row }): WorkRow => ({
    ...row,
    _id: id,
    state: state as WorkRow['state'], // checked by the database against the same list
  }));
  return { results, ...page };
}

const labels: Readonly<Record<OfferedWorkFacet, (value: string, name: string | null) => string>> = {
  state: (value) => labelOfOption(actionStateOptions, value),
  section: (value) => findSection(value)?.title ?? value,
  person: (value, name) => (value === WITHOUT ? boardWords.nobody : (name ?? value)),
  region: (value) => (value === WITHOUT ? boardWords.without.region : labelOfOption(regions, value)),
  year: (value) => (value === WITHOUT ? boardWords.noYear : value),
};

/** Reads the figures over the actions of a register, and its filter options with their counts. */
export async function readWorkFigures(
  services: Services,
  caller: Caller,
  query: Narrowed,
): Promise<WorkFigures> {
  const { db } = services.database;
  const filter = filterOf(services, caller, query);
  const offered = async (facet: OfferedWorkFacet) => {
    const any = facet === 'state' ? [ANY_WORK_STATE] : [];
    const others = { ...filter, chosen: { ...filter.chosen, [facet]: any } };
    return (await countWorkBy(db, others, facet)).map(({ value, name, count }) => ({
      value,
      label: labels[facet](value, name),
      count,
    }));
  };
  const [sums, allActions, state, section, person, region, year] = await Promise.all([
    sumWork(db, filter),
    countAllWork(db, filter),
    offered('state'),
    offered('section'),
    offered('person'),
    offered('region'),
    offered('year'),
  ]);
  return { ...sums, allActions, facets: { state, section, person, region, year } };
}
