import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { squareTitleAt, titleExample } from '../../../plan-session/testing/title-example.ts';
import { client } from '../../../session/client.ts';
import { queryClient } from '../../../session/query-client.ts';
import { useTitleSearch } from './use-title-search.ts';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

test('what was found before there is a map is where the map goes once it is there', async () => {
  vi.spyOn(client, 'call').mockResolvedValue({
    features: [{ type: 'FeatureCollection', features: [titleExample('1', squareTitleAt(170))] }],
  });
  const { result } = renderHook(() => useTitleSearch({ tell: vi.fn() }), { wrapper });
  expect(result.current.goingTo).toBeNull();
  act(() => result.current.search.mutate({ address: '44 Tōtara Road' }));
  await waitFor(() => expect(result.current.goingTo?.[0]).toBe(170));
  act(() => result.current.went());
  expect(result.current.goingTo).toBeNull();
});
