import { useQuery } from '@tanstack/react-query';
import { checkShape, type ReplyOf } from '@tussock/contract';
import type { AnyKind } from '@tussock/domain';
import { checkGeometry, type Geometry } from '@tussock/geometry';
import { OfflineError } from '../../../api/errors.ts';
import { measureShape } from '../../../sync/index.ts';
import { client } from '../../../session/client.ts';

type Checked = ReplyOf<typeof checkShape>;

/** Checks a shape offline, by the server's code: only overlaps are not known before the shape is sent. */
function checkHere(kind: AnyKind, shape: Geometry): Checked {
  const checked = checkGeometry(shape, kind.shapes);
  const nothing = { repaired: null, overlaps: [] };
  if (checked.ok) return { ...measureShape(checked.geometry), reasons: [], ...nothing };
  const reasons = checked.reasons.map(({ reason, message }) => ({ reason, message }));
  return { reasons, areaHectares: null, lengthMetres: null, ...nothing };
}

/** Has the server check a finished shape: its figures, its problems, and its overlaps with others of its kind. */
export function useShapeCheck(wish: {
  readonly planId: string;
  readonly kind: AnyKind | undefined;
  readonly featureId: string;
  readonly geometry: Geometry | null;
}) {
  const { planId, kind, featureId, geometry } = wish;
  return useQuery({
    queryKey: ['feature.check', planId, kind?.id, featureId, JSON.stringify(geometry)],
    queryFn: async ({ signal }): Promise<Checked> => {
      const asked = client.call(
        checkShape,
        {
          body: {
            _id: featureId,
            featureType: kind?.wording.featureType ?? '',
            geometry: geometry as Geometry,
          },
        }, // enabled below only with one
        { signal, isQuiet: true },
      );
      return asked.catch((error: unknown) => {
        if (!(error instanceof OfflineError) || !kind || !geometry) throw error;
        return checkHere(kind, geometry);
      });
    },
    enabled: geometry !== null && kind !== undefined,
    // Of this very thing alone: what was wrong with another, or with what is gone, is wrong no longer.
    placeholderData: (data, query) => (geometry && query?.queryKey[3] === featureId ? data : undefined),
    staleTime: Infinity,
    gcTime: 60_000,
  });
}

export type ShapeCheck = ReturnType<typeof useShapeCheck>;

/** Whether the present shape was checked and cannot be saved. */
export const isRefused = ({ data, isPlaceholderData }: ShapeCheck): boolean =>
  (data?.reasons.length ?? 0) > 0 && !isPlaceholderData;
