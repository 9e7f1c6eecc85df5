import { useQuery } from '@tanstack/react-query';
import { sketchFeatures } from '@tussock/contract';
import { useMemo, useState } from 'react';
import type { MapSketch } from '../../map/index.ts';
import { reading } from '../../session/client.ts';
import { isLineSlow } from '../../slow-line.ts';
import { sketchShapes } from './sketch-shapes.ts';

/** How a plan looks, until it is here: over a slow line alone, where it is on its way for seconds. What fails is no loss. */
export function useSketch(planId: string, isLoading: boolean): MapSketch | undefined {
  const [isSlow] = useState(isLineSlow);
  const { data } = useQuery({
    ...reading(sketchFeatures, { params: { planId } }),
    enabled: isSlow && isLoading,
    retry: false,
  });
  return useMemo(() => (isLoading && data ? sketchShapes(data) : undefined), [isLoading, data]);
}
