import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { checkShape } from '@tussock/contract';
import type { AnyKind } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import { client } from '../../session/client.ts';

/** What the server says of a finished shape: its figures, what is wrong with it, and where it lies over others of its kind. */
export function useShapeCheck(wish: {
  readonly planId: string;
  readonly kind: AnyKind | undefined;
  readonly featureId: string;
  readonly geometry: Geometry | null;
}) {
  const { planId, kind, featureId, geometry } = wish;
  return useQuery({
    queryKey: ['feature.check', planId, kind?.id, featureId, JSON.stringify(geometry)],
    queryFn: ({ signal }) =>
      client.call(
        checkShape,
        {
          body: {
            _id: featureId,
            featureType: kind?.wording.featureType ?? '',
            geometry: geometry as Geometry,
          },
        }, // enabled below only with one
        { signal, isQuiet: true },
      ),
    enabled: geometry !== null && kind !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  });
}

export type ShapeCheck = ReturnType<typeof useShapeCheck>;
