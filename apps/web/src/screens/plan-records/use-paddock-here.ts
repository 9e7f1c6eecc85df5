import { isThere, kinds, paddocksAround, type PaddocksAround } from '@tussock/domain';
import { isPolygonal, type Fix } from '@tussock/geometry';
import { useMemo } from 'react';
import { usePosition } from '../../device/index.ts';
import { featuresOfKind, nameOfFeature, usePlanFeatures } from '../../sync/index.ts';

const NOBODY: PaddocksAround = { sure: null, possible: [] };

/** The paddocks around the device, as far as it knows where it is, and why it does not. */
export function usePaddockHere(planId: string): PaddocksAround & {
  readonly fix: Fix | null;
  readonly position: ReturnType<typeof usePosition>;
} {
  const position = usePosition();
  const features = usePlanFeatures(planId);
  const paddocks = useMemo(
    () =>
      featuresOfKind(features, kinds.paddock)
        .filter(({ geometry, properties }) => isPolygonal(geometry) && isThere(properties))
        .map((feature) => ({
          id: feature._id,
          name: nameOfFeature(feature),
          geometry: feature.geometry,
          areaM2: feature.areaM2,
        })),
    [features],
  );
  const { fix } = position;
  const around = useMemo(() => (fix ? paddocksAround(paddocks, fix) : NOBODY), [paddocks, fix]);
  return { ...around, fix, position };
}
