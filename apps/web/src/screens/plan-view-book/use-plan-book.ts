import { useQuery } from '@tanstack/react-query';
import { listPeopleOfPlan, readFertiliserSeason } from '@tussock/contract';
import { planBook, type PlanDocument } from '@tussock/reports';
import { useDeferredValue, useMemo, useState } from 'react';
import { useAllRows } from '../../record/index.ts';
import { reading } from '../../session/client.ts';

/** The book of the open plan, live; what the server alone reckons joins it once it is read. */
export function usePlanBook(planId: string, mayReadPeople: boolean): PlanDocument {
  const rows = useDeferredValue(useAllRows());
  const { data: season } = useQuery(reading(readFertiliserSeason, { params: { planId }, query: {} }));
  const { data: people } = useQuery({
    ...reading(listPeopleOfPlan, { params: { planId } }),
    enabled: mayReadPeople,
  });
  // The day the page was opened: what is due moves with the day, and nobody reads a book over midnight.
  const [at] = useState(() => new Date());
  return useMemo(
    () =>
      planBook({
        rows,
        at,
        ownerName: null,
        people: Object.fromEntries((people?.results ?? []).map(({ _id, name }) => [_id, name])),
        ...(season ? { seasons: season.applications.length > 0 ? [season] : [] } : {}),
      }),
    [rows, season, people, at],
  );
}
