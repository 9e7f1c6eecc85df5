import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { useFarmState } from './use-farm-state.ts';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
// No more of a map's content is read here.
const content = (isLoading: boolean) =>
  ({
    plan: { _id: 'plan', info: {}, nextDate: { kind: 'review', day: '2026-01-01' } },
    features: [],
    savedBoundary: isLoading ? undefined : { boundaryFeatures: [] },
    isLoading,
  }) as unknown as Parameters<typeof useFarmState>[1];

test('before the record of a plan is here, neither what lacks nor what is due is said to be nothing', async () => {
  vi.spyOn(client, 'call').mockReturnValue(new Promise(() => {}));
  const record = openFakeRecord([], { phase: 'opening' });
  const { result, rerender } = renderHook(({ isLoading }) => useFarmState('plan', content(isLoading)), {
    wrapper,
    initialProps: { isLoading: true },
  });
  expect(result.current).toMatchObject({ gaps: undefined, due: undefined, balance: undefined });
  act(() => record.setSync({ phase: 'ready' }));
  rerender({ isLoading: false });
  await waitFor(() => expect(result.current.gaps?.length).toBeGreaterThan(0));
  expect(result.current.due).toMatchObject([{ title: 'Review of the plan' }]);
});

test('what is not drawn is never said of a plan whose features have just come', async () => {
  vi.spyOn(client, 'call').mockReturnValue(new Promise(() => {}));
  openFakeRecord([], { phase: 'ready' });
  const [west, south] = [172.5, -43.1];
  const ground = {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + 0.01, south],
        [west + 0.01, south + 0.01],
        [west, south + 0.01],
        [west, south],
      ],
    ],
  };
  const paddock = {
    _id: 'front',
    planId: 'plan',
    featureType: 'paddocks',
    geometry: ground,
    properties: { name: 'Front', status: 'existing' },
  };
  const whole = {
    ...content(false),
    features: [paddock],
    savedBoundary: { boundaryFeatures: [{ geometry: ground }] },
  } as unknown as Parameters<typeof useFarmState>[1];
  const said: (string | undefined)[] = [];
  const { rerender } = renderHook(
    ({ given }) => {
      const { balance } = useFarmState('plan', given);
      said.push(balance?.shares.map(({ cover }) => cover).join());
    },
    { wrapper, initialProps: { given: content(true) } },
  );
  rerender({ given: whole });
  await waitFor(() => expect(said).toContain('paddocks'));
  expect([...new Set(said)]).toEqual([undefined, 'paddocks']);
});
