import { useQueries, useQuery } from '@tanstack/react-query';
import { listPeopleOfPlan, readFertiliserSeason, type FertiliserSeasonReply } from '@tussock/contract';
import { MOST_BOOK_SEASONS } from '@tussock/domain';
import { planBook, type PlanDocument } from '@tussock/reports';
import { useLandAround } from '../../activities/show-document/index.ts';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useAllRows } from '../../record/index.ts';
import { reading } from '../../session/client.ts';

/** What was spread in the newest seasons that stand in a book, each as it is read; undefined until the first is here. */
function useSeasons(planId: string): readonly FertiliserSeasonReply[] | undefined {
  const season = (query: { startYear?: number }) =>
    reading(readFertiliserSeason, { params: { planId }, query });
  const { data: now } = useQuery(season({}));
  const years = (now?.startYears ?? []).filter((year) => year !== now?.season.startYear);
  return useQueries({
    queries: years.slice(0, MOST_BOOK_SEASONS - 1).map((startYear) => season({ startYear })),
    combine: useCallback(
      (answers: readonly { readonly data: FertiliserSeasonReply | undefined }[]) =>
        now && [now, ...answers.flatMap(({ data }) => data ?? [])].filter(isSpread),
      [now],
    ),
  });
}
const isSpread = ({ applications }: FertiliserSeasonReply): boolean => applications.length > 0;

/** The book of the open plan, live; what the server alone reckons joins it once it is read. */
export function usePlanBook(planId: string, mayReadPeople: boolean): PlanDocument {
  const rows = useDeferredValue(useAllRows());
  const seasons = useSeasons(planId);
  const { attribution, beneath } = useLandAround(planId, null);
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
        ...(seasons ? { seasons } : {}),
        ...(attribution === undefined ? {} : { attribution }),
        ...(beneath ? { beneath } : {}),
      }),
    [rows, seasons, people, at, attribution, beneath],
  );
}
