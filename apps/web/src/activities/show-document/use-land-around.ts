import { useQuery } from '@tanstack/react-query';
import { readReportSurroundings } from '@tussock/contract';
import { heightsOfSteps } from '@tussock/geometry';
import type { ReportSource } from '@tussock/reports';
import { useMemo } from 'react';
import { reading } from '../../session/client.ts';

/** Loads the land around the open plan's farm for its documents; `asAt` for the end of a day, null for today. */
export function useLandAround(
  planId: string,
  asAt: string | null,
): Pick<ReportSource, 'streams' | 'attribution' | 'beneath'> {
  const { data: around } = useQuery(
    reading(readReportSurroundings, {
      params: { planId },
      query: { with: 'heights', ...(asAt === null ? {} : { asAt }) },
    }),
  );
  return useMemo(() => {
    if (!around) return {};
    const { attribution, streams, heights } = around;
    return {
      attribution,
      ...(streams ? { streams } : {}),
      // The same ground as on paper: contours of a map are worked out where it is drawn.
      beneath: {
        heights: heights ? heightsOfSteps(heights) : null,
        streams: streams ?? [],
        ...(streams ? {} : { lacksStreams: true }),
        attribution: heights?.attribution ?? null,
      },
    };
  }, [around]);
}
