import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PlanMapProps } from './plan-map-props.ts';
import { emptyMap } from './testing/empty-map.ts';
import { useMapShapes } from './use-map-shapes.ts';
import type { ReadyMap } from './use-started-map.ts';

/** As much of the engine as is handed anything here. */
const engineHanding = (show: (features: unknown) => void) =>
  ({
    map: new Proxy({}, { get: (_, name) => () => (name === 'getStyle' ? { layers: [] } : undefined) }),
    source: { show },
    stack: { show: () => undefined },
  }) as unknown as ReadyMap;

test('features count as laid once the engine was handed them, and not in the picture in which they come', async () => {
  const handed = vi.fn<(features: unknown) => void>();
  const ready = engineHanding(handed);
  const seen: [unknown, number][] = [];
  const first: PlanMapProps['features'] = [];
  const { rerender } = renderHook(
    ({ features, ...more }: { features: PlanMapProps['features']; ready: ReadyMap | null }) => {
      const laid = useMapShapes(more.ready, { ...emptyMap, features }, true);
      seen.push([laid === features, handed.mock.calls.length]);
    },
    { initialProps: { features: first, ready: null as ReadyMap | null } },
  );
  // Without an engine nothing is handed to anybody.
  expect(seen.some(([isLaid]) => isLaid)).toBe(false);
  await act(async () => rerender({ features: first, ready }));
  const later: PlanMapProps['features'] = [];
  await act(async () => rerender({ features: later, ready }));
  // Whenever they counted as laid, they had been handed over before: once for the first, twice for the later.
  expect(seen.at(-1)).toEqual([true, 2]);
  expect(seen.filter(([isLaid]) => isLaid).map(([, times]) => times)).toEqual([1, 2]);
});

test('what changes while the engine has lost its style is laid when the style is back', () => {
  const asked: string[] = [];
  const engine = { style: null as object | null };
  const map = new Proxy(engine, {
    get: (_, name) =>
      name === 'style'
        ? engine.style
        : () => void asked.push(engine.style ? String(name) : 'nothing is there'),
  });
  const make = () => ({ ...engineHanding(() => undefined), map }) as unknown as ReadyMap;
  const { rerender } = renderHook(
    ({ ready, ...props }: PlanMapProps & { ready: ReadyMap }) => useMapShapes(ready, props, true),
    { initialProps: { ...emptyMap, ready: make() } },
  );
  rerender({ ...emptyMap, ready: make(), hasLabels: false });
  expect(asked).toEqual([]);
  engine.style = {};
  rerender({ ...emptyMap, ready: make(), hasLabels: false });
  expect(asked).toContain('setLayoutProperty');
  expect(asked).toContain('setFilter');
});
