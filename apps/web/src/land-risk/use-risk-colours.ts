import { later, useLater } from '@tussock/ui';
import type { FeatureReply } from '@tussock/contract';
import { riskTypes, type EditionsInInfo } from '@tussock/domain';
import { useMemo } from 'react';
import type { MapFeature } from '../map/index.ts';
import type { RiskLayers } from '../plan-session/map-state.ts';
import { useInTurns, usePlanRow, useSoilTests, useToday } from '../record/index.ts';

/** What rates land and fences by the rules and the law: many look at a map without it. */
export const riskColouring = later(() => import('./risk-colouring.ts'));

interface Drawn {
  readonly features: readonly FeatureReply[];
  readonly shapes: readonly MapFeature[];
}

/** The features of a map with land units and fence lines in the colours of the risk layers that are on (specification §3). */
export function useRiskColours({ features, shapes }: Drawn, { lmu, fenceLines }: RiskLayers) {
  const { enabled, type } = lmu;
  const code = useLater(riskColouring, enabled || fenceLines);
  const today = useToday();
  const tests = useSoilTests();
  // The server checked the values of a row, or the screen that wrote it did.
  const { rulesVersion } = (usePlanRow()?.values ?? {}) as EditionsInInfo;
  const begin = useMemo(
    () => (code && enabled ? () => code.rateLand({ features, tests, rulesVersion }) : undefined),
    [code, enabled, features, tests, rulesVersion],
  );
  const risks = useInTurns(begin);
  const shown = enabled ? riskTypes.find(({ key }) => key === type)?.key : undefined;
  const withUnits = useMemo(
    () => (code && shown && risks ? code.colourByRisk(shapes, risks, shown) : shapes),
    [code, shapes, risks, shown],
  );
  return useMemo(
    () => (code && fenceLines ? code.colourFences(withUnits, features, today) : withUnits),
    [code, withUnits, features, fenceLines, today],
  );
}
