import type { FeatureReply } from '@tussock/contract';
import { riskTypes, type EditionsInInfo } from '@tussock/domain';
import { useMemo } from 'react';
import { colourByRisk, colourFences } from './colour-by-risk.ts';
import { rateLand } from './rate-land.ts';
import type { MapFeature } from '../map/index.ts';
import type { RiskLayers } from '../plan-session/map-state.ts';
import { useInTurns, usePlanRow, useSoilTests, useToday } from '../sync/index.ts';

interface Drawn {
  readonly features: readonly FeatureReply[];
  readonly shapes: readonly MapFeature[];
}

/** The features of a map with land units and fence lines in the colours of the risk layers that are on (specification §3). */
export function useRiskColours({ features, shapes }: Drawn, { lmu, fenceLines }: RiskLayers) {
  const { enabled, type } = lmu;
  const today = useToday();
  const tests = useSoilTests();
  // The server checked the values of a row, or the screen that wrote it did.
  const { rulesVersion } = (usePlanRow()?.values ?? {}) as EditionsInInfo;
  const begin = useMemo(
    () => (enabled ? () => rateLand({ features, tests, rulesVersion }) : undefined),
    [enabled, features, tests, rulesVersion],
  );
  const risks = useInTurns(begin);
  const shown = enabled ? riskTypes.find(({ key }) => key === type)?.key : undefined;
  const withUnits = useMemo(
    () => (shown && risks ? colourByRisk(shapes, risks, shown) : shapes),
    [shapes, risks, shown],
  );
  return useMemo(
    () => (fenceLines ? colourFences(withUnits, features, today) : withUnits),
    [withUnits, features, fenceLines, today],
  );
}
