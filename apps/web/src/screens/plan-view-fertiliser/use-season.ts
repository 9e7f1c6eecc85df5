import { useQuery } from '@tanstack/react-query';
import { readFertiliserSeason, type FertiliserSeasonReply } from '@tussock/contract';
import { useMemo } from 'react';
import { OfflineError } from '../../api/errors.ts';
import { reading } from '../../session/client.ts';
import { seasonOnDevice, useAllRows } from '../../sync/index.ts';
import type { SeasonSearch } from './season-search.ts';

interface SeasonFound {
  readonly found: FertiliserSeasonReply | undefined;
  readonly isFromDevice: boolean;
  /** Why there is none, from the server or from this device. */
  readonly error: Error | null;
}

/** The season as this device works it out; undefined where it cannot, as of ground with margins. */
function seasonHere(rows: ReturnType<typeof useAllRows>, { startYear }: SeasonSearch) {
  try {
    return seasonOnDevice(rows, startYear);
  } catch {
    return undefined;
  }
}

/** The fertiliser of a season: as the server works it out, and without a line as this device does. */
export function useSeason(planId: string, query: SeasonSearch): SeasonFound {
  const asked = useQuery(reading(readFertiliserSeason, { params: { planId }, query }));
  const rows = useAllRows();
  const { startYear } = query;
  const isOffline = asked.error instanceof OfflineError && !asked.data;
  const here = useMemo(
    () =>
      isOffline && rows.length > 0
        ? seasonHere(rows, startYear === undefined ? {} : { startYear })
        : undefined,
    [isOffline, rows, startYear],
  );
  return {
    found: asked.data ?? here,
    isFromDevice: here !== undefined,
    error: here ? null : asked.error,
  };
}
