import type { FeatureReply } from '@tussock/contract';
import { riskTypes } from '@tussock/domain';
import { useMemo } from 'react';
import type { MapFeature } from '../map/index.ts';
import type { RiskLayers } from '../plan-session/map-state.ts';
import { useLandRisk, useToday } from '../record/index.ts';
import { colourByRisk, colourFences } from './colour-by-risk.ts';

interface Drawn {
  readonly plan: { readonly _id: string };
  readonly features: readonly FeatureReply[];
  readonly shapes: readonly MapFeature[];
}

/** The features of a map with land units and fence lines in the colours of the risk layers that are on (specification §3). */
export function useRiskColours({ plan, features, shapes }: Drawn, layers: RiskLayers) {
  const { enabled, type } = layers.lmu;
  const today = useToday();
  const risks = useLandRisk(plan._id, enabled);
  const shown = enabled ? riskTypes.find(({ key }) => key === type)?.key : undefined;
  const withUnits = useMemo(
    () => (shown && risks ? colourByRisk(shapes, risks, shown) : shapes),
    [shapes, risks, shown],
  );
  return useMemo(
    () => (layers.fenceLines ? colourFences(withUnits, features, today) : withUnits),
    [withUnits, features, layers.fenceLines, today],
  );
}
