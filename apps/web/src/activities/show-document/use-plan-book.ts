import { useQueries, useQuery } from '@tanstack/react-query';
import {
  listPeopleOfPlan,
  readFertiliserSeason,
  readPlanOwner,
  type FertiliserSeasonReply,
  type RecordRow,
} from '@tussock/contract';
import { MOST_BOOK_SEASONS, recordDifferences, sayChange } from '@tussock/domain';
import { planBook, type BookChanges, type BookSettings, type PlanDocument } from '@tussock/reports';
import { useCallback, useMemo, useState } from 'react';
import { useRowsToShow, useVersionRows, useVersions } from '../../sync/index.ts';
import { reading } from '../../session/client.ts';
import { useLandAround } from './use-land-around.ts';
import { usePhotoAround } from './use-photo-around.ts';

/** Loads the fertiliser of the latest seasons in a book, one after another; undefined until the first is loaded. */
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

/** Changes of the plan since its newest version; undefined where there is none. */
function useChanges(
  planId: string,
  rows: readonly RecordRow[] | undefined,
  maySeeHistory: boolean,
): BookChanges | undefined {
  const since = useVersions()[0]?.number;
  const { rows: was } = useVersionRows(planId, maySeeHistory ? since : undefined);
  return useMemo(() => {
    if (since === undefined || !rows) return undefined;
    return was ? { since, said: recordDifferences(was, rows).map(sayChange) } : { since, unsaid: 'notHere' };
  }, [since, was, rows]);
}

/** The person's rights that decide which parts of a book they see. */
interface BookRights {
  readonly mayReadPeople: boolean;
  readonly maySeeHistory: boolean;
}

/**
 * The book of the open plan with these settings, live; undefined until its record is loaded. Parts that only the server has are added once they are
 * loaded. The settings must be the same object until one of them changes.
 */
export function usePlanBook(
  planId: string,
  { mayReadPeople, maySeeHistory }: BookRights,
  settings: BookSettings,
): PlanDocument | undefined {
  const rows = useRowsToShow();
  const changes = useChanges(planId, rows, maySeeHistory);
  const { data: owner } = useQuery(reading(readPlanOwner, { params: { planId } }));
  const seasons = useSeasons(planId);
  const { attribution, beneath } = useLandAround(planId, null);
  const photo = usePhotoAround(rows, settings.ground === 'photo');
  const { data: people } = useQuery({
    ...reading(listPeopleOfPlan, { params: { planId } }),
    enabled: mayReadPeople,
  });
  // The day the page was opened: what is due moves with the day, and nobody reads a book over midnight.
  const [at] = useState(() => new Date());
  return useMemo(
    () =>
      rows &&
      planBook(
        {
          rows,
          at,
          ownerName: owner === undefined ? undefined : (owner?.name ?? null),
          people: Object.fromEntries((people?.results ?? []).map(({ _id, name }) => [_id, name])),
          ...(seasons ? { seasons } : {}),
          ...(attribution === undefined ? {} : { attribution }),
          ...(beneath ? { beneath } : {}),
          ...(photo ? { photo } : {}),
          ...(changes ? { changes } : {}),
        },
        settings,
      ),
    [rows, seasons, people, owner, at, attribution, beneath, photo, changes, settings],
  );
}
