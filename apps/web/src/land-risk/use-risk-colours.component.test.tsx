import { renderHook, waitFor } from '@testing-library/react';
import type { RecordRow } from '@tussock/contract';
import { GEOMETRY, kinds } from '@tussock/domain';
import { expect, test } from 'vitest';
import type { MapFeature } from '../map/index.ts';
import type { RiskLayers } from '../plan-session/map-state.ts';
import { usePlanFeatures } from '../sync/index.ts';
import { openFakeRecord } from '../sync/testing/fake-record.ts';
import { useRiskColours } from './use-risk-colours.ts';

const outline = {
  type: 'Polygon',
  coordinates: [
    [
      [171, -43],
      [171.01, -43],
      [171.01, -42.99],
      [171, -43],
    ],
  ],
} as const;
const downs: RecordRow = {
  id: 'Downs',
  entity: kinds.lmu.id,
  version: 1,
  values: { name: 'Downs', status: 'existing', [GEOMETRY]: outline },
  made: { createdAt: '2026-11-01T00:00:00.000Z' },
};
const shapes: readonly MapFeature[] = [
  { id: 'Downs', kind: kinds.lmu, name: 'Downs', geometry: outline, look: {}, isRemoved: false },
];
const OFF: RiskLayers = {
  lmu: { enabled: false, type: 'nLeaching' },
  fenceLines: false,
  transects: { enabled: false, type: 'pH' },
};

const coloured = (layers: RiskLayers) =>
  renderHook(
    ({ shown }) => {
      const features = usePlanFeatures('plan');
      return useRiskColours({ features, shapes }, shown);
    },
    { initialProps: { shown: layers } },
  );

test('a map is in its own colours while no layer of risk is on', () => {
  openFakeRecord([downs]);
  const { result } = coloured(OFF);
  expect(result.current).toBe(shapes);
});

test('[MAP-4] once the layer is on, units say their level; off again they are as before', async () => {
  openFakeRecord([downs]);
  const { result, rerender } = coloured({ ...OFF, lmu: { enabled: true, type: 'nLeaching' } });
  await waitFor(() => expect(result.current[0]?.name).toMatch(/^Downs\n/u));
  rerender({ shown: OFF });
  expect(result.current).toBe(shapes);
});
