import { useQuery } from '@tanstack/react-query';
import { readReportSurroundings } from '@tussock/contract';
import type { PlanAround } from '@tussock/domain';
import { bounds, isPolygonal, unionBounds } from '@tussock/geometry';
import { groundAround } from '@tussock/reports';
import { useMemo } from 'react';
import { reading } from '../../session/client.ts';
import { useBoundary, usePlanFeatures } from './use-plan-features.ts';

/** The open plan as what is drawn on it is surrounded by it; the streams of the map are asked for only where they are wanted. */
export function usePlanAround(planId: string, { hasStreams }: { readonly hasStreams: boolean }): PlanAround {
  const features = usePlanFeatures(planId);
  const boundary = useBoundary();
  const { data } = useQuery({
    ...reading(readReportSurroundings, { params: { planId }, query: {} }),
    enabled: hasStreams,
  });
  const lines = data?.streams;
  return useMemo(() => {
    // They are looked for around the boundary: without one nothing is known of them.
    const farm = unionBounds((boundary?.boundaryFeatures ?? []).map(({ geometry }) => bounds(geometry)));
    const blocks = (boundary?.boundaryFeatures ?? []).flatMap(({ geometry }) =>
      isPolygonal(geometry) ? [geometry] : [],
    );
    return {
      features,
      streams: lines && farm ? { lines, within: groundAround(farm) } : null,
      boundary: blocks,
    };
  }, [features, boundary, lines]);
}
