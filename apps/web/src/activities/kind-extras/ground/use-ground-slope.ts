import { useQuery } from '@tanstack/react-query';
import { readGroundSlope } from '@tussock/contract';
import { checkGeometry, isPolygonal, type Geometry } from '@tussock/geometry';
import { useMemo } from 'react';
import { useOpenPlan } from '../../../routes/open-plan-context.ts';
import { client } from '../../../session/client.ts';

/** How steep the ground of a shape is, by the terrain model; asked for once for each shape. */
export function useGroundSlope(geometry: Geometry | null) {
  const { planId } = useOpenPlan();
  const shape = useMemo(
    // A shape that cannot be saved has no ground yet.
    () => (geometry && isPolygonal(geometry) && checkGeometry(geometry, ['polygon']).ok ? geometry : null),
    [geometry],
  );
  return useQuery({
    queryKey: [readGroundSlope.id, planId, JSON.stringify(shape)],
    enabled: shape !== null,
    queryFn: ({ signal }) => {
      if (!shape) throw new Error('asked for no shape');
      return client.call(
        readGroundSlope,
        { params: { planId }, body: { geometry: shape } },
        { signal, isQuiet: true },
      );
    },
    // The ground does not move.
    staleTime: Infinity,
  });
}
